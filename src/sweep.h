/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The enumeration of cases: number <-> case, both ways.
 *
 * A sweep is a set of sections (src/section.c), each a grid with numbers of
 * its own.  Their cases are dealt out in blocks, so that every stretch of
 * numbers has its share of every section, spread over the section's grid:
 * a budget may cut the sweep anywhere.
 */
#ifndef UA_SWEEP_H
#define UA_SWEEP_H

#include "ua.h"

#define UA_SWEEP_BLOCKS	64
#define UA_SECTIONS_MAX	24

struct ua_sweep;

struct ua_section {
	const char *name;
	unsigned long (*count)(const struct ua_sweep *s);	/* 0: not for this routine */
	/* false: that place of the grid is no case of this routine */
	bool (*decode)(const struct ua_sweep *s, unsigned long index, struct ua_case *c);
	/* whole: at the start, behind the first block, at the end */
	enum { UA_SPREAD, UA_FIRST, UA_SECOND, UA_LAST } when;
	bool exhaustive;	/* only with --exhaustive */
};

struct ua_sweep {
	const struct ua_routine *routine;
	unsigned traits;	/* of its op */
	long page;
	uint64_t seed;
	unsigned n;		/* sections in use */
	struct {
		const struct ua_section *section;
		unsigned long count, step, inverse;
	} part[UA_SECTIONS_MAX];
	unsigned cells;		/* (block, section) pairs that hold cases */
	struct {
		unsigned long start, first;	/* number; index before spreading */
		unsigned part;
	} cell[(UA_SWEEP_BLOCKS + 2) * UA_SECTIONS_MAX + 1];
	unsigned cursor;	/* the cell of the last look-up */
	unsigned long total;
	unsigned long quorum;	/* numbers up to the first block's end: always run */
};

/* page in bytes; seed for the random part; how: UA_SWEEP_*. */
#define UA_SWEEP_EXHAUSTIVE	1u
#define UA_SWEEP_ALONE		2u	/* no consumers */
void ua_sweep_init(struct ua_sweep *s, const struct ua_routine *r, unsigned long page,
		   uint64_t seed, unsigned how);

/* Case number n of the sweep, n < total.  false: a gap, no case. */
bool ua_sweep_case(struct ua_sweep *s, unsigned long n, struct ua_case *c);

/* The lowest number of a case; false when the sweep does not have it.
 * Searches by section, so it is for replay and tests, not for the run. */
bool ua_sweep_number(struct ua_sweep *s, const struct ua_case *c, unsigned long *n);

bool ua_case_equal(const struct ua_case *a, const struct ua_case *b);

/* Where the kernel side lies, by placement: 0..63 alignments of its start,
 * then flush against the hole behind it, then flush against the one before. */
#define UA_PLACEMENTS	128
#define UA_PLACEMENT_END	64
#define UA_PLACEMENT_START	112
long ua_placement_offset(unsigned placement, unsigned long length, long page);

/* All sections, and those of a routine that takes a few lengths only; each
 * ends with a NULL name. */
extern const struct ua_section ua_sections[], ua_fixed_sections[];

#endif
