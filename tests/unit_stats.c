/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Medians, intervals and outliers, on samples whose answer is known. */
#include "unit.h"

#include <math.h>
#include <string.h>

#include "bench/cell.h"
#include "bench/measure.h"

static double normal(uint64_t *state)
{
	double u = ((double)(ua_bench_random(state) >> 11) + 1) / 9007199254740993.0;
	double v = (double)(ua_bench_random(state) >> 11) / 9007199254740992.0;

	return sqrt(-2 * log(u)) * cos(2 * 3.14159265358979323846 * v);
}

/* As times are: a floor and a long tail.  The median is 10 + 1. */
static double skewed(uint64_t *state)
{
	return 10 + exp(normal(state));
}

START_TEST(medians)
{
	double odd[] = { 3, 1, 2 }, even[] = { 4, 1, 3, 2 }, one[] = { 7 };

	ck_assert_double_eq(ua_median(odd, 3), 2);
	ck_assert_double_eq(ua_median(even, 4), 2.5);
	ck_assert_double_eq(ua_median(one, 1), 7);
	ck_assert_double_eq(ua_quantile(even, 4, 0), 1);
	ck_assert_double_eq(ua_quantile(even, 4, 1), 4);
	ck_assert_double_eq(ua_quantile(even, 4, 0.25), 1.75);
}
END_TEST

/* From tables of the binomial distribution. */
START_TEST(ranks)
{
	static const struct { size_t n, rank; } known[] = {
		{ 1, 0 }, { 2, 0 }, { 5, 0 }, { 6, 0 }, { 8, 0 }, { 9, 1 }, { 10, 1 }, { 15, 3 },
		{ 20, 5 }, { 25, 7 }, { 50, 17 }, { 100, 39 },
	};

	for (size_t i = 0; i < ARRAY_SIZE(known); i++)
		ck_assert_uint_eq(ua_interval_rank(known[i].n), known[i].rank);
	for (size_t n = 1; n < 3000; n++)
		ck_assert_uint_lt(2 * ua_interval_rank(n), n);
}
END_TEST

static double coverage(double (*draw)(uint64_t *), double median, size_t n, unsigned tries)
{
	uint64_t state = n;
	unsigned hit = 0;

	for (unsigned t = 0; t < tries; t++) {
		double v[64];
		struct ua_estimate e;

		for (size_t i = 0; i < n; i++)
			v[i] = draw(&state);
		e = ua_estimate(v, n);
		hit += e.low <= median && median <= e.high;
	}
	return (double)hit / tries;
}

/* At least 95 %, and not much more than the ranks must give away. */
START_TEST(intervals_cover)
{
	static const size_t sizes[] = { UA_ESTIMATE_MIN, 8, 9, 15, 25, 50 };

	for (size_t i = 0; i < ARRAY_SIZE(sizes); i++) {
		double c = coverage(normal, 0, sizes[i], 4000), s = coverage(skewed, 11, sizes[i], 4000);

		ck_assert_double_gt(c, 0.94);
		ck_assert_double_gt(s, 0.94);
		if (sizes[i] >= 25)
			ck_assert_double_lt(c, 0.98);
	}
	ck_assert_double_lt(coverage(normal, 0, UA_ESTIMATE_MIN - 1, 4000), 0.95);
}
END_TEST

START_TEST(outliers)
{
	double v[] = { 10, 10, 11, 11, 12, 12, 13, 13, 40, -20 }, flat[] = { 5, 5, 5, 5, 5 };

	ua_sort(v, 10);
	ck_assert_uint_eq(ua_outliers(v, 10), 2);
	ck_assert_uint_eq(ua_outliers(flat, 5), 0);
	ck_assert_double_eq(ua_spread(flat, 5), 0);
	ck_assert_double_gt(ua_spread(v, 10), 0);
}
END_TEST

/* ---- what is subtracted ------------------------------------------------------ */

static struct ua_batch made_up(double took, double empty, double bare, double faults)
{
	struct ua_batch b;

	memset(&b, 0, sizeof(b));
	b.took.of[UA_NANOSECONDS] = took;
	b.empty.of[UA_NANOSECONDS] = empty;
	b.bare.of[UA_NANOSECONDS] = bare;
	b.faults = faults;
	return b;
}

/* A routine of 20 ns in a loop of 2, whose sittings drift. */
static void fill(struct ua_cell *c, double own, double drift)
{
	memset(c, 0, sizeof(*c));
	for (unsigned s = 0; s < 9; s++) {
		for (unsigned r = 0; r < UA_ROUNDS; r++) {
			double speed = 1 + drift * s;
			struct ua_batch b = made_up((own + 2) * speed, 2 * speed, 0, 0);

			if (r == 3)	/* a bad moment */
				b.took.of[UA_NANOSECONDS] = 1e6;
			ua_cell_take(c, &b, UA_NANOSECONDS);
		}
		ck_assert(ua_cell_sat(c));
	}
}

START_TEST(overhead)
{
	static struct ua_cell c;
	static struct ua_bench_row row;

	ua_counters_open();
	fill(&c, 20, 0);
	ua_cell_row(&c, NULL, &row);
	ck_assert_double_eq_tol(row.value.middle, 20, 1e-9);
	ck_assert_double_eq_tol(row.value.low, 20, 1e-9);
	ck_assert_double_eq_tol(row.value.high, 20, 1e-9);
	ck_assert_uint_eq(row.sittings, 9);
	ck_assert_uint_eq(row.samples, 9 * UA_ROUNDS);
	ck_assert_uint_eq(row.outliers, 9);
	ua_cell_free(&c);
}
END_TEST

/* Drift falls out of a ratio, and stays in a figure's interval. */
START_TEST(ratios)
{
	static struct ua_cell fast, slow;
	static struct ua_bench_row row;

	ua_counters_open();
	fill(&fast, 10, 0.1);
	fill(&slow, 30, 0.1);
	ua_cell_row(&slow, &fast, &row);
	ck_assert_double_eq_tol(row.ratio.middle, 1.0 / 3, 1e-9);
	ck_assert_double_eq_tol(row.ratio.high - row.ratio.low, 0, 1e-9);
	ck_assert_double_gt(row.value.high - row.value.low, 10);
	ua_cell_free(&fast);
	ua_cell_free(&slow);
}
END_TEST

/* A fault is the bare one without its loop, as often as there are faults. */
START_TEST(faults)
{
	static struct ua_cell c;
	static struct ua_bench_row row;
	struct ua_batch b = made_up(2 * 1500 + 70 + 2, 2, 1502, 2);

	ua_counters_open();
	memset(&c, 0, sizeof(c));
	ua_cell_take(&c, &b, UA_NANOSECONDS);
	ck_assert(ua_cell_sat(&c));
	ua_cell_row(&c, NULL, &row);
	ck_assert_double_eq_tol(row.value.middle, 3070, 1e-9);
	ck_assert_double_eq_tol(row.net.middle, 70, 1e-9);
	ck_assert_double_eq(row.faults, 2);
	ua_cell_free(&c);
}
END_TEST

START_TEST(mixes)
{
	const struct ua_mix *m = ua_mix("spec2017-memcpy");
	static unsigned size[50000];
	double sum = 0;

	ck_assert_ptr_nonnull(m);
	ck_assert_ptr_null(ua_mix("nothing"));
	ua_mix_draw(m, 1, size, ARRAY_SIZE(size));
	for (size_t i = 0; i < ARRAY_SIZE(size); i++) {
		ck_assert_uint_le(size[i], ua_mix_largest(m));
		sum += size[i];
	}
	ck_assert_double_eq_tol(sum / ARRAY_SIZE(size), ua_mix_mean(m), ua_mix_mean(m) * 0.05);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("stats");

	UA_UNIT_TEST(s, medians);
	UA_UNIT_TEST(s, ranks);
	UA_UNIT_TEST(s, intervals_cover);
	UA_UNIT_TEST(s, outliers);
	UA_UNIT_TEST(s, overhead);
	UA_UNIT_TEST(s, ratios);
	UA_UNIT_TEST(s, faults);
	UA_UNIT_TEST(s, mixes);
	return ua_unit_run(s);
}
