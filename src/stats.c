/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <math.h>
#include <stdlib.h>

#include "stats.h"

static int ascending(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

void ua_sort(double *v, size_t n)
{
	qsort(v, n, sizeof(*v), ascending);
}

double ua_quantile(const double *sorted, size_t n, double q)
{
	double at = q * (double)(n - 1);
	size_t i = (size_t)at;

	if (i + 1 >= n)
		return sorted[n - 1];
	return sorted[i] + (at - (double)i) * (sorted[i + 1] - sorted[i]);
}

double ua_median(double *v, size_t n)
{
	ua_sort(v, n);
	return ua_quantile(v, n, 0.5);
}

/*
 * How many of n values lie below the median is binomial, n coins: leaving out
 * r at either end misses it when there are r or fewer heads, or tails.
 */
size_t ua_interval_rank(size_t n)
{
	double below = 0;
	size_t r = 0;

	for (;; r++) {
		below += exp(lgamma((double)n + 1) - lgamma((double)r + 1) -
			     lgamma((double)(n - r) + 1) - (double)n * log(2));
		if (below > 0.025 || 2 * r >= n)
			return r ? r - 1 : 0;
	}
}

struct ua_estimate ua_estimate(double *v, size_t n)
{
	size_t r = ua_interval_rank(n);
	struct ua_estimate e;

	e.middle = ua_median(v, n);
	e.low = v[r];
	e.high = v[n - 1 - r];
	return e;
}

double ua_spread(const double *sorted, size_t n)
{
	double middle = ua_quantile(sorted, n, 0.5);

	if (middle == 0)
		return 0;
	return (ua_quantile(sorted, n, 0.75) - ua_quantile(sorted, n, 0.25)) / middle;
}

size_t ua_outliers(const double *sorted, size_t n)
{
	double q1 = ua_quantile(sorted, n, 0.25), q3 = ua_quantile(sorted, n, 0.75);
	double fence = 1.5 * (q3 - q1);
	size_t count = 0;

	for (size_t i = 0; i < n; i++)
		count += sorted[i] < q1 - fence || sorted[i] > q3 + fence;
	return count;
}
