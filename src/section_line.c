/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Long operands with the hole at their very beginning or end.  A copy by lines
 * has pieces of 16 bytes and more up to the first line and behind the last;
 * which of them run depends on where either side lies in a line, and the grid
 * has neither operands that are long enough for that nor those places.
 *
 * Short ones with it anywhere, for moves that overlap.
 *
 * All of these run whole in every sweep: with them each table entry that a
 * hole of pages can reach is taken, whatever the budget.
 */
#include "config.h"

#include "section.h"

#define LINE		128	/* bytes; no routine knows a longer one */
#define QUAD		16	/* of a vector register */
#define PLACES		(LINE / QUAD)

/* The kernel side's start less the user's, modulo QUAD: copied as it is, by
 * doublewords, and joined. */
static const unsigned char relations[] = { 0, 8, 5 };

static unsigned long relations_of(const struct ua_sweep *s)
{
	return UA_HAS_KERNEL(s->traits) ? ARRAY_SIZE(relations) : 1;
}

static unsigned long places_of(const struct ua_sweep *s)
{
	return UA_HAS_KERNEL(s->traits) ? PLACES : 1;
}

/* The last place of the kernel side that begins in that sixteenth of a line. */
static long kernel_offset(const struct ua_sweep *s, const struct ua_case *c, unsigned long place,
			  unsigned long relation)
{
	long flush = s->page - (long)c->length;
	long start = (long)place * QUAD + ((c->offset + relations[relation]) & (QUAD - 1));

	return UA_HAS_KERNEL(s->traits) ? flush - ((flush - start) & (LINE - 1)) : 0;
}

/* 0, 1, 2 ... dense, and on by QUAD. */
static unsigned long spaced(unsigned long k, unsigned long dense)
{
	return k <= dense ? k : dense + (k - dense) * QUAD;
}

/* ---- operands that begin inside the hole ------------------------------------ */

#define INSIDE_DENSE	64
#define INSIDE_STARTS	92	/* to 4 * LINE before the hole's end */
static const unsigned short inside_lengths[] = { 600, 1500, 3400 };

unsigned long ua_inside_count(const struct ua_sweep *s)
{
	/* A string that begins there may not be looked at. */
	if (ua_whole_page(s) || s->routine->op == UA_OP_STRNLEN)
		return 0;
	return INSIDE_STARTS * ARRAY_SIZE(inside_lengths) * relations_of(s);
}

bool ua_inside_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long k = 1 + index % INSIDE_STARTS, rest = index / INSIDE_STARTS;
	unsigned long start = spaced(k, INSIDE_DENSE), which = rest % ARRAY_SIZE(inside_lengths);

	ua_section_set(c, UA_BEFORE, UA_NONE, 2 * s->page - (long)start, inside_lengths[which] + k, 0);
	c->other = kernel_offset(s, c, (k + which) % PLACES, rest / ARRAY_SIZE(inside_lengths));
	return ua_section_fits(s, c);
}

/* ---- the hole near either end ------------------------------------------------ */

#define ENDS_DENSE	(2 * QUAD)
#define ENDS_STEPS	41	/* 0 to LINE + 2 * QUAD bytes from the end */
static const unsigned short ends_lengths[] = { 600, 3400 };

unsigned long ua_ends_count(const struct ua_sweep *s)
{
	if (ua_whole_page(s))
		return 0;
	return 2 * ENDS_STEPS * ARRAY_SIZE(ends_lengths) * places_of(s) * relations_of(s);
}

bool ua_ends_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long step = spaced(index / 2 % ENDS_STEPS, ENDS_DENSE), rest = index / 2 / ENDS_STEPS;
	unsigned long length = ends_lengths[rest % ARRAY_SIZE(ends_lengths)];
	unsigned long a = index % 2 ? length - step : step;

	rest /= ARRAY_SIZE(ends_lengths);
	ua_section_set(c, UA_AFTER, UA_NONE, s->page - (long)a, length, 0);
	c->other = kernel_offset(s, c, rest % places_of(s), rest / places_of(s));
	return ua_section_fits(s, c);
}

/* ---- the hole anywhere in a short operand ----------------------------------- */

/*
 * Moves that overlap (the first half of a length, and as much up to its end)
 * meet a hole first in a move from the end only where it begins in the middle.
 */
static const unsigned char halves_lengths[] = { 6, 14, 30, 62, 126 };
#define HALVES	126

unsigned long ua_halves_count(const struct ua_sweep *s)
{
	return ua_whole_page(s) ? 0 : ARRAY_SIZE(halves_lengths) * HALVES;
}

bool ua_halves_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long length = halves_lengths[index % ARRAY_SIZE(halves_lengths)];
	unsigned long a = index / ARRAY_SIZE(halves_lengths);

	if (a >= length)
		return false;
	ua_section_set(c, UA_AFTER, UA_NONE, s->page - (long)a, length,
		       ua_section_other(s, a, length, 3));
	return ua_section_fits(s, c);
}
