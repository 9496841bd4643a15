/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "heat.h"

#define EXACT	64	/* numbers below have a bin each */
#define PARTS	16	/* bins of a power of two above */
#define FULL	(UA_HEAT_SLOTS / 4 * 3)

static unsigned log_2(unsigned long x)
{
	unsigned n = 0;

	while (x >>= 1)
		n++;
	return n;
}

unsigned ua_heat_bin(unsigned long number)
{
	unsigned power;

	if (number < EXACT)
		return (unsigned)number;
	power = log_2(number);
	return EXACT + (power - 6) * PARTS + (unsigned)(number >> (power - 4) & (PARTS - 1));
}

unsigned long ua_heat_least(unsigned bin)
{
	unsigned power;

	if (bin < EXACT)
		return bin;
	power = (bin - EXACT) / PARTS + 6;
	if (power >= 8 * sizeof(long))
		return -1ul;
	return (PARTS + (bin - EXACT) % PARTS + 0ul) << (power - 4);
}

static unsigned clip(unsigned long number)
{
	unsigned bin = ua_heat_bin(number);

	return bin < UA_HEAT_AXIS ? bin : UA_HEAT_AXIS - 1;
}

void ua_heat_note(struct ua_heat *h, unsigned long accessible, unsigned long length)
{
	unsigned x = clip(accessible);

	h->ran[clip(length)][x / 8] |= (unsigned char)(1u << x % 8);
}

bool ua_heat_noted(const struct ua_heat *h, unsigned accessible, unsigned length)
{
	return h->ran[length][accessible / 8] >> accessible % 8 & 1;
}

static unsigned hash(unsigned accessible, unsigned length)
{
	return (accessible * 2654435761u ^ length * 40503u) % UA_HEAT_SLOTS;
}

static long worse(long a, long b)
{
	return a < 0 || b < 0 ? -1 : a > b ? a : b;
}

/* By bins as coarse as the table's. */
static void add(struct ua_heat *h, unsigned accessible, unsigned length,
		const struct ua_heat_cell *what)
{
	unsigned i = hash(accessible, length);
	struct ua_heat_cell *c = &h->cell[i];

	while (c->cases && (c->accessible != accessible || c->length != length)) {
		i = (i + 1) % UA_HEAT_SLOTS;
		c = &h->cell[i];
	}
	if (!c->cases) {
		h->n++;
		c->accessible = (unsigned short)accessible;
		c->length = (unsigned short)length;
	}
	c->clauses |= what->clauses;
	c->cases += what->cases;
	c->worst = worse(c->worst, what->worst);
}

void ua_heat_coarsen(struct ua_heat *h, unsigned coarse)
{
	unsigned by = coarse > h->coarse ? coarse - h->coarse : 0;
	struct ua_heat_cell *old = by ? ua_heat_list(h) : NULL;
	unsigned n = h->n;

	if (!by || (n && !old))
		return;
	memset(h->cell, 0, sizeof(h->cell));
	h->n = 0;
	h->coarse = coarse;
	for (unsigned i = 0; i < n; i++)
		add(h, old[i].accessible >> by, old[i].length >> by, &old[i]);
	free(old);
}

void ua_heat_add(struct ua_heat *h, unsigned long accessible, unsigned long length,
		 unsigned clauses, unsigned long cases, long worst)
{
	struct ua_heat_cell what = { 0, 0, clauses, cases, worst };

	if (h->n >= FULL && h->coarse < UA_HEAT_COARSEST)
		ua_heat_coarsen(h, h->coarse + 1);
	/* Not to be: there is no memory to get coarser. */
	if (h->n >= UA_HEAT_SLOTS - 1 || !cases)
		return;
	add(h, ua_heat_bin(accessible) >> h->coarse, ua_heat_bin(length) >> h->coarse, &what);
}

void ua_heat_merge(struct ua_heat *all, const struct ua_heat *part)
{
	ua_heat_coarsen(all, part->coarse);
	for (unsigned y = 0; y < UA_HEAT_AXIS; y++)
		for (unsigned x = 0; x < sizeof(all->ran[y]); x++)
			all->ran[y][x] |= part->ran[y][x];
	for (unsigned i = 0; part->n && i < UA_HEAT_SLOTS; i++) {
		const struct ua_heat_cell *c = &part->cell[i];

		if (c->cases)
			ua_heat_add(all, ua_heat_least((unsigned)c->accessible << part->coarse),
				    ua_heat_least((unsigned)c->length << part->coarse),
				    c->clauses, c->cases, c->worst);
	}
}

static int in_order(const void *a, const void *b)
{
	const struct ua_heat_cell *x = a, *y = b;

	return x->length != y->length ? x->length - y->length : x->accessible - y->accessible;
}

struct ua_heat_cell *ua_heat_list(const struct ua_heat *h)
{
	struct ua_heat_cell *list = h->n ? malloc(h->n * sizeof(*list)) : NULL;
	unsigned n = 0;

	for (unsigned i = 0; list && i < UA_HEAT_SLOTS; i++)
		if (h->cell[i].cases)
			list[n++] = h->cell[i];
	if (list)
		qsort(list, n, sizeof(*list), in_order);
	return list;
}
