/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The kernel that is tested: a folder, or a tarball that is unpacked into the
 * cache.  Nothing is ever written into a folder. */
#ifndef UA_TREE_H
#define UA_TREE_H

#include "kernel/cache.h"
#include "kernel/words.h"

struct ua_given;

struct ua_tree {
	char *given;		/* as the user named it */
	char *dir;		/* absolute, where its files are */
	char *version;		/* "6.12.117" */
	/* a file beside it, or instead of it (single.h) */
	char *title;		/* what is tested; NULL: the kernel */
	char *file;		/* a source or an object as named; NULL: the tree's own */
	struct ua_words with;	/* objects that are linked too */
	const struct ua_given *asked;	/* symbols that must be there; NULL */
	bool bare;		/* there are no headers: no facts */
	const char *objects;	/* folder of another build's objects (--objects); NULL */
};

/* members: what is needed of a tarball, as paths in the tree.  0, or an exit
 * status + 1 after having said what is wrong. */
int ua_tree_open(struct ua_tree *t, const char *given, const struct ua_cache *cache,
		 const struct ua_words *members);
void ua_tree_free(struct ua_tree *t);

/* Does it have the file? */
bool ua_tree_has(const struct ua_tree *t, const char *path);

/* unpack.c: the folder that the tarball's members were unpacked to, allocated,
 * in *dir; 0, or an exit status + 1. */
int ua_tarball_unpack(const char *path, const struct ua_cache *cache,
		      const struct ua_words *members, char **dir);

#endif
