/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Mutants: a routine with one defect, made in memory, of its machine code, of
 * its exception table or of its result.
 */
#ifndef UA_MUTANT_H
#define UA_MUTANT_H

#include <stddef.h>

#include "extable.h"
#include "subject.h"

enum ua_operator {
	/* the exception table, by entry */
	UA_M_DROP, UA_M_EARLIER, UA_M_LATER, UA_M_NEIGHBOUR, UA_M_SWAP,
	/* the result, after a fault and always */
	UA_M_FAULT_1_MORE, UA_M_FAULT_1_LESS, UA_M_FAULT_8_MORE, UA_M_FAULT_8_LESS,
	UA_M_ALWAYS_1_MORE, UA_M_ALWAYS_1_LESS, UA_M_ALWAYS_8_MORE, UA_M_ALWAYS_8_LESS,
	/* instructions */
	UA_M_STORE, UA_M_IMMEDIATE_MORE, UA_M_IMMEDIATE_LESS, UA_M_OFFSET_MORE, UA_M_OFFSET_LESS,
	UA_M_STEP, UA_M_INVERT, UA_M_RESTORE, UA_M_CALL,
	UA_M_NR
};

#define UA_M_IS_TABLE(op)	((op) <= UA_M_SWAP)
#define UA_M_IS_RESULT(op)	((op) >= UA_M_FAULT_1_MORE && (op) <= UA_M_ALWAYS_8_LESS)
#define UA_M_IS_CODE(op)	((op) >= UA_M_STORE)

enum ua_fate {
	UA_UNTRIED,
	UA_SURVIVED,
	UA_KILLED,
	UA_LEFT_OUT,		/* by --limit, or --budget was used up */
};

struct ua_mutant {
	enum ua_operator op;
	unsigned place;		/* of the operator's in this code, from 1 */
	uintptr_t at;		/* instruction; 0: the result's */
	unsigned entry;		/* of the routine's own, where it is the table's */
	unsigned member;	/* whose result; else who killed it */
	const char *equivalent;	/* reason, if it is listed as such; NULL */
	enum ua_fate fate;
	enum ua_clause clause;	/* that killed it */
	unsigned long number;	/* of the case, among those of a mutant */
};

const char *ua_operator_name(enum ua_operator op);
const char *ua_operator_says(enum ua_operator op);

/* The mutants of a routine with the entries in its code (or NULL), added to a
 * list of room for max; *n of them.  C: compiled, so that what only a
 * compiler can tell is left out.  0 or -errno. */
int ua_mutants_list(const struct ua_routine *r, const struct ua_exentry *own, unsigned entries,
		    struct ua_mutant *list, size_t max, size_t *n);

/* Makes it, for good: a process of its own does.  The table is changed, or
 * the code, which must be writable; or *alter is set.  0 or -errno. */
int ua_mutant_make(const struct ua_mutant *m, const struct ua_routine *r,
		   struct ua_extable *table, struct ua_alter *alter);

/* [start, end) of code: readable, writable, executable.  0 or -errno. */
int ua_code_unlock(uintptr_t start, uintptr_t end);

/* The reason why a mutant is listed as equivalent; NULL: it is not. */
const char *ua_mutant_equivalent(const char *subject, const struct ua_mutant *m);

/* Calls each() for the lines of the list whose subject matches. */
void ua_equivalents_each(const char *subject,
			 void (*each)(void *context, const char *op, unsigned place), void *context);

/* "drop@symbol+0x12", "fault+1".  Returns buf. */
const char *ua_mutant_name(const struct ua_mutant *m, char *buf, size_t size);

#endif
