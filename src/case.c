/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What follows from a case alone: how far its operand reaches, and what a
 * caller of a routine without fault would get. */
#include "config.h"

#include "ua.h"

unsigned long ua_case_accessible(const struct ua_case *c, unsigned long page)
{
	long p = (long)page;
	unsigned long room;

	if (c->kind == UA_NONCANONICAL)
		return 0;
	if (c->offset >= 2 * p)			/* all of it behind the hole */
		return c->length;
	if (c->offset >= p || (c->place == UA_BOTH && c->offset < 0))
		return 0;			/* it starts in a hole */
	room = (unsigned long)(p - c->offset);
	return c->length < room ? c->length : room;
}

long ua_case_answer(enum ua_op op, const struct ua_case *c, unsigned long page)
{
	unsigned long done = ua_case_accessible(c, page);

	if ((ua_op_info(op)->traits & UA_ATOMIC) && done < c->length)
		done = 0;
	return done || !c->length ? (long)done : -1;
}
