/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Results of a run that are kept, to be held against those of another. */
#ifndef UA_COLLECT_H
#define UA_COLLECT_H

#include "kernel/kernel.h"

struct ua_kept {
	char *name;			/* "x86_64/copy_to_user/..." */
	char *unbuilt;			/* a file that does not build: why; NULL */
	unsigned failing;		/* clauses */
	char *smallest[UA_C_NR];	/* case of a clause; NULL: it kept none */
	char *block[UA_C_NR];		/* its finding, for people */
};

struct ua_kept_run {
	struct ua_kept *result;
	size_t n;
	char *subject, *targets;	/* what the run says of itself */
	double seconds;
};

/* Has ua_images_run keep its results in r; its exit status. */
int ua_collect(const struct ua_kernel_options *o, struct ua_build *b, size_t n,
	       struct ua_kept_run *r);

const struct ua_kept *ua_kept_find(const struct ua_kept_run *r, const char *name);

#endif
