/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the files of src/oracle/ share. */
#ifndef UA_ORACLE_H
#define UA_ORACLE_H

#include "ua.h"

/* Fills *v and returns true, so that an oracle can return it. */
bool ua_object(struct ua_verdict *v, long expected, long got, const char *format, ...)
	__attribute__((format(printf, 4, 5)));

/* The same for memory: the verdict's difference, if there is one. */
bool ua_object_memory(struct ua_verdict *v, const struct ua_diff *d, const char *what);

/* The address lies in the operand. */
static inline bool ua_in_operand(const struct ua_side *side, unsigned long length,
				 uintptr_t address)
{
	return address - side->operand < length;
}

/* In a page that holds a byte of it. */
static inline bool ua_in_operand_pages(const struct ua_side *side, unsigned long length,
				       unsigned long page, uintptr_t address)
{
	uintptr_t first = side->operand & ~(uintptr_t)(page - 1);
	uintptr_t last = (side->operand + length - 1) & ~(uintptr_t)(page - 1);

	if (ua_in_operand(side, length, address))
		return true;		/* also of a length that wraps around */
	address &= ~(uintptr_t)(page - 1);
	return length && address >= first && address <= last;
}

static inline bool ua_in_side(const struct ua_side *side, uintptr_t address)
{
	return address >= side->low && address < side->high;
}

/* The kept faults of an outcome. */
static inline unsigned ua_faults_kept(const struct ua_outcome *out)
{
	return out->nfaults < UA_FAULTS_KEPT ? out->nfaults : UA_FAULTS_KEPT;
}

#endif
