/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Foreign runners: this same program built for another machine, one static
 * file each, started under its emulator.  What they find comes back as JSON
 * lines and is merged into one report.
 */
#ifndef UA_TARGET_H
#define UA_TARGET_H

#include "options.h"
#include "report/report.h"

struct ua_target {
	const char *name;	/* "powerpc64le" */
	const char *triple;	/* of its compiler */
	const char *emulator;	/* command with options; "" for this machine */
	const char *package;	/* Debian's, of its compiler */
	char runner[4096];	/* path of its file; found by ua_targets_choose */
};

/* Chooses from "all" or a list with commas; n targets, in the table's order.
 * "native" is this program.  0, or an exit status + 1 after having said what
 * is missing. */
int ua_targets_choose(const char *list, struct ua_target **chosen, size_t *n);

/* Runs the commands on targets; exit statuses. */
int ua_target_run(const struct ua_options *o);
int ua_target_list(const struct ua_options *o);
int ua_target_replay(const struct ua_options *o);
int ua_target_each(const struct ua_options *o);	/* mutate, audit */

/* Starts a target's runner with words, the last of them NULL.  Its output can
 * be read from *out (or goes to ours when out is NULL).  The pid, or -errno. */
long ua_target_start(const struct ua_target *t, char *const *words, FILE **out);

/* Waits for it: its exit status, or 128 + the signal. */
int ua_target_wait(long pid);

/* The subjects of a target that were chosen, as its runner names them. */
struct ua_subjects {
	char **name;
	size_t n;
};

void ua_subjects_free(struct ua_subjects *s);

/* A target's subjects carry its name in a merged report.  Returns buf. */
const char *ua_target_name(const struct ua_target *t, const char *name, char *buf, size_t size);

/* Asks the runner what it has that o's globs choose, and notes in hit (one a
 * glob) which of them did; 0, or an exit status + 1. */
int ua_target_subjects(const struct ua_options *o, const struct ua_target *t,
		       struct ua_subjects *s, bool *hit);

/* One line of JSON as a result; result->routine and ->tally are allocated,
 * with all that hangs on them.  NULL, or what is wrong with the line. */
const char *ua_target_parse(const char *line, const struct ua_target *t,
			    struct ua_result *result);
void ua_target_free(struct ua_result *result);

#endif
