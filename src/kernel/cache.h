/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The folder for what is made: $XDG_CACHE_HOME/uctorture.  Unpacked trees are
 * kept there; images are made anew in a folder of each run's own, which are
 * seconds, and so no run can break another's.
 */
#ifndef UA_CACHE_H
#define UA_CACHE_H

#include <stdbool.h>

struct ua_cache {
	char *dir;		/* absolute */
	char *work;		/* this run's folder */
	int lock;		/* of work */
};

/* given: --cache=DIR or NULL.  0, or an exit status + 1. */
int ua_cache_open(struct ua_cache *c, const char *given);

/* Takes this run's folder away. */
void ua_cache_close(struct ua_cache *c);

/* Waits until no other run has this lock file; its descriptor, which holds the
 * lock, or -1 after having said why not. */
int ua_cache_lock(const char *path);

/* Makes a folder and those above it, or takes all of one away; 0 or -errno. */
int ua_folder_make(const char *path);
int ua_folder_remove(const char *path);

/* Writes a whole file; 0, or an exit status + 1 after having said why not. */
int ua_file_write(const char *path, const char *text);

/* "cannot make PATH: ...", and what to do; an exit status + 1. */
int ua_cache_failed(const char *path, int error);

#endif
