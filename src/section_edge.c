/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The sections away from the grid: sizes, strange addresses, huge lengths,
 * and chance. */
#include "config.h"

#include "machine.h"
#include "section.h"

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

unsigned long ua_sizes_count(const struct ua_sweep *s)
{
	return ua_whole_page(s) ? 0 : ARRAY_SIZE(sizes) * SHORT_OF * SIZE_PLACEMENTS;
}

bool ua_sizes_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long length = sizes[index % ARRAY_SIZE(sizes)];
	unsigned long rest = index / ARRAY_SIZE(sizes);
	unsigned long a = length - missing(length, rest % SHORT_OF);

	ua_section_set(c, UA_AFTER, UA_NONE, s->page - (long)a, length,
	    ua_section_other(s, a, length, rest / SHORT_OF * 5));
	return ua_section_fits(s, c);
}

/* ---- the stress test of 2012: every offset of a page, lengths around its rest --- */

static const short around_rest[] = { -1, 0, 1, 2, 3, 4, 7, 8, 9, 31, 33, 100 };
#define AROUND	(ARRAY_SIZE(around_rest) + 1)	/* and 526, of the archetype */

unsigned long ua_stress_count(const struct ua_sweep *s)
{
	return ua_whole_page(s) ? 0 : (unsigned long)s->page * AROUND;
}

bool ua_stress_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	long offset = (long)(index / AROUND), length = 526;
	unsigned long which = index % AROUND;

	if (which < ARRAY_SIZE(around_rest))
		length = s->page - offset + around_rest[which];
	ua_section_set(c, UA_AFTER, UA_NONE, offset, (unsigned long)length,
		       ua_section_other(s, (unsigned long)offset, (unsigned long)length, 1));
	return ua_section_fits(s, c);
}

/* ---- addresses that no page table holds -------------------------------------- */

#define STRANGE_STARTS	16
#define STRANGE_LENGTHS	100

unsigned long ua_strange_count(const struct ua_sweep *s)
{
#ifndef UA_NONCANONICAL_HOLE
	return 0;
#endif
	if (ua_whole_page(s) || (s->routine->flags & UA_NOFIX))
		return 0;
	return STRANGE_STARTS * STRANGE_LENGTHS;
}

bool ua_strange_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long length = index % STRANGE_LENGTHS;

	ua_section_set(c, UA_AFTER, UA_NONCANONICAL, s->page + (long)(index / STRANGE_LENGTHS), length,
	    ua_section_other(s, 0, length, index));
	return ua_section_fits(s, c);
}

/* ---- lengths that no memory holds ------------------------------------------- */

static const unsigned long huge[] = {
	0x7fffffff, 0x80000000, 0x80000007, 0xfffffff8, 0xffffffff,
#if ULONG_MAX > 0xffffffff
	0x100000000, 0x100000001, 0x100000008, 0x100000040, 0x100000123,
	0x800000008, 0x800000047, 0x10000000000,
#endif
	-4096ul, -64ul, -8ul, -7ul, -1ul,
};
static const unsigned short prefixes[] = {
	0, 1, 2, 7, 8, 9, 15, 16, 17, 31, 63, 64, 65, 100, 128, 300,
};

/* An object of C may not be that large: libc's routines are not asked; and
 * padding that much would run over the kernel side's end, rightly. */
unsigned long ua_extreme_count(const struct ua_sweep *s)
{
	if (ua_whole_page(s) || s->routine->max_length || (s->routine->flags & (UA_NOFIX | UA_PADS)) ||
	    (s->traits & UA_SUM))	/* its length is an int */
		return 0;
	return ARRAY_SIZE(huge) * ARRAY_SIZE(prefixes) * 2;
}

bool ua_extreme_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long length = huge[index % ARRAY_SIZE(huge)];
	unsigned long rest = index / ARRAY_SIZE(huge);
	long a = prefixes[rest % ARRAY_SIZE(prefixes)];
	long kernel = rest / ARRAY_SIZE(prefixes) ? 5 - 16 * s->page : -16 * s->page;

	ua_section_set(c, UA_AFTER, UA_NONE, s->page - a, length, UA_HAS_KERNEL(s->traits) ? kernel : 0);
	if ((s->routine->flags & UA_LEN32) && length > 0xffffffff)
		return false;
	return ua_section_fits(s, c);
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

unsigned long ua_random_count(const struct ua_sweep *s)
{
	return ua_whole_page(s) ? 0 : RANDOM_CASES;
}

bool ua_random_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	uint64_t x = scatter(index, s->seed * 0x9e3779b97f4a7c15);
	unsigned long a = x & 0x1fff, length = x >> 13 & 0x3fff;
	unsigned placement = x >> 27 & 127;
	enum ua_kind kind = (enum ua_kind)(x >> 34 & 3);

	ua_section_set(c, UA_AFTER, kind, s->page - (long)a, length,
	    UA_HAS_KERNEL(s->traits) ? ua_placement_offset(placement, length, s->page) : 0);
	return ua_section_fits(s, c);
}
