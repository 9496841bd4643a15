/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Which injections a routine gets: operands that are wholly there are tried
 * until every entry has some under which its instruction runs, and each such
 * entry is made to fault there.
 */
#ifndef UA_PLAN_H
#define UA_PLAN_H

#include "extable.h"
#include "subject.h"
#include "worker.h"

#define UA_PLAN_BASES	2	/* cases an entry */

struct ua_plan {
	unsigned entries;
	bool all;		/* the 2nd, 3rd and last time as well */
	struct {
		unsigned bases;
		struct ua_case base[UA_PLAN_BASES];	/* under which it runs */
	} entry[UA_ENTRIES_MAX];
	unsigned long total;	/* injections */
};

/* Runs the operands; entries are the routine's own.  0 or -errno. */
int ua_plan_make(struct ua_plan *p, struct ua_subject *s, struct ua_exentry *entry,
		 unsigned entries, bool all);

/* Injection number n of total; false: it would be another one's again. */
bool ua_plan_case(const struct ua_plan *p, struct ua_subject *s, unsigned long n,
		  struct ua_case *c);

/* Marks in taken[] the entries that run only after a fault of the other side:
 * those that nothing ran, and that run when an entry that serves the other
 * side (UA_ENTRY_OTHER) is made to fault there. */
void ua_plan_other_side(const struct ua_plan *p, struct ua_subject *s, unsigned char *taken);

#endif
