/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What a process learns of the routine before it tries mutants. */
#ifndef UA_BREED_H
#define UA_BREED_H

#include "brood.h"

#define UA_BREED_BROKEN	99
#define UA_HINTS	8	/* cases an entry */
#define UA_KILLERS	48

struct ua_lesson {
	unsigned long n;		/* cases */
	struct ua_case *c;
	uint32_t failing;		/* clauses that fail, and are not only noted */
	uint32_t *objected;		/* clauses, by case */
	/* cases that take an entry of the routine's own */
	unsigned hints[UA_ENTRIES_MAX];
	unsigned long hint[UA_ENTRIES_MAX][UA_HINTS];
	/* cases that killed mutants, the latest first */
	unsigned killers;
	unsigned long killer[UA_KILLERS];
	/* The entries as they are without a mutant: where injections go. */
	struct ua_exentry own[UA_ENTRIES_MAX];
};

/* Runs the routine as it is; 0 or -errno. */
int ua_lesson_learn(struct ua_lesson *l, struct ua_subject *s, const struct ua_config *config,
		    const struct ua_facts *facts);

void ua_lesson_killer(struct ua_lesson *l, unsigned long number);

#endif
