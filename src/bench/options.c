/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The command line of bench. */
#include "config.h"

#include <ctype.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "bench.h"
#include "flush.h"
#include "values.h"

#define BUDGET_DEFAULT	20	/* seconds */
#define BUDGET_QUICK	4
#define THRESHOLD_DEFAULT 5	/* percent */
#define SIZE_MAX_BENCH	(1ul << 30)
#define ALIGN_MAX	4095ul
#define FAULT_LENGTH	512ul

enum {
	O_SIZES = 256, O_ALIGN, O_CACHE, O_MIX, O_FAULTS, O_LENGTH, O_BUDGET, O_SEED, O_CPU,
	O_BASELINE, O_COMPARE, O_RESULTS, O_THRESHOLD, O_FORMAT, O_IMAGE, O_LIBC, O_TARGET,
	O_HARNESS, O_QUICK, O_HELP,
};

static const struct option long_options[] = {
	{ "sizes", required_argument, NULL, O_SIZES },
	{ "align", required_argument, NULL, O_ALIGN },
	{ "cache", required_argument, NULL, O_CACHE },
	{ "mix", required_argument, NULL, O_MIX },
	{ "faults", no_argument, NULL, O_FAULTS },
	{ "length", required_argument, NULL, O_LENGTH },
	{ "budget", required_argument, NULL, O_BUDGET },
	{ "seed", required_argument, NULL, O_SEED },
	{ "cpu", required_argument, NULL, O_CPU },
	{ "baseline", required_argument, NULL, O_BASELINE },
	{ "compare", required_argument, NULL, O_COMPARE },
	{ "results", required_argument, NULL, O_RESULTS },
	{ "threshold", required_argument, NULL, O_THRESHOLD },
	{ "format", required_argument, NULL, O_FORMAT },
	{ "image", required_argument, NULL, O_IMAGE },
	{ "libc", no_argument, NULL, O_LIBC },
	{ "target", required_argument, NULL, O_TARGET },
	{ "harness", no_argument, NULL, O_HARNESS },
	{ "quick", no_argument, NULL, O_QUICK },
	{ "verbose", no_argument, NULL, 'v' },
	{ "help", no_argument, NULL, O_HELP },
	{ NULL, 0, NULL, 0 },
};

/* "16k", "1M", "512"; false: no such number. */
static bool parse_size(const char **p, unsigned long most, unsigned long *size)
{
	char *end;

	if (!isdigit((unsigned char)**p))
		return false;
	*size = strtoul(*p, &end, 10);
	if (*size > most)
		return false;
	if (*end == 'k')
		*size <<= 10;
	else if (*end == 'M')
		*size <<= 20;
	*p = end + (*end == 'k' || *end == 'M');
	return *size <= most;
}

static int ascending(const void *a, const void *b)
{
	unsigned long x = *(const unsigned long *)a, y = *(const unsigned long *)b;

	return (x > y) - (x < y);
}

/* In ascending order, and none twice: rows are told apart by them. */
static void sort_sizes(struct ua_bench_options *b)
{
	unsigned n = 0;

	qsort(b->size, b->sizes, sizeof(b->size[0]), ascending);
	for (unsigned i = 0; i < b->sizes; i++)
		if (!n || b->size[i] != b->size[n - 1])
			b->size[n++] = b->size[i];
	b->sizes = n;
}

static bool sizes(struct ua_bench_options *b, const char *text)
{
	const char *p = text;

	for (b->sizes = 0; b->sizes < UA_SIZES_MAX; p++) {
		if (!parse_size(&p, SIZE_MAX_BENCH, &b->size[b->sizes++]) || (*p && *p != ','))
			break;
		if (!*p) {
			sort_sizes(b);
			return true;
		}
	}
	ua_complain("--sizes=%s: no list of up to %d sizes, such as 32,4k,1M, up to 1024M", text, UA_SIZES_MAX);
	return false;
}

static bool align(struct ua_bench_options *b, const char *text)
{
	const char *p = text;

	if (parse_size(&p, ALIGN_MAX, &b->dst_align)) {
		b->src_align = b->dst_align;
		if (!*p || (*p++ == ',' && parse_size(&p, ALIGN_MAX, &b->src_align) && !*p))
			return true;
	}
	ua_complain("--align=%s: not one or two offsets in a page, DST or DST,SRC", text);
	return false;
}

static bool cache(struct ua_bench_options *b, const char *text)
{
	for (int c = 0; c < UA_CACHE_NR; c++)
		if (!strcmp(text, ua_cache_name((enum ua_cache)c))) {
			b->cache = (enum ua_cache)c;
			if (c != UA_MEMORY || UA_HAVE_FLUSH)
				return true;
			ua_complain("--cache=memory: no instruction to flush a cache is known here");
			return false;
		}
	ua_complain("--cache=%s: not one of hot, l2, memory, cold", text);
	return false;
}

static bool mix(struct ua_bench_options *b, const char *text)
{
	char names[128];

	b->mix = ua_mix(text);
	if (!b->mix)
		ua_complain("--mix=%s: not one of %s", text, ua_mix_names(names, sizeof(names)));
	return b->mix;
}

static bool format(struct ua_bench_options *b, const char *text)
{
	static const char *const names[] = { "text", "csv", "json" };

	for (unsigned i = 0; i < 3; i++)
		if (!strcmp(text, names[i])) {
			b->format = i;
			return true;
		}
	ua_complain("--format=%s: not one of text, csv, json", text);
	return false;
}

static bool threshold(struct ua_bench_options *b, const char *text)
{
	char *end;

	b->threshold = strtod(text, &end);
	if (end != text && !*end && b->threshold >= 0 && b->threshold <= 1000)
		return true;
	ua_complain("--threshold=%s: not a percentage from 0 to 1000", text);
	return false;
}

static bool cpu(struct ua_bench_options *b, const char *text)
{
	unsigned long n;

	if (!strcmp(text, "any")) {
		b->cpu = -2;
		return true;
	}
	if (!ua_value_number("cpu", text, 0, 1023, &n))
		return false;
	b->cpu = (int)n;
	return true;
}

static bool seed(struct ua_bench_options *b, const char *text)
{
	unsigned long n;
	bool good = ua_value_number("seed", text, 0, -1ul, &n);

	b->o.config.seed = n;
	return good;
}

static bool option(struct ua_bench_options *b, int which, const char *text)
{
	switch (which) {
	case O_SIZES: return sizes(b, text);
	case O_ALIGN: return align(b, text);
	case O_CACHE: return cache(b, text);
	case O_MIX: return mix(b, text);
	case O_FAULTS: return b->faults = true;
	case O_LENGTH: return ua_value_number("length", text, 1, 1 << 20, &b->length);
	case O_BUDGET: return ua_value_seconds(text, &b->o.config.budget);
	case O_SEED: return seed(b, text);
	case O_CPU: return cpu(b, text);
	case O_BASELINE: return (b->baseline = text) != NULL;
	case O_COMPARE: return (b->compare = text) != NULL;
	case O_RESULTS: return (b->results = text) != NULL;
	case O_THRESHOLD: return threshold(b, text);
	case O_FORMAT: return format(b, text);
	case O_IMAGE: return (b->o.image = text) != NULL;
	case O_LIBC: return b->o.libc = true;
	case O_TARGET: return (b->o.target = text) != NULL;
	case 'v': return (b->o.config.verbose = 1);
	case O_HARNESS: return b->harness = true;
	default: return b->quick = true;
	}
}

/* ---- what is not said -------------------------------------------------------- */

static void default_sizes(struct ua_bench_options *b)
{
	static const char usual[] = "8,16,32,64,128,256,512,1k,4k,16k,64k,1M,16M";
	static const char quick[] = "32,128,1k,4k,64k";
	static const char left[] = "0,1,2,3,4,7,8,9,15,16,31,32,63,64,127,128,256";

	if (!b->sizes)
		sizes(b, b->faults ? left : b->quick ? quick : usual);
}

static bool consistent(const struct ua_bench_options *b)
{
	const char *wrong = NULL;

	if (b->faults && (b->mix || b->cache != UA_HOT))
		wrong = "--faults: not with --mix or --cache";
	else if (b->faults && b->size[b->sizes - 1] >= b->length)
		wrong = "--faults: --sizes are the bytes before the hole, fewer than --length";
	else if (b->results && (b->harness || b->o.target || b->o.nargs))
		wrong = "--results: nothing is measured, so no --harness, --target or subjects";
	else if (b->compare && (b->harness || b->o.target))
		wrong = "--compare: not with --harness or --target; use --results";
	if (wrong)
		ua_complain("%s", wrong);
	return !wrong;
}

int ua_bench_options(struct ua_bench_options *b, int argc, char **argv)
{
	int which;

	memset(b, 0, sizeof(*b));
	b->o.command = "bench";
	b->o.format = "text";
	b->o.config.seed = (uint64_t)time(NULL) & 0xffffffff;
	b->o.config.budget = -1;
	b->o.config.max_failures = 1;
	b->length = FAULT_LENGTH;
	b->threshold = THRESHOLD_DEFAULT;
	b->cpu = -1;
	opterr = 0;
	optind = 1;
	while ((which = getopt_long(argc, argv, "v", long_options, NULL)) != -1) {
		if (which == O_HELP) {
			fputs(ua_bench_help, stdout);
			return ua_output_done(UA_EXIT_OK) + 1;
		}
		if (which == '?') {
			ua_complain("%s: unknown option, or its value is missing; see uctorture bench --help",
				    argv[optind - 1]);
			return UA_EXIT_USAGE + 1;
		}
		if (!option(b, which, optarg))
			return UA_EXIT_USAGE + 1;
	}
	b->o.args = argv + optind;
	b->o.nargs = argc - optind;
	b->o.argc = argc;
	b->o.argv = argv;
	if (b->o.config.budget < 0)
		b->o.config.budget = b->quick ? BUDGET_QUICK : BUDGET_DEFAULT;
	default_sizes(b);
	return consistent(b) ? 0 : UA_EXIT_USAGE + 1;
}
