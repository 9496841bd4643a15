/* SPDX-License-Identifier: GPL-2.0-or-later */
/* bench --harness: the figures, ratios within one run all of them. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

#include "harness.h"
#include "registry.h"
#include "report/report.h"

#define PAIRS	6	/* of runs of one process and of two */

/* What is exact and goes by the exception table: one that a loop of bare
 * faults can be compared with. */
static bool plain(const struct ua_routine *r)
{
	return r->entry && !r->known && !r->slack && !r->lengths && !r->need && !r->row &&
	       !(r->flags & ~(unsigned)UA_LEN32);
}

/* The first such routine of an op, or the one of these variants. */
static const struct ua_routine *choose(enum ua_op op, const char *variant)
{
	const struct ua_routine *found = NULL;

	for (size_t i = 0; i < ua_registry_size(); i++) {
		const struct ua_routine *r = ua_registry_at(i);

		if (r->op == op && plain(r) && !strcmp(r->variant, variant))
			return r;
		if (r->op == op && plain(r) && !found)
			found = r;
	}
	return found;
}

static int failed(const char *what)
{
	ua_complain("bench: %s failed, or an oracle objected: no figures", what);
	return UA_EXIT_BROKEN;
}

/* Two rates of the same laps, and their ratio. */
static void print_pair(struct ua_lap *lap, const char *bare, const char *cases)
{
	double ratio[UA_LAPS];
	struct ua_estimate e;

	for (int i = 0; i < UA_LAPS; i++)
		ratio[i] = lap->bare[i] / lap->cases[i];
	e = ua_estimate(ratio, UA_LAPS);
	printf("%-56s %9.0f /s %8.3f us\n", bare, 1 / ua_median(lap->bare, UA_LAPS),
	       ua_median(lap->bare, UA_LAPS) * 1e6);
	printf("%-56s %9.0f /s %8.3f us\n", cases, 1 / ua_median(lap->cases, UA_LAPS),
	       ua_median(lap->cases, UA_LAPS) * 1e6);
	printf("  ratio in the same lap: %.3f, 95 %% interval %.3f..%.3f of %d laps\n", e.middle, e.low,
	       e.high, UA_LAPS);
}

static int one_process(struct ua_harness *h, struct ua_lap *laps)
{
	if (ua_harness_together(h, laps, 1, UA_ALTERNATE, 0) < 0)
		return failed("one process");
	print_pair(laps, "bare fault (PROT_NONE, SA_SIGINFO, PC moved, sigreturn)",
		   "faulting cases, all oracles, one process");
	return 0;
}

static int without_faults(struct ua_harness *h, struct ua_lap *laps)
{
	if (h->routine->op != UA_OP_CLEAR_USER)
		return 0;
	if (ua_harness_together(h, laps, 1, UA_PLAIN, 0) < 0)
		return failed("cases without a fault");
	print_pair(laps, "bare call, page compared and put back by hand",
		   "cases without a fault, all oracles");
	return 0;
}

static int two_processes(struct ua_harness *h, struct ua_lap *laps, bool quick)
{
	const unsigned long n = (quick ? 3 : 15) * UA_LAP_FAULTS;
	double over_bare[PAIRS], over_one[PAIRS];
	struct ua_estimate bare, one;

	for (int i = 0; i < PAIRS; i++) {
		double a = ua_harness_together(h, laps, 1, UA_BARE, n);
		double b = ua_harness_together(h, laps, 1, UA_CASES, n);
		double c = ua_harness_together(h, laps, UA_PROCESSES, UA_CASES, n);

		if (a < 0 || b < 0 || c < 0)
			return failed("two processes");
		over_bare[i] = UA_PROCESSES * a / c;
		over_one[i] = UA_PROCESSES * b / c;
	}
	bare = ua_estimate(over_bare, PAIRS);
	one = ua_estimate(over_one, PAIRS);
	printf("two processes over one: %.2f, 95 %% interval %.2f..%.2f of %d pairs; over the bare rate\n"
	       "  of one: %.2f, %.2f..%.2f\n", one.middle, one.low, one.high, PAIRS, bare.middle,
	       bare.low, bare.high);
	return 0;
}

static int page_grid(struct ua_harness *h, struct ua_lap *laps)
{
	const unsigned long sample = 50 * UA_LAP_FAULTS;
	unsigned long cases = 0, faults = 0;
	double before, took, after, bare;

	before = ua_harness_together(h, laps, UA_PROCESSES, UA_BARE, sample);
	took = ua_harness_together(h, laps, UA_PROCESSES, UA_GRID, 0);
	for (unsigned i = 0; i < UA_PROCESSES; i++) {
		cases += laps[i].checked;
		faults += laps[i].faults;
	}
	after = ua_harness_together(h, laps, UA_PROCESSES, UA_BARE, sample);
	if (before < 0 || took < 0 || after < 0)
		return failed("the page grid");
	bare = (before + after) / 2 / (double)(UA_PROCESSES * sample) * (double)faults;
	printf("page grid: %lu cases, %lu faults on %d processes in %.1f s;\n"
	       "  its bare faults alone take %.1f s there (measured before and after): ratio %.3f\n",
	       cases, faults, UA_PROCESSES, took, bare, took / bare);
	return 0;
}

/* The same routine as a copy between two user sides, each of which may end. */
static int last_bytes(struct ua_harness *h, struct ua_lap *laps)
{
	const struct ua_routine *copy = choose(UA_OP_COPY_TO_USER, "rep_movs_alternative_movsb");
	static struct ua_routine two_user;
	char name[UA_NAME_MAX];

	if (!copy)
		return 0;
	two_user = *copy;
	two_user.op = UA_OP_COPY_IN_USER;
	h->routine = &two_user;
	h->byte = choose(UA_OP_COPY_TO_USER, "byte");
	if (ua_harness_together(h, laps, 1, UA_LAST_BYTES, 0) < 0)
		return failed("the loop over the last 16 bytes");
	printf("last 16 bytes, both sides, lengths to 16: %lu cases of %s\n", UA_LAST_CASES,
	       ua_routine_name(copy, name, sizeof(name)));
	print_pair(laps, "  loop as copyloops' exc_validate has it: residuals alone",
		   "  the same as cases, all oracles");
	return 0;
}

int ua_bench_harness(const struct ua_options *o, bool quick)
{
	static struct ua_harness h;
	char name[UA_NAME_MAX];
	struct ua_lap *laps;
	int status;

	h.options = o;
	h.routine = o->nargs ? ua_registry_find(o->args[0]) : choose(UA_OP_CLEAR_USER, "rep_stosb");
	if (!h.routine || !(ua_op_info(h.routine->op)->traits & UA_RESIDUAL) ||
	    ua_routine_lengths(h.routine)) {
		ua_complain("bench: %s is no routine of any length with a residual; see uctorture list",
			    o->nargs ? o->args[0] : "--harness");
		return UA_EXIT_USAGE;
	}
	status = ua_prepare(&h.facts);
	if (status)
		return status - 1;
	laps = mmap(NULL, UA_PROCESSES * sizeof(*laps), PROT_READ | PROT_WRITE,
		    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (laps == MAP_FAILED) {
		ua_complain("bench: no memory to share: %s", strerror(errno));
		return UA_EXIT_BROKEN;
	}
	printf("%s, profile %s\n", ua_routine_name(h.routine, name, sizeof(name)),
	       ua_profile_name(o->config.profile));
	status = one_process(&h, laps);
	if (!status)
		status = without_faults(&h, laps);
	if (!status)
		status = two_processes(&h, laps, quick);
	if (!status && !quick)
		status = page_grid(&h, laps);
	return status ? status : last_bytes(&h, laps);
}
