/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_HARNESS_H
#define UA_HARNESS_H

#include "bench.h"
#include "run.h"

#define UA_LAPS		15
#define UA_LAP_FAULTS	20000
#define UA_PROCESSES	2
#define UA_LAST_CASES	(16ul * 16 * 17)

/* Shared with the processes of a measurement; CPU seconds a fault, a case. */
struct ua_lap {
	double bare[UA_LAPS], cases[UA_LAPS];
	unsigned long bad;			/* objections: the figures are void */
	unsigned long faults, checked;		/* of the grid */
	int status;
};

struct ua_harness {
	const struct ua_options *options;
	const struct ua_routine *routine, *byte;
	struct ua_facts facts;
	struct ua_subject subject;
	struct ua_tally *tally;
	unsigned char *base;	/* offset 0, as the routine sees it */
	void *hole;
};

enum ua_harness_work {
	UA_ALTERNATE,	/* bare faults and faulting cases in turns */
	UA_BARE, UA_CASES, UA_GRID, UA_PLAIN, UA_LAST_BYTES,
};

/* Wall seconds of n processes doing the same at once, their start included;
 * negative when one of them failed. */
double ua_harness_together(struct ua_harness *h, struct ua_lap *laps, unsigned n,
			   enum ua_harness_work work, unsigned long amount);

/* In a process of their own; 0 or an exit status. */
int ua_harness_plain(struct ua_harness *h, struct ua_lap *lap);
int ua_harness_last_bytes(struct ua_harness *h, struct ua_lap *lap);

#endif
