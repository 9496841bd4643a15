/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Commands without a shell, several at a time, and a line that says how far. */
#ifndef UA_PROCESS_H
#define UA_PROCESS_H

#include "kernel/words.h"

struct ua_job {
	struct ua_words argv;
	char *out;		/* what it wrote to stdout and stderr */
	size_t size;
	int status;		/* its exit status, or 128 + the signal */
	void *data;
	/* while it runs */
	long pid;
	int fd;
};

/* Runs the jobs, most of them at a time.  done() is called for each as it
 * ends, and returns true to have it run again.  0, or 128 + a signal's number
 * when that came: then all are stopped. */
int ua_jobs_run(struct ua_job *job, size_t n, unsigned most, bool (*done)(struct ua_job *));
void ua_job_free(struct ua_job *job);

/* One command: its status as above; *out (may be NULL) what it wrote. */
int ua_process_run(const struct ua_words *argv, char **out);

/* Where a command lies in PATH, allocated; NULL. */
char *ua_process_find(const char *name);

/* SIGINT and SIGTERM are noted from now on; which came, or 0. */
void ua_signals_catch(void);
int ua_signal_caught(void);

/* A process that is to get them too; 0: none. */
void ua_signals_forward(long pid);

/* One line on a terminal's stderr, written over by the next; "" clears it. */
void ua_progress(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
