/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Faults where no page hole can be: at the n-th time that an instruction with
 * a table entry runs, the pages that it touches are gone.
 *
 * A trap stands over the instruction.  When it fires for the n-th time, the
 * operand's pages are taken away, and the instruction runs: so the fault is a
 * real one, and the machine says where it is.  After it the pages are there
 * again (a passing fault: another CPU was between unmapping and mapping), or
 * the page that faulted and all behind it stay away (a lasting one).
 */
#ifndef UA_INJECT_H
#define UA_INJECT_H

#include "extable.h"
#include "ua.h"

/* The entries in the routine's own code, n of them; makes code writable.
 * 0 or -errno.  Until the next one, or none. */
int ua_inject_open(struct ua_exentry *entry, unsigned n);

/* From now on a trap over every entry wanted, each for one time.  Calls are
 * made; ua_inject_seen sets hit[i] for those that ran since the last asking,
 * and says how many.  It ends with ua_inject_looked. */
void ua_inject_look(const bool *want);
unsigned ua_inject_seen(bool *hit);
void ua_inject_looked(void);

/* Before a call: the entry's instruction is counted, and faults at the n-th
 * time (0: never); [start, start + size) is the user side's operand. */
void ua_inject_arm(const struct ua_injection *injection, uintptr_t start, unsigned long size);

/* After it: everything is as it was.  *times is how often it ran, if wanted. */
enum ua_injected {
	UA_INJECT_MISSED,	/* it did not run so often */
	UA_INJECT_ELSEWHERE,	/* it did, and touched no page of the operand */
	UA_INJECT_FAULTED,
};
enum ua_injected ua_inject_disarm(uintptr_t *address, unsigned long *times);

#endif
