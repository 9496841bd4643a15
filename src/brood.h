/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A brood: all mutants of one routine's code, tried as each of the subjects
 * that the code serves, for what a copy from the user leaves alone a copy to
 * the user may run.  In memory that is shared with the processes that try.
 */
#ifndef UA_BROOD_H
#define UA_BROOD_H

#include <sys/types.h>

#include "mutant.h"
#include "worker.h"

#define UA_MEMBERS_MAX	8
#define UA_MUTANTS_MAX	8192

struct ua_brood {
	unsigned members;
	const struct ua_routine *member[UA_MEMBERS_MAX];
	/* A copy's code as copy_in_user, where no subject does that. */
	struct ua_routine both_user;
	const char *skipped;		/* why nothing of it can run; NULL */
	char broken[128];
	double cpu;			/* seconds that trying took */
	unsigned long cases;		/* a mutant has to pass */
	size_t n;
	struct ua_mutant mutant[UA_MUTANTS_MAX];
};

/* Room for one; NULL: no memory. */
struct ua_brood *ua_brood_new(void);

/* Makes the list of the mutants of all members; false: there is no room. */
bool ua_brood_fill(struct ua_brood *b);

/* Is there anything left to try as that member? */
bool ua_brood_wants(const struct ua_brood *b, unsigned member);

/* In a process of its own: tries every step-th mutant from first on, as one
 * member, until the deadline (0: none).  The exit status. */
int ua_brood_try(struct ua_brood *b, unsigned member, unsigned first, unsigned step,
		 double deadline, const struct ua_config *config, const struct ua_facts *facts);

#endif
