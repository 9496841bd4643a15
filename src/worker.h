/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A worker: a forked process that runs one routine's share of the sweep, and
 * leaves what it found in memory that it shares with the parent, so that
 * nothing is lost when the routine takes the process with it.
 */
#ifndef UA_WORKER_H
#define UA_WORKER_H

#include <sys/types.h>

#include "blocks.h"
#include "clock.h"
#include "finding.h"
#include "heat.h"
#include "sweep.h"

struct ua_config {
	double budget;			/* seconds for the whole run; 0: none */
	bool exhaustive;
	uint64_t seed;
	enum ua_profile profile;
	unsigned jobs;			/* worker processes at a time */
	unsigned max_failures;		/* findings kept a routine */
	unsigned verbose;
	double min_coverage;		/* percent of its fixups that a routine must take */
	bool alone;			/* no consumers */
	enum ua_tear tear;		/* of all cases */
	enum { UA_INJECT_OFF, UA_INJECT_FIRST, UA_INJECT_ALL } inject;
};

/* As ua_sweep_init wants it. */
static inline unsigned ua_config_sweep(const struct ua_config *c)
{
	return (c->exhaustive ? UA_SWEEP_EXHAUSTIVE : 0) | (c->alone ? UA_SWEEP_ALONE : 0);
}

/* Exception-table entries of one routine that are told apart. */
#define UA_ENTRIES_MAX	512

#define UA_ENTRY_TAKEN	1	/* its fixup ran */
#define UA_ENTRY_OTHER	2	/* its instruction touches the kernel side, in this op */
#define UA_ENTRY_VARIANT 4	/* only another feature set's variant of the row runs it */

/* What a worker found, so far. */
struct ua_tally {
	unsigned long numbers;		/* of the sweep, done or passed over */
	unsigned long cases;		/* run */
	unsigned long faulting;		/* of them, with at least one fault */
	unsigned long faults;
	unsigned long unfit;		/* cases that the arena could not hold */
	unsigned long objected[UA_C_NR];	/* cases by clause, all counted */
	unsigned entries;		/* in the routine's own code */
	unsigned char taken[UA_ENTRIES_MAX];	/* of them; UA_ENTRY_* */
	unsigned long times[UA_ENTRIES_MAX];	/* that each was taken */
	struct ua_blocks blocks;	/* of the routine's own code */
	unsigned long injected;		/* of the cases, with an injected fault */
	int uninjected;			/* errno why there were none; 0 */
	unsigned lost;			/* worker processes that died */
	unsigned hangs;			/* cases that the watchdog had to leave */
	struct ua_heat heat;		/* of the cases that a clause objected to */
	unsigned nfindings, capacity;
	struct ua_finding finding[];
};

/* Shared between parent and worker. */
struct ua_slot {
	volatile unsigned long number;	/* of the sweep, under way */
	volatile unsigned long beat;	/* counts cases: the sign of life */
	volatile bool stop;		/* the parent wants an end */
	volatile bool planning;		/* injections are made up, number is none */
	struct ua_case injection;	/* under way, where number is past the sweep's */
	bool done;			/* the worker came to its own end */
	int skip;			/* errno why the routine can't run */
	char broken[128];		/* what is wrong with the harness */
	struct ua_tally tally;
};

/* One routine's share: numbers first, first + step, ... */
struct ua_unit {
	const struct ua_routine *routine;
	unsigned result;		/* which it belongs to */
	unsigned long first, step;	/* past the sweep's: injections */
	bool injects;			/* one unit of a routine does */
	double deadline;		/* on the monotonic clock; 0: none */
	struct ua_slot *slot;
};

struct ua_slot *ua_slot_new(const struct ua_config *config);	/* NULL: no memory */
void ua_slot_free(struct ua_slot *slot);

/* Forks the worker.  Its pid, or -errno. */
pid_t ua_worker_start(const struct ua_unit *unit, const struct ua_config *config,
		      const struct ua_facts *facts);

/* Adds a finding of which no process lived to tell: end is UA_DIED or UA_HANG. */
void ua_tally_lost(struct ua_tally *t, const struct ua_routine *r, const struct ua_case *c,
		   unsigned long page, enum ua_profile profile, enum ua_end end);

/* Adds what part found to all. */
void ua_tally_merge(struct ua_tally *all, const struct ua_tally *part);

/* Judges the case that the subject has just run; counts, keeps and shrinks. */
void ua_tally_case(struct ua_tally *t, struct ua_subject *s, unsigned bad,
		   const struct ua_verdict *verdicts);

/* Entries that were taken; and those that this op could take: all but the
 * ones that were seen to serve the other side alone, or another variant. */
unsigned ua_tally_taken(const struct ua_tally *t);
unsigned ua_tally_takable(const struct ua_tally *t);

#endif
