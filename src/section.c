/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The sections of the sweep.  Where the hole must be met, and why: in the
 * alignment head (1..7 bytes), inside each unrolled group (8..128 bytes), in
 * the tail, from both sides; at the sizes where routines switch their method;
 * and with lengths that a narrow counter or a signed compare gets wrong.
 */
#include "config.h"

#include "sweep.h"

#define ARRAY_SIZE(a)	(sizeof(a) / sizeof((a)[0]))

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

static long other(const struct ua_sweep *s, unsigned long a, unsigned long length,
		  unsigned long layer)
{
	unsigned placement = (unsigned)((a * 31 + length * 17 + layer * 37) % UA_PLACEMENTS);

	if (!UA_HAS_KERNEL(s->traits))
		return 0;
	return ua_placement_offset(placement, length, s->page);
}

static bool set(struct ua_case *c, enum ua_place place, enum ua_kind kind, long offset,
		unsigned long length, long kernel)
{
	c->place = place;
	c->kind = kind;
	c->offset = offset;
	c->other = kernel;
	c->length = length;
	return true;
}

/* Is this a case of the routine at all? */
static bool fits(const struct ua_sweep *s, const struct ua_case *c)
{
	const struct ua_routine *r = s->routine;

	if (r->max_length && c->length > r->max_length)
		return false;
	if ((s->traits & UA_SRC_USER) && c->kind == UA_READONLY)
		return false;		/* a source can be read there */
	/* A string must have its first byte, or none may be looked at. */
	if (r->op == UA_OP_STRNLEN && c->length &&
	    !ua_case_accessible(c, (unsigned long)s->page))
		return false;
	return true;
}

static bool whole_page(const struct ua_sweep *s)
{
	return s->traits & UA_WHOLE_PAGE;
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
	return whole_page(s) ? 0 : GRID;
}

static bool after_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long a, length;

	grid_point(index, &a, &length);
	set(c, UA_AFTER, UA_NONE, s->page - (long)a, length, other(s, a, length, 0));
	return fits(s, c);
}

/* The mirror image: the operand ends a bytes behind the hole. */
static bool before_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long a, length;

	grid_point(index, &a, &length);
	set(c, UA_BEFORE, UA_NONE, 2 * s->page + (long)a - (long)length, length,
	    other(s, a, length, 1));
	return fits(s, c);
}

static bool kinds_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	static const enum ua_kind kinds[] = { UA_UNMAPPED, UA_READONLY, UA_BUS };
	unsigned long a, length;

	grid_point(index, &a, &length);
	set(c, UA_AFTER, kinds[(a * 7 + length) % 3], s->page - (long)a, length,
	    other(s, a, length, 2));
	return fits(s, c);
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
	set(c, UA_AFTER, UA_NONE, s->page - (long)a, length,
	    other(s, a, length, layer + index / GRID));
	return fits(s, c);
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
	return whole_page(s) ? 0 : NOTHING_LENGTHS;
}

static bool nothing_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	set(c, UA_AFTER, UA_NONE, s->page, index, other(s, 0, index, 0));
	return fits(s, c);
}

/* ---- a hole in the middle -------------------------------------------------- */

static const unsigned char tails[] = {
	0, 1, 2, 3, 4, 7, 8, 9, 15, 16, 31, 32, 63, 64, 65, 100,
};

static unsigned long middle_count(const struct ua_sweep *s)
{
	return whole_page(s) ? 0 : ACCESSIBLE_MAX * ARRAY_SIZE(tails);
}

static bool middle_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long a = 1 + index / ARRAY_SIZE(tails);
	unsigned long length = a + (unsigned long)s->page + tails[index % ARRAY_SIZE(tails)];

	set(c, UA_MIDDLE, UA_NONE, s->page - (long)a, length, other(s, a, length, 0));
	return fits(s, c);
}

/* ---- holes on both sides: about a page, flush or a few bytes off ----------- */

#define BOTH_STARTS	72	/* -8..63 */
#define BOTH_ENDS	17	/* -8..8 from the end of the page */

static unsigned long both_count(const struct ua_sweep *s)
{
	return whole_page(s) ? 0 : BOTH_STARTS * BOTH_ENDS;
}

static bool both_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	long start = (long)(index / BOTH_ENDS) - 8, end = s->page + (long)(index % BOTH_ENDS) - 8;
	unsigned long length = (unsigned long)(end - start);

	set(c, UA_BOTH, UA_NONE, start, length, other(s, index, length, 0));
	return fits(s, c);
}

/* ---- sizes at which routines switch their method ---------------------------- */

static const unsigned long sizes[] = {
	255, 256, 257, 511, 512, 513, 767, 768, 769, 1023, 1024, 1025, 1448, 2047, 2048, 2049,
	4095, 4096, 4097, 8191, 8192, 8193, 16383, 16384, 16385, 32767, 32768, 32769,
	65535, 65536, 65537, 1048575, 1048576, 1048577,
};
#define SHORT_OF	12	/* how many bytes of it are missing */
#define SIZE_PLACEMENTS	8

static unsigned long missing(unsigned long size, unsigned long which)
{
	const unsigned long bytes[SHORT_OF] = {
		0, 1, 4, 7, 8, 63, 64, 65, size / 2, size / 2 + 3, size - 1, size,
	};

	return bytes[which];
}

static unsigned long sizes_count(const struct ua_sweep *s)
{
	return whole_page(s) ? 0 : ARRAY_SIZE(sizes) * SHORT_OF * SIZE_PLACEMENTS;
}

static bool sizes_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long length = sizes[index % ARRAY_SIZE(sizes)];
	unsigned long rest = index / ARRAY_SIZE(sizes);
	unsigned long a = length - missing(length, rest % SHORT_OF);

	set(c, UA_AFTER, UA_NONE, s->page - (long)a, length,
	    other(s, a, length, rest / SHORT_OF * 5));
	return fits(s, c);
}

/* ---- addresses that no page table holds -------------------------------------- */

#define STRANGE_STARTS	16
#define STRANGE_LENGTHS	100

static unsigned long strange_count(const struct ua_sweep *s)
{
	if (whole_page(s) || (s->routine->flags & UA_NOFIX))
		return 0;
	return STRANGE_STARTS * STRANGE_LENGTHS;
}

static bool strange_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long length = index % STRANGE_LENGTHS;

	set(c, UA_AFTER, UA_NONCANONICAL, s->page + (long)(index / STRANGE_LENGTHS), length,
	    other(s, 0, length, index));
	return fits(s, c);
}

/* ---- lengths that no memory holds ------------------------------------------- */

static const unsigned long huge[] = {
	0x7fffffff, 0x80000000, 0x80000007, 0xfffffff8, 0xffffffff, 0x100000000, 0x100000001,
	0x100000008, 0x100000040, 0x100000123, 0x800000008, 0x800000047, 0x10000000000,
	-4096ul, -64ul, -8ul, -7ul, -1ul,
};
static const unsigned short prefixes[] = {
	0, 1, 2, 7, 8, 9, 15, 16, 17, 31, 63, 64, 65, 100, 128, 300,
};

/* An object of C may not be that large: libc's routines are not asked; and
 * padding that much would run over the kernel side's end, rightly. */
static unsigned long extreme_count(const struct ua_sweep *s)
{
	if (whole_page(s) || s->routine->max_length || (s->routine->flags & (UA_NOFIX | UA_PADS)))
		return 0;
	return ARRAY_SIZE(huge) * ARRAY_SIZE(prefixes) * 2;
}

static bool extreme_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long length = huge[index % ARRAY_SIZE(huge)];
	unsigned long rest = index / ARRAY_SIZE(huge);
	long a = prefixes[rest % ARRAY_SIZE(prefixes)];
	long kernel = rest / ARRAY_SIZE(prefixes) ? 5 - 16 * s->page : -16 * s->page;

	set(c, UA_AFTER, UA_NONE, s->page - a, length, UA_HAS_KERNEL(s->traits) ? kernel : 0);
	if ((s->routine->flags & UA_LEN32) && length > 0xffffffff)
		return false;
	return fits(s, c);
}

/* ---- at random, by seed ---------------------------------------------------- */

#define RANDOM_CASES	65536
#define RANDOM_BITS	36	/* 13 accessible, 14 length, 7 placement, 2 kind */

/* A permutation of 36-bit numbers: each step can be undone. */
static uint64_t scatter(uint64_t x, uint64_t seed)
{
	const uint64_t mask = (1ull << RANDOM_BITS) - 1;

	for (int round = 0; round < 3; round++) {
		x = (x + (seed >> (round * 13)) + 1) & mask;
		x = (x * (2 * (seed & 0xffffff) + 0x9e3779b1)) & mask;
		x ^= x >> 17;
	}
	return x;
}

static unsigned long random_count(const struct ua_sweep *s)
{
	return whole_page(s) ? 0 : RANDOM_CASES;
}

static bool random_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	uint64_t x = scatter(index, s->seed * 0x9e3779b97f4a7c15);
	unsigned long a = x & 0x1fff, length = x >> 13 & 0x3fff;
	unsigned placement = x >> 27 & 127;
	enum ua_kind kind = (enum ua_kind)(x >> 34 & 3);

	set(c, UA_AFTER, kind, s->page - (long)a, length,
	    UA_HAS_KERNEL(s->traits) ? ua_placement_offset(placement, length, s->page) : 0);
	return fits(s, c);
}

/* ---- every offset of a page against every length up to a page and more ------- */

static unsigned long page_count(const struct ua_sweep *s)
{
	unsigned long page = (unsigned long)s->page;

	return whole_page(s) ? 0 : page * (page + PAST_MAX + 1);
}

static bool page_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long row = (unsigned long)s->page + PAST_MAX + 1;
	unsigned long offset = index / row, length = index % row;

	set(c, UA_AFTER, UA_NONE, (long)offset, length, other(s, offset, length, 0));
	return fits(s, c);
}

/* ---- whole pages, and nothing but ---------------------------------------------- */

#define WHOLE_PAGES	17

static unsigned long pages_count(const struct ua_sweep *s)
{
	if (!whole_page(s))
		return 0;
	return UA_HAS_KERNEL(s->traits) ? WHOLE_PAGES * WHOLE_PAGES : WHOLE_PAGES;
}

static bool pages_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	long user = (long)(index % WHOLE_PAGES), kernel = (long)(index / WHOLE_PAGES);

	return set(c, user ? UA_AFTER : UA_BOTH, UA_NONE, -user * s->page,
		   (unsigned long)s->page, -kernel * s->page);
}

const struct ua_section ua_sections[] = {
	{ "nothing", nothing_count, nothing_decode, UA_FIRST, false },
	{ "after", grid_count, after_decode, UA_SPREAD, false },
	{ "before", grid_count, before_decode, UA_SPREAD, false },
	{ "kinds", grid_count, kinds_decode, UA_SPREAD, false },
	{ "middle", middle_count, middle_decode, UA_SPREAD, false },
	{ "both", both_count, both_decode, UA_SPREAD, false },
	{ "sizes", sizes_count, sizes_decode, UA_SPREAD, false },
	{ "noncanonical", strange_count, strange_decode, UA_SPREAD, false },
	{ "extreme", extreme_count, extreme_decode, UA_SPREAD, false },
	{ "layers", layers_count, layers_decode, UA_SPREAD, false },
	{ "random", random_count, random_decode, UA_SPREAD, false },
	{ "pages", pages_count, pages_decode, UA_FIRST, false },
	{ "page", page_count, page_decode, UA_LAST, true },
	{ "all layers", all_layers_count, all_layers_decode, UA_LAST, true },
	{ NULL, NULL, NULL, UA_FIRST, false },
};
