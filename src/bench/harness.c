/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * bench --harness: how fast the harness takes faulting cases, with every
 * oracle on, against the bare rate of a fault in the same run.  Rounds of
 * both alternate, so that whatever else the machine does hits both alike.
 */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "barefault.h"
#include "bench.h"
#include "options.h"
#include "registry.h"
#include "report/report.h"
#include "run.h"

#define ROUNDS		15
#define ROUND_FAULTS	20000
#define SUBJECT		"x86/clear_user/rep_stosb"	/* one fault a case, exact */
#define PROCESSES	2

/* Shared with the processes of a measurement. */
struct lap {
	double bare[ROUNDS], cases[ROUNDS];	/* seconds a round */
	unsigned long bad;			/* objections: the figures are void */
	unsigned long faults, checked;		/* of the grid */
	int status;
};

struct bench {
	const struct ua_options *options;
	const struct ua_routine *routine;
	struct ua_facts facts;
	struct ua_subject subject;
	struct ua_tally *tally;
	void *hole;
};

/* The k-th faulting case of a stroll through the page: all offsets, lengths
 * from one byte too long to a page. */
static void faulting_case(struct ua_case *c, unsigned long k, unsigned long page)
{
	unsigned long offset = (k * 2654435761u >> 7) % page, room = page - offset;

	memset(c, 0, sizeof(*c));
	c->offset = (long)offset;
	c->length = room + 1 + k * 31 % (page - room + 1);
}

static void time_cases(struct bench *b, unsigned long *k, unsigned long n)
{
	struct ua_case c;

	for (unsigned long i = 0; i < n; i++) {
		faulting_case(&c, (*k)++, b->facts.page);
		ua_worker_case(&b->subject, b->tally, &c);
	}
}

static int open_bench(struct bench *b)
{
	struct ua_case c = { .place = UA_AFTER, .kind = UA_NONE, .length = 1 };
	struct ua_slot *slot = ua_slot_new(&b->options->config);
	int status;

	if (!slot)
		return UA_EXIT_BROKEN;
	status = ua_worker_prepare(&b->subject, b->routine, &b->options->config, &b->facts, slot);
	if (status || slot->skip)
		return status ? status : UA_EXIT_NOTHING;
	b->tally = &slot->tally;
	c.offset = (long)b->facts.page;
	if (ua_subject_run(&b->subject, &c))
		return UA_EXIT_BROKEN;
	b->hole = b->subject.spot.user;
	ua_subject_restore(&b->subject, true);
	return 0;
}

static unsigned long objections(const struct ua_tally *t, const struct ua_routine *r)
{
	unsigned long n = t->unfit;

	for (int c = 0; c < UA_C_NR; c++)
		if (!(r->known & 1u << c))
			n += t->objected[c];
	return n;
}

static void rounds(struct bench *b, struct lap *lap)
{
	unsigned long k = 0;
	double t0, t1, t2;

	for (int i = -1; i < ROUNDS && !lap->status; i++) {	/* the first warms up */
		t0 = ua_clock();
		if (ua_bare_faults(b->hole, ROUND_FAULTS))
			lap->status = UA_EXIT_BROKEN;
		t1 = ua_clock();
		time_cases(b, &k, ROUND_FAULTS);
		t2 = ua_clock();
		if (i >= 0) {
			lap->bare[i] = t1 - t0;
			lap->cases[i] = t2 - t1;
		}
	}
}

/* Every start of a page against every length up to a page; this process does
 * its share of the starts. */
static void grid(struct bench *b, struct lap *lap, unsigned share)
{
	struct ua_case c = { .place = UA_AFTER, .kind = UA_NONE };
	unsigned long page = b->facts.page;

	for (unsigned long start = share; start < page; start += PROCESSES) {
		c.offset = (long)start;
		for (c.length = 0; c.length <= page; c.length++)
			ua_worker_case(&b->subject, b->tally, &c);
	}
	lap->checked = b->tally->cases;
	lap->faults = b->tally->faults;
}

/* ---- processes --------------------------------------------------------- */

enum work { ALTERNATE, BARE, CASES, GRID };

static void do_work(struct bench *b, struct lap *lap, enum work work, unsigned share,
		    unsigned long n)
{
	unsigned long k = share * 7919ul;

	lap->status = open_bench(b);
	if (lap->status)
		return;
	switch (work) {
	case ALTERNATE:
		rounds(b, lap);
		break;
	case BARE:
		lap->status = ua_bare_faults(b->hole, n) ? UA_EXIT_BROKEN : 0;
		break;
	case CASES:
		time_cases(b, &k, n);
		break;
	case GRID:
		grid(b, lap, share);
		break;
	}
	lap->bad = objections(b->tally, b->routine);
}

/* Wall seconds of n processes doing the same at once, their start included;
 * negative when one of them failed. */
static double together(struct bench *b, struct lap *laps, unsigned n, enum work work,
		       unsigned long amount)
{
	double start = ua_clock();
	bool good = true;
	int status;

	fflush(stdout);
	for (unsigned i = 0; i < n; i++) {
		pid_t pid = fork();

		if (pid == 0) {
			do_work(b, &laps[i], work, i, amount);
			_exit(0);
		}
		good &= pid > 0;
	}
	while (wait(&status) > 0)
		good &= WIFEXITED(status) && WEXITSTATUS(status) == 0;
	for (unsigned i = 0; i < n; i++)
		good &= !laps[i].status && !laps[i].bad;
	return good ? ua_clock() - start : -1;
}

/* ---- the figures --------------------------------------------------------- */

static int failed(const char *what)
{
	ua_complain("bench: %s failed, or an oracle objected: no figures", what);
	return UA_EXIT_BROKEN;
}

static int bench_one(struct bench *b, struct lap *laps, double *bare)
{
	double ratio[ROUNDS], rate[ROUNDS], middle;

	if (together(b, laps, 1, ALTERNATE, 0) < 0)
		return failed("one process");
	for (int i = 0; i < ROUNDS; i++) {
		ratio[i] = laps->bare[i] / laps->cases[i];
		rate[i] = ROUND_FAULTS / laps->cases[i];
	}
	*bare = ua_median(laps->bare, ROUNDS) / ROUND_FAULTS;
	middle = ua_median(ratio, ROUNDS);		/* sorts */
	printf("bare fault (PROT_NONE, SA_SIGINFO, PC moved, sigreturn)  %8.0f /s   %6.2f us\n",
	       1 / *bare, *bare * 1e6);
	printf("faulting cases, all oracles, one process                 %8.0f /s   %6.2f us\n",
	       ua_median(rate, ROUNDS), 1e6 / ua_median(rate, ROUNDS));
	printf("  ratio in the same round: median %.3f, from %.3f to %.3f over %d rounds of %d\n",
	       middle, ratio[0], ratio[ROUNDS - 1], ROUNDS, ROUND_FAULTS);
	return 0;
}

static int bench_two(struct bench *b, struct lap *laps)
{
	const unsigned long n = 15 * ROUND_FAULTS;
	double ratio[5], middle;

	for (int i = 0; i < 5; i++) {
		double bare = together(b, laps, 1, BARE, n);
		double cases = together(b, laps, PROCESSES, CASES, n);

		if (bare < 0 || cases < 0)
			return failed("two processes");
		ratio[i] = PROCESSES * bare / cases;
	}
	middle = ua_median(ratio, 5);
	printf("two processes: %.2f times the bare rate of one, from %.2f to %.2f over 5 rounds\n",
	       middle, ratio[0], ratio[4]);
	return 0;
}

static int bench_grid(struct bench *b, struct lap *laps)
{
	const unsigned long sample = 50 * ROUND_FAULTS;
	unsigned long cases = 0, faults = 0;
	double before, took, after, bare;

	before = together(b, laps, PROCESSES, BARE, sample);
	took = together(b, laps, PROCESSES, GRID, 0);
	for (unsigned i = 0; i < PROCESSES; i++) {
		cases += laps[i].checked;
		faults += laps[i].faults;
	}
	after = together(b, laps, PROCESSES, BARE, sample);
	if (before < 0 || took < 0 || after < 0)
		return failed("the page grid");
	bare = (before + after) / 2 / (double)(PROCESSES * sample) * (double)faults;
	printf("page grid: %lu cases, %lu faults on %d processes in %.1f s;\n"
	       "  its bare faults alone take %.1f s there (measured before and after): ratio %.3f\n",
	       cases, faults, PROCESSES, took, bare, took / bare);
	return 0;
}

int ua_bench_harness(const struct ua_options *o, bool quick)
{
	const char *name = o->nargs ? o->args[0] : SUBJECT;
	static struct bench b;
	struct lap *laps;
	double bare;
	int status;

	b.options = o;
	b.routine = ua_registry_find(name);
	if (!b.routine || !(ua_op_info(b.routine->op)->traits & UA_RESIDUAL)) {
		ua_complain("bench: %s is no routine with a residual; see uctorture list", name);
		return UA_EXIT_USAGE;
	}
	status = ua_prepare(&b.facts);
	if (status)
		return status - 1;
	laps = mmap(NULL, PROCESSES * sizeof(*laps), PROT_READ | PROT_WRITE,
		    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (laps == MAP_FAILED) {
		ua_complain("bench: no memory to share: %s", strerror(errno));
		return UA_EXIT_BROKEN;
	}
	printf("%s, profile %s\n", name, ua_profile_name(o->config.profile));
	status = bench_one(&b, laps, &bare);
	if (!status)
		status = bench_two(&b, laps);
	if (!status && !quick)
		status = bench_grid(&b, laps);
	return status;
}
