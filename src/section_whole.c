/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Operands that are wholly there, of the lengths at which designs change their
 * method, on either side of where a line begins.  Mutants showed what the
 * grids leave out: a copy of one aligned page that no hole interrupts.
 */
#include "config.h"

#include "section.h"

#define LINE	64

static const unsigned short lengths[] = {
	16, 31, 64, 127, 128, 129, 255, 600, 1448, 3327, 3328, 4095, 4096, 4097, 4200, 8191, 8192, 8200,
};
static const unsigned char starts[] = { 0, 1, 2, 4, 7, 8, 16, 63 };
static const unsigned char others[] = { 0, 1, 2, 4, 8, 16, LINE + 5 };

unsigned long ua_whole_count(const struct ua_sweep *s)
{
	unsigned long sides = UA_HAS_KERNEL(s->traits) ? ARRAY_SIZE(others) : 1;

	return ua_whole_page(s) ? 0 : ARRAY_SIZE(lengths) * ARRAY_SIZE(starts) * sides;
}

bool ua_whole_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	long length = lengths[index % ARRAY_SIZE(lengths)], flush = s->page - length, kernel = 0;
	long start = starts[index / ARRAY_SIZE(lengths) % ARRAY_SIZE(starts)];
	/* At the start of a page, or so far behind that of a line. */
	long align = start ? LINE : s->page, offset = ((flush - start) & -align) + start;

	if (UA_HAS_KERNEL(s->traits)) {
		kernel = (flush & -align) + start;
		if (kernel > flush)
			kernel -= align;
		kernel -= others[index / ARRAY_SIZE(lengths) / ARRAY_SIZE(starts)];
	}
	/* A whole page lies between two holes, where the vector unit is refused. */
	ua_section_set(c, length == s->page && !start ? UA_BOTH : UA_AFTER, UA_NONE, offset, (unsigned long)length, kernel);
	return ua_section_fits(s, c);
}

/* ---- a few bytes of them, with which a way that works by words may give up ---- */

#define FEW	8

static const unsigned short sizes[] = {
	8, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257, 511, 512, 513, 3328, 4096,
};

unsigned long ua_few_count(const struct ua_sweep *s)
{
	return ua_whole_page(s) ? 0 : ARRAY_SIZE(sizes) * FEW;
}

bool ua_few_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long accessible = 1 + index % FEW, length = sizes[index / FEW];

	ua_section_set(c, UA_AFTER, UA_NONE, s->page - (long)accessible, length,
		       ua_section_other(s, accessible, length, 0));
	return ua_section_fits(s, c);
}

/* ---- a page of them, in even pages and odd ones: not all checks look at all bits -- */

#define SHIFTS	2

static const unsigned char beside[] = { 0, 1, 8 };

unsigned long ua_shifted_count(const struct ua_sweep *s)
{
	unsigned long sides = UA_HAS_KERNEL(s->traits) ? SHIFTS * ARRAY_SIZE(beside) : 1;

	return ua_whole_page(s) ? 0 : SHIFTS * ARRAY_SIZE(starts) * sides;
}

bool ua_shifted_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long start = starts[index / SHIFTS % ARRAY_SIZE(starts)], rest;
	long offset = (long)start - s->page * (long)(1 + index % SHIFTS), kernel = 0;

	rest = index / SHIFTS / ARRAY_SIZE(starts);
	if (UA_HAS_KERNEL(s->traits))
		kernel = (long)start - s->page * (long)(1 + rest % SHIFTS) - beside[rest / SHIFTS];
	ua_section_set(c, UA_AFTER, UA_NONE, offset, (unsigned long)s->page, kernel);
	return ua_section_fits(s, c);
}
