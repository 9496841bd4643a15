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

unsigned long ua_case_reach(enum ua_op op, const struct ua_case *c, unsigned long page)
{
	unsigned long accessible = ua_case_accessible(c, page), room;

	if (!(ua_op_info(op)->traits & UA_TWO_USER))
		return accessible;
	room = c->other < (long)page ? page - (unsigned long)c->other : 0;
	return accessible < room ? accessible : room;
}

unsigned long ua_case_nul(const struct ua_case *c, unsigned long page)
{
	unsigned long accessible = ua_case_accessible(c, page);

	if (c->string)
		return c->string > 0 ? (unsigned long)c->string : 0;
	return accessible < c->length ? accessible : 0;
}

unsigned long ua_case_string(enum ua_op op, const struct ua_case *c, unsigned long page)
{
	unsigned long n = ua_case_nul(c, page);

	if (!(ua_op_info(op)->traits & UA_STRING) || n > ua_case_accessible(c, page))
		return 0;
	return n;
}

bool ua_case_blocked(enum ua_op op, const struct ua_case *c, unsigned long page)
{
	return ua_case_reach(op, c, page) < c->length && !ua_case_string(op, c, page);
}

static long string_answer(enum ua_op op, const struct ua_case *c, unsigned long page)
{
	unsigned long n = ua_case_string(op, c, page);

	if (!n)
		n = c->length + 1;
	return (long)(op == UA_OP_STRNLEN_USER ? n : n - 1);
}

long ua_case_answer(enum ua_op op, const struct ua_case *c, unsigned long page)
{
	unsigned traits = ua_op_info(op)->traits;
	bool blocked = ua_case_blocked(op, c, page);
	unsigned long done = ua_case_reach(op, c, page);

	if (blocked && (!done || (traits & (UA_ATOMIC | UA_STRING | UA_SUM))))
		return -1;
	return traits & UA_STRING ? string_answer(op, c, page) : (long)done;
}
