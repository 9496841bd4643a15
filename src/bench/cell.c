/* SPDX-License-Identifier: GPL-2.0-or-later */
/* From batches to a row: the only file with the arithmetic of results. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "cell.h"

void ua_cell_take(struct ua_cell *c, const struct ua_batch *b, enum ua_counter unit)
{
	double value = b->took.of[unit];

	if (c->rounds == UA_ROUNDS)
		return;
	/* An empty loop has no faults in it; their cost dwarfs its own. */
	value -= b->empty.of[unit];
	c->value[c->rounds] = value;
	c->net[c->rounds] = value - b->faults * (b->bare.of[unit] - b->empty.of[unit]);
	c->rounds++;
	for (int i = 0; i < UA_COUNTER_NR; i++)
		c->count[i] += b->took.of[i] - b->empty.of[i];
	c->faults = b->faults;
	c->bytes = b->bytes;
}

static bool grow(struct ua_cell *c)
{
	size_t more = c->capacity ? 2 * c->capacity : 16;
	double *median = realloc(c->median, more * sizeof(double));
	double *net, *all;

	if (median)
		c->median = median;
	net = realloc(c->netmedian, more * sizeof(double));
	if (net)
		c->netmedian = net;
	all = realloc(c->all, more * UA_ROUNDS * sizeof(double));
	if (all)
		c->all = all;
	if (!median || !net || !all)
		return false;
	c->capacity = more;
	return true;
}

bool ua_cell_sat(struct ua_cell *c)
{
	if (!c->rounds)
		return true;
	if (c->sittings == c->capacity && !grow(c))
		return false;
	memcpy(c->all + c->n, c->value, c->rounds * sizeof(double));
	c->n += c->rounds;
	c->median[c->sittings] = ua_median(c->value, c->rounds);
	c->netmedian[c->sittings++] = ua_median(c->net, c->rounds);
	c->rounds = 0;
	return true;
}

void ua_cell_free(struct ua_cell *c)
{
	free(c->median);
	free(c->netmedian);
	free(c->all);
}

/* An estimate of a copy: the order tells which sittings belong together. */
static struct ua_estimate estimate(const double *v, size_t n, double *copy)
{
	memcpy(copy, v, n * sizeof(*v));
	return ua_estimate(copy, n);
}

/* Sitting by sitting, so that what hits a whole sitting falls out. */
static struct ua_estimate ratio(const struct ua_cell *c, const struct ua_cell *base, double *copy)
{
	size_t n = c->sittings < base->sittings ? c->sittings : base->sittings, kept = 0;

	for (size_t i = 0; i < n; i++)
		if (c->median[i] > 0 && base->median[i] > 0)
			copy[kept++] = base->median[i] / c->median[i];
	return kept ? ua_estimate(copy, kept) : (struct ua_estimate){ 0, 0, 0 };
}

void ua_cell_row(const struct ua_cell *c, const struct ua_cell *base, struct ua_bench_row *row)
{
	double *copy = malloc((c->n + c->sittings + 1) * sizeof(*copy));

	strcpy(row->skipped, c->wrong);
	if (!copy || !c->sittings) {
		if (!*row->skipped)
			strcpy(row->skipped, "it was not measured");
		free(copy);
		return;
	}
	row->value = estimate(c->median, c->sittings, copy);
	row->net = estimate(c->netmedian, c->sittings, copy);
	if (base)
		row->ratio = ratio(c, base, copy);
	memcpy(copy, c->all, c->n * sizeof(*copy));
	ua_sort(copy, c->n);
	row->spread = ua_spread(copy, c->n);
	row->outliers = (unsigned)ua_outliers(copy, c->n);
	row->samples = (unsigned)c->n;
	row->sittings = (unsigned)c->sittings;
	row->faults = c->faults;
	row->bytes = c->bytes;
	for (int i = 0; i < UA_COUNTER_NR; i++)
		row->count[i] = ua_counters_have((enum ua_counter)i) ? c->count[i] / (double)c->n : -1;
	free(copy);
}
