/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <string.h>

#include "sweep.h"

static unsigned long gcd(unsigned long a, unsigned long b)
{
	while (b) {
		unsigned long t = a % b;

		a = b;
		b = t;
	}
	return a;
}

/* Numbers of sweeps stay below 2^32, so that products fit 64 bits. */
static unsigned long multiply(unsigned long a, unsigned long b, unsigned long n)
{
	return (unsigned long)((uint64_t)a * b % n);
}

/* x with a * x = 1 (mod n); a and n have no common factor. */
static unsigned long invert(unsigned long a, unsigned long n)
{
	int64_t t = 0, u = 1;
	unsigned long r = n, s = a % n;

	if (n == 1)
		return 0;
	while (s) {
		unsigned long q = r / s, m = r - q * s;
		int64_t v = t - (int64_t)q * u;

		r = s;
		s = m;
		t = u;
		u = v;
	}
	return (unsigned long)(t < 0 ? t + (int64_t)n : t);
}

/* A step that scatters neighbours over the grid: near the golden section. */
static unsigned long golden_step(unsigned long n)
{
	unsigned long step = n / 8 * 5;

	while (step > 1 && gcd(step, n) != 1)
		step--;
	return step ? step : 1;
}

static void add_part(struct ua_sweep *s, const struct ua_section *section)
{
	unsigned long n = section->count(s);
	unsigned i = s->n;

	if (!n || i == UA_SECTIONS_MAX)
		return;
	s->part[i].section = section;
	s->part[i].count = n;
	s->part[i].step = section->when == UA_LAST ? 1 : golden_step(n);
	s->part[i].inverse = invert(s->part[i].step, n);
	s->n++;
}

static void add_cell(struct ua_sweep *s, unsigned part, unsigned long first, unsigned long end)
{
	if (first == end)
		return;
	s->cell[s->cells].start = s->total;
	s->cell[s->cells].first = first;
	s->cell[s->cells].part = part;
	s->cells++;
	s->total += end - first;
}

static void add_whole(struct ua_sweep *s, int when)
{
	for (unsigned i = 0; i < s->n; i++)
		if ((int)s->part[i].section->when == when)
			add_cell(s, i, 0, s->part[i].count);
}

static void add_block(struct ua_sweep *s, unsigned long block)
{
	for (unsigned i = 0; i < s->n; i++) {
		unsigned long n = s->part[i].count;

		if (s->part[i].section->when == UA_SPREAD)
			add_cell(s, i, n * block / UA_SWEEP_BLOCKS, n * (block + 1) / UA_SWEEP_BLOCKS);
	}
}

void ua_sweep_init(struct ua_sweep *s, const struct ua_routine *r, unsigned long page,
		   uint64_t seed, unsigned how)
{
	const struct ua_section *section;

	memset(s, 0, sizeof(*s));
	s->routine = r;
	s->traits = ua_op_info(r->op)->traits;
	s->page = (long)page;
	s->seed = seed;
	for (section = ua_routine_lengths(r) ? ua_fixed_sections : ua_sections; section->name; section++)
		if (section->when == UA_SECOND ? !(how & UA_SWEEP_ALONE) :
		    !section->exhaustive || (how & UA_SWEEP_EXHAUSTIVE))
			add_part(s, section);
	add_whole(s, UA_FIRST);
	for (unsigned long block = 0; block < UA_SWEEP_BLOCKS; block++) {
		add_block(s, block);
		if (block)
			continue;
		add_whole(s, UA_SECOND);
		s->quorum = s->total;
	}
	add_whole(s, UA_LAST);
	s->cell[s->cells].start = s->total;
}

/* The cell that holds number n. */
static unsigned find_cell(struct ua_sweep *s, unsigned long n)
{
	unsigned low = 0, high = s->cells;

	if (n >= s->cell[s->cursor].start && n < s->cell[s->cursor + 1].start)
		return s->cursor;
	while (high - low > 1) {
		unsigned middle = low + (high - low) / 2;

		if (s->cell[middle].start <= n)
			low = middle;
		else
			high = middle;
	}
	return s->cursor = low;
}

bool ua_sweep_case(struct ua_sweep *s, unsigned long n, struct ua_case *c)
{
	unsigned cell = find_cell(s, n), part = s->cell[cell].part;
	unsigned long index = s->cell[cell].first + (n - s->cell[cell].start);

	memset(c, 0, sizeof(*c));
	if (s->part[part].step != 1)
		index = multiply(index, s->part[part].step, s->part[part].count);
	return s->part[part].section->decode(s, index, c);
}

static bool number_of(const struct ua_sweep *s, unsigned part, unsigned long index,
		      unsigned long *n)
{
	unsigned long spread = multiply(index, s->part[part].inverse, s->part[part].count);

	if (s->part[part].count == 1)
		spread = 0;
	for (unsigned i = 0; i < s->cells; i++) {
		unsigned long size = s->cell[i + 1].start - s->cell[i].start;

		if (s->cell[i].part == part && spread >= s->cell[i].first &&
		    spread < s->cell[i].first + size) {
			*n = s->cell[i].start + (spread - s->cell[i].first);
			return true;
		}
	}
	return false;
}

bool ua_case_equal(const struct ua_case *a, const struct ua_case *b)
{
	return a->place == b->place && a->kind == b->kind && a->offset == b->offset &&
	       a->other == b->other && a->length == b->length && a->string == b->string &&
	       a->inject.mode == b->inject.mode && a->inject.entry == b->inject.entry &&
	       a->inject.nth == b->inject.nth && a->consumer == b->consumer;
}

bool ua_sweep_number(struct ua_sweep *s, const struct ua_case *c, unsigned long *n)
{
	unsigned long best = 0, number;
	bool found = false;

	for (unsigned part = 0; part < s->n; part++)
		for (unsigned long i = 0; i < s->part[part].count; i++) {
			struct ua_case here;

			if (!s->part[part].section->decode(s, i, &here) ||
			    !ua_case_equal(&here, c) || !number_of(s, part, i, &number))
				continue;
			if (!found || number < best)
				best = number;
			found = true;
		}
	*n = best;
	return found;
}
