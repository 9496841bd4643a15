/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Strings: where they end.  The other sections have a NUL as the last
 * accessible byte, or none where all of the operand is accessible; here it is
 * missing before a hole, around the bound, and in between.
 */
#include "config.h"

#include "section.h"

#define ROOM	80	/* accessible bytes 0..79 */
#define LENGTHS	104
#define ENDS	8

/* Bytes with the NUL, of which a are accessible; 0 when that is none of
 * them, -1 for a string without a NUL. */
static long end_of(unsigned long which, long a, long length)
{
	const long ends[ENDS] = {
		-1, 1, a, a - 1, length - 1, length, length + 1,
		a ? 1 + (a * 7 + length * 5) % a : 0,
	};
	long end = ends[which];

	return which && (end < 1 || end > a) ? 0 : end;
}

unsigned long ua_strings_count(const struct ua_sweep *s)
{
	return s->traits & UA_STRING ? ROOM * LENGTHS * ENDS : 0;
}

bool ua_strings_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	static const enum ua_place places[] = { UA_AFTER, UA_MIDDLE, UA_BOTH };
	static const enum ua_kind kinds[] = { UA_NONE, UA_UNMAPPED, UA_BUS };
	unsigned long which = index % ENDS, a = index / ENDS % ROOM, length = index / ENDS / ROOM;
	unsigned long hash = a * 5 + length * 3 + which;

	ua_section_set(c, places[hash % 3], kinds[hash / 3 % 3], s->page - (long)a, length,
		       ua_section_other(s, a, length, which));
	c->string = end_of(which, (long)a, (long)length);
	return c->string && ua_section_fits(s, c);
}
