/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Between the files of the command mutate. */
#ifndef UA_MUTATE_H
#define UA_MUTATE_H

#include <stdio.h>

#include "brood.h"
#include "options.h"

struct ua_mutate_sum {
	unsigned long mutants;		/* not listed as equivalent */
	unsigned long killed, survived, left_out;
	unsigned long equivalent;	/* listed, and not killed */
	unsigned long wrong;		/* listed, and killed; or not there */
	unsigned long by[UA_C_NR];	/* killed, by clause */
	size_t subjects, skipped, broken;
};

/* One brood's result; adds it to the sum. */
void ua_mutate_report(FILE *out, const struct ua_options *o, const struct ua_brood *b,
		      struct ua_mutate_sum *sum);
void ua_mutate_end(FILE *out, const struct ua_options *o, const struct ua_mutate_sum *sum,
		   double seconds);

/* mutate_crew.c: tries all broods; reports each as it is complete, in order. */
void ua_mutate_crew(struct ua_brood **brood, size_t n, const struct ua_options *o,
		    const struct ua_facts *facts, struct ua_mutate_sum *sum);

#endif
