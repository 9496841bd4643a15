/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The sections of the sweep.  Where the hole must be met, and why: in the
 * alignment head (1..7 bytes), inside each unrolled group (8..128 bytes), in
 * the tail, from both sides; at the sizes where routines switch their method;
 * and with lengths that a narrow counter or a signed compare gets wrong.
 */
#include "config.h"

#include "emulator.h"
#include "section.h"

/* ---- where the kernel side lies --------------------------------------- */

long ua_placement_offset(unsigned placement, unsigned long length, long page)
{
	long flush = page - (long)length;	/* against the hole behind it */

	if (placement >= UA_PLACEMENT_START) {
		if (flush >= 0)
			return 0;
		return flush >= -16 * page ? -16 * page : -256 * page;
	}
	if (placement >= UA_PLACEMENT_END)
		return flush;
	/* the last place with this alignment of the start */
	return flush - ((flush - (long)placement) & 63);
}

long ua_section_other(const struct ua_sweep *s, unsigned long a, unsigned long length,
		  unsigned long layer)
{
	unsigned placement = (unsigned)((a * 31 + length * 17 + layer * 37) % UA_PLACEMENTS);

	if (!UA_HAS_KERNEL(s->traits))
		return 0;
	return ua_placement_offset(placement, length, s->page);
}

bool ua_section_set(struct ua_case *c, enum ua_place place, enum ua_kind kind, long offset,
		unsigned long length, long kernel)
{
	c->place = place;
	c->kind = kind;
	c->offset = offset;
	c->other = kernel;
	c->length = length;
	c->inject = (struct ua_injection){ UA_INJECT_NOT, 0, 0 };
	c->string = 0;
	c->consumer = UA_CONSUMER_NOT;
	return true;
}

bool ua_case_allowed(const struct ua_routine *r, const struct ua_case *c)
{
	if ((r->flags & UA_ALIGNED) && c->length && c->offset % (long)c->length)
		return false;
	return (!r->max_length || c->length <= r->max_length) && ua_routine_takes(r, c->length);
}

bool ua_section_fits(const struct ua_sweep *s, const struct ua_case *c)
{
	const struct ua_routine *r = s->routine;

	if (!ua_case_allowed(r, c))
		return false;
	if (!ua_routine_takes(r, c->length))
		return false;
	if ((s->traits & UA_SRC_USER) && c->kind == UA_READONLY)
		return false;		/* a source can be read there */
	if (c->kind == UA_BUS && ua_emulator())
		return false;
	/* Without an error to return, a string must have an end. */
	if (r->op == UA_OP_STRNLEN && ua_case_blocked(r->op, c, (unsigned long)s->page))
		return false;
	return !(s->traits & UA_STRING) || c->length <= LONG_MAX;
}

/* ---- the grid: accessible 0..300, every length up to accessible + 140 ---- */

#define ACCESSIBLE_MAX	300
#define PAST_MAX	140
#define ROW(a)		((a) + PAST_MAX + 1)	/* lengths at a accessible bytes */
#define PAIR		(ROW(0) + ROW(ACCESSIBLE_MAX))
#define GRID		((ACCESSIBLE_MAX / 2) * PAIR + ROW(ACCESSIBLE_MAX / 2))

/* Rows a and 300 - a together are always PAIR long. */
static void grid_point(unsigned long index, unsigned long *a, unsigned long *length)
{
	unsigned long row = index / PAIR, at = index % PAIR;

	if (at < ROW(row)) {
		*a = row;
		*length = at;
	} else {
		*a = ACCESSIBLE_MAX - row;
		*length = at - ROW(row);
	}
}

static unsigned long grid_count(const struct ua_sweep *s)
{
	return ua_whole_page(s) ? 0 : GRID;
}

static bool after_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long a, length;

	grid_point(index, &a, &length);
	ua_section_set(c, UA_AFTER, UA_NONE, s->page - (long)a, length, ua_section_other(s, a, length, 0));
	return ua_section_fits(s, c);
}

/* The mirror image: the operand ends a bytes behind the hole. */
static bool before_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long a, length;

	grid_point(index, &a, &length);
	ua_section_set(c, UA_BEFORE, UA_NONE, 2 * s->page + (long)a - (long)length, length,
	    ua_section_other(s, a, length, 1));
	return ua_section_fits(s, c);
}

static bool kinds_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	static const enum ua_kind kinds[] = { UA_UNMAPPED, UA_READONLY, UA_BUS };
	unsigned long a, length;

	grid_point(index, &a, &length);
	ua_section_set(c, UA_AFTER, kinds[(a * 7 + length) % 3], s->page - (long)a, length,
	    ua_section_other(s, a, length, 2));
	return ua_section_fits(s, c);
}

/* More alignments of the kernel side over the same grid. */
#define LAYERS_DEFAULT	3

static unsigned long layers_count(const struct ua_sweep *s)
{
	return UA_HAS_KERNEL(s->traits) ? LAYERS_DEFAULT * grid_count(s) : 0;
}

static bool layer_case(const struct ua_sweep *s, unsigned long index, unsigned long layer,
		       struct ua_case *c)
{
	unsigned long a, length;

	grid_point(index % GRID, &a, &length);
	ua_section_set(c, UA_AFTER, UA_NONE, s->page - (long)a, length,
	    ua_section_other(s, a, length, layer + index / GRID));
	return ua_section_fits(s, c);
}

static bool layers_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	return layer_case(s, index, 3, c);
}

static unsigned long all_layers_count(const struct ua_sweep *s)
{
	return UA_HAS_KERNEL(s->traits) ? (UA_PLACEMENTS - LAYERS_DEFAULT - 1) * grid_count(s) : 0;
}

static bool all_layers_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	return layer_case(s, index, 3 + LAYERS_DEFAULT, c);
}

/* ---- nothing accessible at all: the cheapest test there is ---------------- */

#define NOTHING_LENGTHS	256

static unsigned long nothing_count(const struct ua_sweep *s)
{
	return ua_whole_page(s) ? 0 : NOTHING_LENGTHS;
}

static bool nothing_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	ua_section_set(c, UA_AFTER, UA_NONE, s->page, index, ua_section_other(s, 0, index, 0));
	return ua_section_fits(s, c);
}

/* ---- a hole in the middle -------------------------------------------------- */

static const unsigned char tails[] = {
	0, 1, 2, 3, 4, 7, 8, 9, 15, 16, 31, 32, 63, 64, 65, 100,
};

static unsigned long middle_count(const struct ua_sweep *s)
{
	return ua_whole_page(s) ? 0 : ACCESSIBLE_MAX * ARRAY_SIZE(tails);
}

static bool middle_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long a = 1 + index / ARRAY_SIZE(tails);
	unsigned long length = a + (unsigned long)s->page + tails[index % ARRAY_SIZE(tails)];

	ua_section_set(c, UA_MIDDLE, UA_NONE, s->page - (long)a, length, ua_section_other(s, a, length, 0));
	return ua_section_fits(s, c);
}

/* ---- holes on both sides: about a page, flush or a few bytes off ----------- */

#define BOTH_STARTS	72	/* -8..63 */
#define BOTH_ENDS	17	/* -8..8 from the end of the page */

static unsigned long both_count(const struct ua_sweep *s)
{
	return ua_whole_page(s) ? 0 : BOTH_STARTS * BOTH_ENDS;
}

static bool both_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	long start = (long)(index / BOTH_ENDS) - 8, end = s->page + (long)(index % BOTH_ENDS) - 8;
	unsigned long length = (unsigned long)(end - start);

	ua_section_set(c, UA_BOTH, UA_NONE, start, length, ua_section_other(s, index, length, 0));
	return ua_section_fits(s, c);
}

/* ---- every offset of a page against every length up to a page and more ------- */

static unsigned long page_count(const struct ua_sweep *s)
{
	unsigned long page = (unsigned long)s->page;

	return ua_whole_page(s) ? 0 : page * (page + PAST_MAX + 1);
}

static bool page_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long row = (unsigned long)s->page + PAST_MAX + 1;
	unsigned long offset = index / row, length = index % row;

	ua_section_set(c, UA_AFTER, UA_NONE, (long)offset, length, ua_section_other(s, offset, length, 0));
	return ua_section_fits(s, c);
}

/* ---- whole pages, and nothing but ---------------------------------------------- */

#define WHOLE_PAGES	17

static unsigned long pages_count(const struct ua_sweep *s)
{
	if (!ua_whole_page(s))
		return 0;
	return UA_HAS_KERNEL(s->traits) ? WHOLE_PAGES * WHOLE_PAGES : WHOLE_PAGES;
}

static bool pages_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	long user = (long)(index % WHOLE_PAGES), kernel = (long)(index / WHOLE_PAGES);

	return ua_section_set(c, user ? UA_AFTER : UA_BOTH, UA_NONE, -user * s->page,
		   (unsigned long)s->page, -kernel * s->page);
}

const struct ua_section ua_sections[] = {
	{ "nothing", nothing_count, nothing_decode, UA_FIRST, false },
	{ "inside", ua_inside_count, ua_inside_decode, UA_FIRST, false },
	{ "ends", ua_ends_count, ua_ends_decode, UA_FIRST, false },
	{ "halves", ua_halves_count, ua_halves_decode, UA_FIRST, false },
	{ "whole", ua_whole_count, ua_whole_decode, UA_FIRST, false },
	{ "shifted", ua_shifted_count, ua_shifted_decode, UA_FIRST, false },
	{ "few", ua_few_count, ua_few_decode, UA_FIRST, false },
	{ "after", grid_count, after_decode, UA_SPREAD, false },
	{ "before", grid_count, before_decode, UA_SPREAD, false },
	{ "kinds", grid_count, kinds_decode, UA_SPREAD, false },
	{ "middle", middle_count, middle_decode, UA_SPREAD, false },
	{ "both", both_count, both_decode, UA_SPREAD, false },
	{ "sizes", ua_sizes_count, ua_sizes_decode, UA_SPREAD, false },
	{ "stress", ua_stress_count, ua_stress_decode, UA_SPREAD, false },
	{ "noncanonical", ua_strange_count, ua_strange_decode, UA_SPREAD, false },
	{ "extreme", ua_extreme_count, ua_extreme_decode, UA_SPREAD, false },
	{ "strings", ua_strings_count, ua_strings_decode, UA_SPREAD, false },
	{ "two ends", ua_ends_two_count, ua_ends_two_decode, UA_SPREAD, false },
	{ "source", ua_source_count, ua_source_decode, UA_SPREAD, false },
	{ "source sizes", ua_source_sizes_count, ua_source_sizes_decode, UA_SPREAD, false },
	{ "layers", layers_count, layers_decode, UA_SPREAD, false },
	{ "random", ua_random_count, ua_random_decode, UA_SPREAD, false },
	{ "consumers", ua_consumers_count, ua_consumers_decode, UA_SECOND, false },
	{ "pages", pages_count, pages_decode, UA_FIRST, false },
	{ "page", page_count, page_decode, UA_LAST, true },
	{ "all layers", all_layers_count, all_layers_decode, UA_LAST, true },
	{ NULL, NULL, NULL, UA_FIRST, false },
};
