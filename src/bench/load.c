/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The results of an older run, from its JSON. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"

#ifdef HAVE_JANSSON
#include <jansson.h>

static void text(const json_t *o, const char *name, char *buf, size_t size)
{
	const char *s = json_string_value(json_object_get(o, name));

	snprintf(buf, size, "%s", s ? s : "");
}

static double number(const json_t *o, const char *name, double otherwise)
{
	const json_t *v = json_object_get(o, name);

	return json_is_number(v) ? json_number_value(v) : otherwise;
}

static struct ua_estimate estimate(const json_t *o, const char *name)
{
	struct ua_estimate e;
	char low[40], high[40];

	snprintf(low, sizeof(low), "%s_low", name);
	snprintf(high, sizeof(high), "%s_high", name);
	e.middle = number(o, name, 0);
	e.low = number(o, low, e.middle);
	e.high = number(o, high, e.middle);
	return e;
}

static void about(const json_t *o, struct ua_bench_run *run)
{
	const json_t *warnings = json_object_get(o, "warnings");

	text(o, "version", run->version, sizeof(run->version));
	text(o, "date", run->date, sizeof(run->date));
	text(o, "cpu", run->cpu, sizeof(run->cpu));
	text(o, "kernel", run->kernel, sizeof(run->kernel));
	text(o, "machine", run->machine, sizeof(run->machine));
	text(o, "counting", run->counting, sizeof(run->counting));
	text(o, "emulator", run->emulator, sizeof(run->emulator));
	text(o, "baseline", run->baseline, sizeof(run->baseline));
	run->seed = (unsigned long long)number(o, "seed", 0);
	run->pinned = (int)number(o, "pinned", -1);
	run->load_before = number(o, "load_before", 0);
	run->load_after = number(o, "load_after", 0);
	run->steal = number(o, "steal", 0);
	run->seconds = number(o, "seconds", 0);
	for (size_t i = 0; i < json_array_size(warnings); i++)
		ua_bench_warn(run, "%s", json_string_value(json_array_get(warnings, i)));
}

/* Counters have one of two names, by who counted. */
static double counter(const json_t *o, enum ua_counter c, char *name, size_t size)
{
	static const char *const names[UA_COUNTER_NR][2] = {
		[UA_NANOSECONDS] = { "ns", "ns" }, [UA_CYCLES] = { "cycles", "ticks" },
		[UA_INSTRUCTIONS] = { "instructions", "instructions" },
		[UA_L1_LOADS] = { "l1_loads", "loads" }, [UA_L1_MISSES] = { "l1_misses", "l1_misses" },
		[UA_STORES] = { "stores", "stores" },
	};
	bool second = !json_object_get(o, names[c][0]) && json_object_get(o, names[c][1]);

	if (!*name || second)
		snprintf(name, size, "%s", names[c][second]);
	return number(o, names[c][second], -1);
}

static void row(const json_t *o, struct ua_bench_run *run, struct ua_bench_row *r)
{
	memset(r, 0, sizeof(*r));
	text(o, "subject", r->subject, sizeof(r->subject));
	text(o, "op", r->op, sizeof(r->op));
	text(o, "mix", r->mix, sizeof(r->mix));
	text(o, "cache", r->cache, sizeof(r->cache));
	text(o, "unit", r->unit, sizeof(r->unit));
	text(o, "skipped", r->skipped, sizeof(r->skipped));
	r->size = (unsigned long)number(o, "size", 0);
	r->accessible = (unsigned long)number(o, "accessible", (double)r->size);
	r->dst_align = (unsigned long)number(o, "dst_align", 0);
	r->src_align = (unsigned long)number(o, "src_align", 0);
	r->hole = json_is_true(json_object_get(o, "hole"));
	r->value = estimate(o, "value");
	r->net = estimate(o, "without_faults");
	r->ratio = estimate(o, "ratio");
	r->bytes = number(o, "bytes", (double)r->size);
	r->faults = number(o, "faults", 0);
	r->spread = number(o, "spread", 0);
	r->samples = (unsigned)number(o, "samples", 0);
	r->outliers = (unsigned)number(o, "outliers", 0);
	r->sittings = (unsigned)number(o, "sittings", 0);
	for (int c = 0; c < UA_COUNTER_NR; c++)
		r->count[c] = counter(o, (enum ua_counter)c, run->counter[c], sizeof(run->counter[c]));
}

static int take(const json_t *o, struct ua_bench_run *run)
{
	struct ua_bench_row *grown;

	if (json_object_get(o, "bench")) {
		about(o, run);
		return 0;
	}
	if (!json_is_string(json_object_get(o, "subject")) ||
	    !(json_object_get(o, "value") || json_object_get(o, "skipped")))
		return -EINVAL;
	grown = realloc(run->row, (run->rows + 1) * sizeof(*grown));
	if (!grown)
		return -ENOMEM;
	run->row = grown;
	row(o, run, &grown[run->rows++]);
	return 0;
}

static int wrong(const char *path, const char *what)
{
	ua_complain("%s: %s", path, what);
	return UA_EXIT_USAGE + 1;
}

int ua_bench_load(const char *path, struct ua_bench_run *run)
{
	FILE *f = fopen(path, "re");
	char c[2];
	int err = 0;

	if (!f)
		return wrong(path, strerror(errno));
	memset(run, 0, sizeof(*run));
	while (!err && fscanf(f, " %1[^\n]", c) == 1) {
		json_t *o;

		ungetc(c[0], f);
		o = json_loadf(f, JSON_DISABLE_EOF_CHECK, NULL);
		err = json_is_object(o) ? take(o, run) : -EINVAL;
		json_decref(o);
	}
	fclose(f);
	if (err == -ENOMEM)
		return wrong(path, strerror(ENOMEM));
	if (err || !run->rows)
		return wrong(path, "these are no results of bench --format=json");
	return 0;
}
#else
int ua_bench_load(const char *path, struct ua_bench_run *run)
{
	(void)run;
	ua_complain("%s: this program was built without jansson, and reads no results", path);
	return UA_EXIT_USAGE + 1;
}
#endif
