/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Results for programs: CSV with a header, and JSON, an object a line. */
#include "config.h"

#include <stdio.h>

#include "bench.h"
#include "put.h"

/* ---- JSON: docs/JSON.md has the fields -------------------------------------------- */

static void estimate(const char *name, const struct ua_estimate *e)
{
	printf(",\"%s\":%.6g,\"%s_low\":%.6g,\"%s_high\":%.6g", name, e->middle, name, e->low, name, e->high);
}

static void about(const struct ua_bench_run *run)
{
	printf("{\"bench\":1");
	ua_put_member(stdout, "version", run->version);
	ua_put_member(stdout, "date", run->date);
	ua_put_member(stdout, "cpu", run->cpu);
	ua_put_member(stdout, "kernel", run->kernel);
	ua_put_member(stdout, "machine", run->machine);
	ua_put_member(stdout, "counting", run->counting);
	if (*run->emulator)
		ua_put_member(stdout, "emulator", run->emulator);
	if (*run->baseline)
		ua_put_member(stdout, "baseline", run->baseline);
	printf(",\"seed\":%llu,\"pinned\":%d,\"load_before\":%.2f,\"load_after\":%.2f,\"steal\":%.2f,"
	       "\"seconds\":%.2f,\"warnings\":[", run->seed, run->pinned, run->load_before,
	       run->load_after, run->steal, run->seconds);
	for (unsigned i = 0; i < run->warnings; i++) {
		if (i)
			putchar(',');
		ua_put_string(stdout, run->warning[i]);
	}
	puts("]}");
}

static void figures(const struct ua_bench_run *run, const struct ua_bench_row *r)
{
	estimate("value", &r->value);
	if (r->hole)
		estimate("without_faults", &r->net);
	if (r->ratio.middle > 0)
		estimate("ratio", &r->ratio);
	printf(",\"bytes\":%.6g,\"faults\":%.6g,\"spread\":%.6g,\"samples\":%u,\"outliers\":%u,\"sittings\":%u",
	       r->bytes, r->faults, r->spread, r->samples, r->outliers, r->sittings);
	for (int c = UA_CYCLES; c < UA_COUNTER_NR; c++)
		if (r->count[c] >= 0)
			printf(",\"%s\":%.6g", run->counter[c], r->count[c]);
}

void ua_bench_print_json(const struct ua_bench_run *run)
{
	about(run);
	for (size_t i = 0; i < run->rows; i++) {
		const struct ua_bench_row *r = &run->row[i];

		printf("{\"subject\":");
		ua_put_string(stdout, r->subject);
		ua_put_member(stdout, "op", r->op);
		ua_put_member(stdout, "cache", r->cache);
		ua_put_member(stdout, "unit", r->unit);
		if (*r->mix)
			ua_put_member(stdout, "mix", r->mix);
		printf(",\"size\":%lu,\"accessible\":%lu,\"dst_align\":%lu,\"src_align\":%lu,\"hole\":%s",
		       r->size, r->accessible, r->dst_align, r->src_align, r->hole ? "true" : "false");
		if (*r->skipped)
			ua_put_member(stdout, "skipped", r->skipped);
		else
			figures(run, r);
		puts("}");
	}
}

/* ---- CSV ------------------------------------------------------------------------- */

static void number(double v, bool there)
{
	if (there)
		printf(",%.6g", v);
	else
		putchar(',');
}

static void columns(const struct ua_bench_row *r, bool there)
{
	bool ratio = there && r->ratio.middle > 0;

	number(r->value.middle, there);
	number(r->value.low, there);
	number(r->value.high, there);
	number(r->bytes, there);
	number(r->spread, there);
	number(r->samples, there);
	number(r->outliers, there);
	number(r->faults, there);
	number(r->net.middle, there && r->hole);
	number(r->ratio.middle, ratio);
	number(r->ratio.low, ratio);
	number(r->ratio.high, ratio);
	for (int c = UA_CYCLES; c < UA_COUNTER_NR; c++)
		number(r->count[c], there && r->count[c] >= 0);
}

void ua_bench_print_csv(const struct ua_bench_run *run)
{
	printf("subject,op,mix,cache,unit,size,accessible,dst_align,src_align,value,low,high,bytes,"
	       "spread,samples,outliers,faults,without_faults,ratio,ratio_low,ratio_high");
	for (int c = UA_CYCLES; c < UA_COUNTER_NR; c++)
		printf(",%s", run->counter[c]);
	putchar('\n');
	for (size_t i = 0; i < run->rows; i++) {
		const struct ua_bench_row *r = &run->row[i];

		printf("%s,%s,%s,%s,%s,%lu,%lu,%lu,%lu", r->subject, r->op, r->mix, r->cache, r->unit,
		       r->size, r->accessible, r->dst_align, r->src_align);
		columns(r, !*r->skipped);
		putchar('\n');
	}
}
