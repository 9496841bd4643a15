/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The sections of a routine that takes a few lengths only, as get_user does:
 * of the others' grids it would get one point in fifty.
 */
#include "config.h"

#include "machine.h"
#include "section.h"

/* The routine's length number i; 0 when it has not as many. */
static unsigned long nth_length(const struct ua_sweep *s, unsigned long i)
{
	unsigned long lengths = ua_routine_lengths(s->routine);

	for (unsigned long n = 0; n < UA_LENGTHS_MAX; n++)
		if ((lengths & UA_LENGTH(n)) && i-- == 0)
			return n;
	return 0;
}

static unsigned long how_many(const struct ua_sweep *s)
{
	unsigned long n = 0;

	for (unsigned long lengths = ua_routine_lengths(s->routine); lengths; lengths &= lengths - 1)
		n++;
	return n;
}

/* ---- every length with 0 to all bytes, and more room, at every hole -------- */

#define ROOM	64	/* accessible bytes above the length: all alignments */
#define KINDS	4	/* none, unmapped, read-only, bus */
#define PLACES	5	/* after, middle, before, and the two ends of both */
#define LAYERS	16	/* alignments of the kernel side */
#define WAYS	(KINDS * PLACES * LAYERS)

static unsigned long near_count(const struct ua_sweep *s)
{
	unsigned long points = 0;

	for (unsigned long i = how_many(s); i; i--)
		points += nth_length(s, i - 1) + ROOM;
	return points * WAYS;
}

static bool near_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	static const enum ua_place places[PLACES] = {
		UA_AFTER, UA_MIDDLE, UA_BEFORE, UA_BOTH, UA_BOTH,
	};
	unsigned long a = index / WAYS, i = 0, place = index % PLACES, way = index % WAYS / PLACES;
	unsigned long length = nth_length(s, 0);
	long offset;

	while (a >= length + ROOM) {
		a -= length + ROOM;
		length = nth_length(s, ++i);
	}
	offset = s->page - (long)a;
	if (place == 2)			/* it ends a bytes behind the hole */
		offset = 2 * s->page + (long)a - (long)length;
	else if (place == 4)		/* behind the hole before its page */
		offset = (long)a - (long)length;
	ua_section_set(c, places[place], (enum ua_kind)(way % KINDS), offset, length,
		       ua_section_other(s, a, length, way / KINDS));
	return ua_section_fits(s, c);
}

/* ---- addresses that no page table holds ------------------------------------ */

#define STRANGE_STARTS	16

static unsigned long strange_count(const struct ua_sweep *s)
{
#ifndef UA_NONCANONICAL_HOLE
	return 0;
#endif
	return s->routine->flags & UA_NOFIX ? 0 : STRANGE_STARTS * how_many(s);
}

static bool strange_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long length = nth_length(s, index / STRANGE_STARTS);

	ua_section_set(c, UA_AFTER, UA_NONCANONICAL, s->page + (long)(index % STRANGE_STARTS), length,
		       ua_section_other(s, 0, length, index));
	return ua_section_fits(s, c);
}

/* ---- every offset of a page -------------------------------------------------- */

static unsigned long page_count(const struct ua_sweep *s)
{
	return (unsigned long)s->page * how_many(s);
}

static bool page_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long offset = index % (unsigned long)s->page;
	unsigned long length = nth_length(s, index / (unsigned long)s->page);

	ua_section_set(c, UA_AFTER, UA_NONE, (long)offset, length,
		       ua_section_other(s, offset, length, 0));
	return ua_section_fits(s, c);
}

const struct ua_section ua_fixed_sections[] = {
	{ "near", near_count, near_decode, UA_SPREAD, false },
	{ "noncanonical", strange_count, strange_decode, UA_SPREAD, false },
	{ "page", page_count, page_decode, UA_LAST, true },
	{ NULL, NULL, NULL, UA_FIRST, false },
};
