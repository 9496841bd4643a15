/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The statistics of the benchmarks: what makes no assumption on how times are
 * distributed.  They have a floor, a long tail, and the machine's bad moments.
 */
#ifndef UA_STATS_H
#define UA_STATS_H

#include <stddef.h>

/* A median with its confidence interval. */
struct ua_estimate {
	double middle, low, high;
};

void ua_sort(double *v, size_t n);

/* Of sorted values, between neighbours in proportion; n > 0, q from 0 to 1. */
double ua_quantile(const double *sorted, size_t n, double q);

double ua_median(double *v, size_t n);	/* sorts */

/* Values to leave out at either end of n sorted ones, so that the rest spans
 * the true median with a probability of at least 95 %, whatever the
 * distribution; 0 also for n below UA_ESTIMATE_MIN, with less than that. */
size_t ua_interval_rank(size_t n);
#define UA_ESTIMATE_MIN	6

struct ua_estimate ua_estimate(double *v, size_t n);	/* sorts */

/* Distance of the quartiles over the median; 0 of a median of 0. */
double ua_spread(const double *sorted, size_t n);

/* Values further from the quartiles than 1.5 times their distance (Tukey). */
size_t ua_outliers(const double *sorted, size_t n);

#endif
