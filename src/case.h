/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The case: one point of the sweep.  Included by ua.h. */
#ifndef UA_CASE_H
#define UA_CASE_H

#include <limits.h>
#include <stdbool.h>

#include "op.h"

enum ua_place { UA_AFTER, UA_BEFORE, UA_MIDDLE, UA_BOTH, UA_PLACE_NR };
enum ua_kind { UA_NONE, UA_UNMAPPED, UA_READONLY, UA_BUS, UA_NONCANONICAL, UA_KIND_NR };

/* A fault at an instruction with a table entry, not at a hole (inject.h). */
enum ua_inject {
	UA_INJECT_NOT, UA_INJECT_PASSING, UA_INJECT_LASTING,
	UA_INJECT_NEXT,		/* lasting, and not of this instruction but the next
				 * that touches the pages, whether it has an entry or not */
	UA_INJECT_NR,
	/* On the kernel side, lasting and passing; no cases, nothing is judged. */
	UA_INJECT_KERNEL, UA_INJECT_KERNEL_PASSING,
};

struct ua_injection {
	enum ua_inject mode;
	unsigned entry;		/* of the routine's own, in the order of code */
	unsigned long nth;	/* time that it runs in the call, from 1 */
};

/* A loop of the kernel's on top of the routine (consumer.h). */
enum ua_consumer {
	UA_CONSUMER_NOT, UA_CONSUMER_RETRY, UA_CONSUMER_SEGMENTS, UA_CONSUMER_HALVES,
	UA_CONSUMER_NR
};

/* How a store that runs into a hole leaves the bytes before it (tear.h). */
enum ua_tear { UA_TEAR_NONE, UA_TEAR_PARTIAL, UA_TEAR_GARBAGE, UA_TEAR_NR };

struct ua_case {
	enum ua_place place;	/* of the hole, seen from the operand */
	enum ua_kind kind;	/* what the hole is made of */
	long offset;		/* user side */
	long other;		/* kernel side, from its own last page */
	unsigned long length;
	/* of strings: bytes with the NUL, or -1 without one; 0: they end with
	 * the last accessible byte, unless all of the operand is accessible */
	long string;
	struct ua_injection inject;
	enum ua_consumer consumer;	/* calls it, in place of one call */
	enum ua_tear tear;
};

/* A length that no memory holds: the routine must fault and report. */
#define UA_EXTREME_MIN	(1ul << 30)
static inline bool ua_case_is_extreme(const struct ua_case *c)
{
	return c->length >= UA_EXTREME_MIN;
}

/* Where an operand that starts at an offset ends; a huge one far away. */
static inline long ua_case_end(const struct ua_case *c, long start)
{
	return ua_case_is_extreme(c) ? LONG_MAX / 2 : start + (long)c->length;
}

/* Bytes of the user side before the first inaccessible one; page in bytes. */
unsigned long ua_case_accessible(const struct ua_case *c, unsigned long page);

/* The same of an op's case; with two user sides, of the one that ends first. */
unsigned long ua_case_reach(enum ua_op op, const struct ua_case *c, unsigned long page);

/* Bytes up to and with the NUL that memory gets for the case; 0: none. */
unsigned long ua_case_nul(const struct ua_case *c, unsigned long page);

/* The same as far as a routine can find it; 0 also for ops without strings. */
unsigned long ua_case_string(enum ua_op op, const struct ua_case *c, unsigned long page);

/* Something is in the way: it can't be done without a fault. */
bool ua_case_blocked(enum ua_op op, const struct ua_case *c, unsigned long page);

/* What a caller should get: the bytes that can be done, a string's length; -1
 * for EFAULT. */
long ua_case_answer(enum ua_op op, const struct ua_case *c, unsigned long page);

#endif
