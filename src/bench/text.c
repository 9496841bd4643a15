/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Results for people: a block a point, a line a subject, with a bar. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "bench.h"

#define BAR	24	/* columns */
#define NAME_MIN	44

static int name_width;		/* of the longest subject */

const char *ua_size_name(unsigned long size, char *buf, size_t n)
{
	if (size && size % (1ul << 20) == 0)
		snprintf(buf, n, "%luM", size >> 20);
	else if (size && size % 1024 == 0)
		snprintf(buf, n, "%luk", size >> 10);
	else
		snprintf(buf, n, "%lu", size);
	return buf;
}

static void header(const struct ua_bench_run *run, const struct ua_bench_options *b)
{
	printf("uctorture %s bench, seed %llu; %s, kernel %s %s", run->version, run->seed, run->cpu,
	       run->kernel, run->machine);
	if (run->pinned >= 0)
		printf(", CPU %d", run->pinned);
	printf("; %s\n%s\n", run->date, run->counting);
	for (unsigned i = 0; i < run->warnings; i++)
		printf("warning: %s\n", run->warning[i]);
	if (*run->emulator)
		return;
	if (b->faults)
		printf("a call that faults, whole, and without its faults: less one store and its fixup for each\n");
	else
		printf("a call, less the same loop without it; spread: distance of the quartiles; out: outliers\n");
}

/* What a block of rows has in common. */
static bool same_block(const struct ua_bench_row *x, const struct ua_bench_row *y)
{
	return x->size == y->size && x->accessible == y->accessible && !strcmp(x->op, y->op) &&
	       !strcmp(x->mix, y->mix) && !strcmp(x->cache, y->cache) && x->hole == y->hole &&
	       x->dst_align == y->dst_align && x->src_align == y->src_align;
}

static void title(const struct ua_bench_run *run, const struct ua_bench_row *r)
{
	if (*run->emulator) {
		printf(" %12s\n", r->unit);
		return;
	}
	printf(" %9s %17s", r->unit, "95 % interval ");
	if (r->hole)
		printf(" %7s %9s %19s", "faults", "without", "95 % interval ");
	else
		printf(" %7s %6s %4s", "GB/s", "spread", "out");
	if (!r->hole && *run->baseline)
		printf("  times the speed of %s", run->baseline);
	putchar('\n');
}

static void block(const struct ua_bench_run *run, const struct ua_bench_row *r)
{
	char size[24], text[160];
	int n = snprintf(text, sizeof(text), "%s, ", r->op);

	if (*r->mix)
		n += snprintf(text + n, sizeof(text) - (size_t)n, "%s, %lu bytes on average", r->mix, r->size);
	else if (r->hole)
		n += snprintf(text + n, sizeof(text) - (size_t)n, "%lu of %lu bytes before the hole",
			      r->accessible, r->size);
	else
		n += snprintf(text + n, sizeof(text) - (size_t)n, "%s bytes",
			      ua_size_name(r->size, size, sizeof(size)));
	if (!r->hole)
		n += snprintf(text + n, sizeof(text) - (size_t)n, ", %s", r->cache);
	if (r->dst_align || r->src_align)
		snprintf(text + n, sizeof(text) - (size_t)n, ", at %lu and %lu", r->dst_align, r->src_align);
	printf("\n%-*s", name_width + 2, text);
	title(run, r);
}

/* Bytes a nanosecond are gigabytes a second. */
static double speed(const struct ua_bench_row *r)
{
	return r->value.middle > 0 ? r->bytes / r->value.middle : 0;
}

static void bar(const struct ua_bench_row *r, double fastest)
{
	int n = fastest > 0 ? (int)(BAR * speed(r) / fastest + 0.5) : 0;

	putchar(' ');
	for (int i = 0; i < n; i++)
		putchar('#');
}

static void counters(const struct ua_bench_run *run, const struct ua_bench_row *r)
{
	const char *comma = "";

	printf("  %*s ", name_width, "");
	for (int c = UA_CYCLES; c < UA_COUNTER_NR; c++)
		if (r->count[c] >= 0) {
			printf("%s%.1f %s", comma, r->count[c], run->counter[c]);
			comma = ", ";
		}
	putchar('\n');
}

static void timed(const struct ua_bench_run *run, const struct ua_bench_row *r, double fastest)
{
	printf(" %9.1f %8.1f..%-8.1f", r->value.middle, r->value.low, r->value.high);
	if (r->hole) {
		printf(" %6.2f %9.0f %9.0f..%-9.0f\n", r->faults, r->net.middle, r->net.low, r->net.high);
		return;
	}
	printf("%7.2f %5.1f%% %4u", speed(r), 100 * r->spread, r->outliers);
	if (*run->baseline)
		printf("  %6.3f %6.3f..%-6.3f", r->ratio.middle, r->ratio.low, r->ratio.high);
	bar(r, fastest);
	putchar('\n');
}

static void counted(const struct ua_bench_run *run, const struct ua_bench_row *r)
{
	printf(" %12.0f", r->value.middle);
	for (int c = UA_INSTRUCTIONS + 1; c < UA_COUNTER_NR; c++)
		if (r->count[c] >= 0)
			printf(", %.0f %s", r->count[c], run->counter[c]);
	if (r->hole)
		printf(", %.2f faults, %.0f without", r->faults, r->net.middle);
	if (*run->baseline && r->ratio.middle > 0)
		printf(", %s takes %.2f times as many", run->baseline, r->ratio.middle);
	putchar('\n');
}

static void row(const struct ua_bench_run *run, const struct ua_bench_options *b,
		const struct ua_bench_row *r, double fastest)
{
	printf("  %-*s", name_width, r->subject);
	if (*r->skipped) {
		printf(" not measured: %s\n", r->skipped);
		return;
	}
	if (*run->emulator) {
		counted(run, r);
		return;
	}
	timed(run, r, fastest);
	if (b->o.config.verbose)
		counters(run, r);
}

void ua_bench_print(const struct ua_bench_run *run, const struct ua_bench_options *b)
{
	double fastest = 0;
	size_t end = 0;

	name_width = NAME_MIN;
	for (size_t i = 0; i < run->rows; i++)
		if ((int)strlen(run->row[i].subject) > name_width)
			name_width = (int)strlen(run->row[i].subject);
	header(run, b);
	for (size_t i = 0; i < run->rows; i++) {
		if (i == end) {
			fastest = 0;
			for (; end < run->rows && same_block(&run->row[end], &run->row[i]); end++)
				if (speed(&run->row[end]) > fastest && !*run->row[end].skipped)
					fastest = speed(&run->row[end]);
			block(run, &run->row[i]);
		}
		row(run, b, &run->row[i], fastest);
	}
	printf("\n%.1f s, load %.1f before and %.1f after\n", run->seconds, run->load_before, run->load_after);
}
