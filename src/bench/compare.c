/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Two runs.  A row is slower, or faster, when the intervals do not touch and
 * the medians differ by more than the threshold: the first keeps noise out,
 * the second what is real and does not matter.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "bench.h"

static bool same(const struct ua_bench_row *x, const struct ua_bench_row *y)
{
	return !strcmp(x->subject, y->subject) && !strcmp(x->mix, y->mix) &&
	       !strcmp(x->cache, y->cache) && !strcmp(x->unit, y->unit) && x->size == y->size &&
	       x->accessible == y->accessible && x->hole == y->hole &&
	       x->dst_align == y->dst_align && x->src_align == y->src_align;
}

static const struct ua_bench_row *find(const struct ua_bench_run *run, const struct ua_bench_row *r)
{
	for (size_t i = 0; i < run->rows; i++)
		if (same(&run->row[i], r))
			return &run->row[i];
	return NULL;
}

/* 1 slower, -1 faster, 0 neither. */
static int judge(const struct ua_bench_row *new, const struct ua_bench_row *old, double threshold)
{
	double limit = 1 + threshold / 100;

	if (new->value.low > old->value.high && new->value.middle > old->value.middle * limit)
		return 1;
	if (new->value.high < old->value.low && new->value.middle * limit < old->value.middle)
		return -1;
	return 0;
}

static void print(FILE *out, const struct ua_bench_row *new, const struct ua_bench_row *old, int verdict)
{
	char size[24];

	fprintf(out, "%-7s %-44s %6s", verdict > 0 ? "slower" : "faster", new->subject, *new->mix ? new->mix :
	       ua_size_name(new->hole ? new->accessible : new->size, size, sizeof(size)));
	fprintf(out, "  %.1f [%.1f, %.1f] %s, was %.1f [%.1f, %.1f]", new->value.middle, new->value.low,
	       new->value.high, new->unit, old->value.middle, old->value.low, old->value.high);
	if (old->value.middle > 0)
		fprintf(out, ": %+.1f %%", 100 * (new->value.middle / old->value.middle - 1));
	fputc('\n', out);
}

static void warn(FILE *out, const struct ua_bench_run *run, const struct ua_bench_run *old)
{
	if (strcmp(run->cpu, old->cpu))
		fprintf(out, "warning: other machines: %s, was %s\n", run->cpu, old->cpu);
	else if (strcmp(run->kernel, old->kernel))
		fprintf(out, "warning: other kernels: %s, was %s\n", run->kernel, old->kernel);
}

int ua_bench_compare(FILE *out, const struct ua_bench_run *run, const struct ua_bench_run *old,
		     double threshold)
{
	size_t slower = 0, faster = 0, alike = 0, missing = 0;

	warn(out, run, old);
	for (size_t i = 0; i < run->rows; i++) {
		const struct ua_bench_row *new = &run->row[i], *was = find(old, new);
		int verdict;

		if (*new->skipped || !was || *was->skipped) {
			missing++;
			continue;
		}
		verdict = judge(new, was, threshold);
		slower += verdict > 0;
		faster += verdict < 0;
		alike += !verdict;
		if (verdict)
			print(out, new, was, verdict);
	}
	fprintf(out, "%zu slower, %zu faster by more than %g %%, %zu neither, %zu not in both\n", slower,
	       faster, threshold, alike, missing);
	if (slower + faster + alike)
		return slower ? UA_EXIT_FINDINGS : UA_EXIT_OK;
	ua_complain("bench --compare: the two have nothing in common");
	return UA_EXIT_USAGE;
}
