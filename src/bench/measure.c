/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Sittings and rounds: which subject runs which point when. */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "clock.h"
#include "measure.h"
#include "run.h"

#define BATCH_SECONDS	100e-6	/* short of a time slice, long for a clock */
#define LONG_BATCH	1e-3	/* has its turn in every fourth round alone */
#define SWITCH_SECONDS	40e-6	/* between two processes, about */
#define SITTINGS_MIN	8	/* of which the interval leaves out none */
#define SITTINGS_MAX	201

static volatile sig_atomic_t caught;

static void on_signal(int signo)
{
	caught = signo;
}

/* ---- batches -------------------------------------------------------------------- */

static void batch(struct ua_measuring *k, unsigned cell, bool count)
{
	struct ua_cell *c = &k->cell[cell];
	struct ua_order order = { cell % k->points, c->calls };
	struct ua_batch b;
	double start = ua_clock();

	if (*c->wrong)
		return;
	if (!ua_bench_crew_order(&k->crew, cell / k->points, &order, &b)) {
		strcpy(c->wrong, b.wrong);
		return;
	}
	c->calls = b.calls;
	c->seconds = ua_clock() - start;
	if (count)
		ua_cell_take(c, &b, k->unit);
}

/* As many calls as take the time of a batch, or one that takes longer. */
static void calibrate(struct ua_measuring *k, unsigned cell)
{
	struct ua_cell *c = &k->cell[cell];
	struct ua_order order = { cell % k->points, 1 };
	struct ua_batch b;

	for (unsigned i = 0; i < 12 && !*c->wrong; i++) {
		double more, took;

		if (!ua_bench_crew_order(&k->crew, cell / k->points, &order, &b)) {
			strcpy(c->wrong, b.wrong);
			return;
		}
		took = b.took.of[UA_NANOSECONDS] * 1e-9 * b.calls;
		more = took > 0 ? BATCH_SECONDS / took : 10;
		if (b.calls < order.calls || (more < 1.3 && i))
			break;
		c->calls = order.calls;
		if (more > 10)
			more = 10;
		order.calls = more < 1 ? 1 : (unsigned)(order.calls * more);
	}
	if (!*c->wrong)
		c->calls = b.calls;
	batch(k, cell, false);
}

static void shuffle(struct ua_measuring *k)
{
	for (unsigned i = k->orders; i > 1; i--) {
		unsigned n = (unsigned)(ua_bench_random(&k->random) % i), was = k->order[i - 1];

		k->order[i - 1] = k->order[n];
		k->order[n] = was;
	}
}

/* Rounds a sitting, so that the budget lasts for enough sittings. */
static void plan(struct ua_measuring *k)
{
	double round = 1e-9, rounds;

	for (unsigned i = 0; i < k->orders; i++) {
		const struct ua_cell *c = &k->cell[k->order[i]];

		round += c->seconds * (c->seconds > LONG_BATCH ? 0.3 : 1) + SWITCH_SECONDS;
	}
	rounds = k->b->o.config.budget / SITTINGS_MIN / round;
	k->rounds = rounds < 3 ? 3 : rounds > UA_ROUNDS ? UA_ROUNDS : (unsigned)rounds;
}

static void all_rounds(struct ua_measuring *k)
{
	for (unsigned r = 0; r < k->rounds; r++) {
		shuffle(k);
		for (unsigned i = 0; i < k->orders && !caught; i++)
			if (r % 4 == 0 || k->cell[k->order[i]].seconds <= LONG_BATCH)
				batch(k, k->order[i], true);
	}
}

/* ---- sittings --------------------------------------------------------------------- */

static int sitting(struct ua_measuring *k, bool first)
{
	struct ua_bench_memory memory;
	int err = ua_bench_memory_make(&memory, k->b);

	for (size_t i = 0; i < k->crew.n; i++)
		k->crew.member[i].worker.memory = &memory;
	if (!err)
		err = ua_bench_crew_start(&k->crew);
	if (!err && first && !ua_counters_exact()) {
		for (unsigned i = 0; i < k->orders && !caught; i++)
			calibrate(k, k->order[i]);
		plan(k);
	}
	if (!err)
		all_rounds(k);
	for (unsigned i = 0; i < k->orders && !err; i++)
		err = ua_cell_sat(&k->cell[k->order[i]]) ? 0 : -ENOMEM;
	ua_bench_crew_end(&k->crew);
	ua_bench_memory_free(&memory);
	return err;
}

static int sittings(struct ua_measuring *k)
{
	double start = ua_clock(), before, now = start;
	int err = 0;

	if (ua_counters_exact()) {
		k->rounds = 1;		/* it comes out the same each time */
		k->unit = UA_INSTRUCTIONS;
		for (unsigned i = 0; i < k->orders; i++)
			k->cell[k->order[i]].calls = 1;
		return sitting(k, true);
	}
	for (unsigned n = 0; n < SITTINGS_MAX && !err && !caught; n++) {
		before = now;
		err = sitting(k, !n);
		now = ua_clock();
		if (n + 1 >= SITTINGS_MIN && now + (now - before) - start > k->b->o.config.budget)
			break;
		if (isatty(STDERR_FILENO))
			fprintf(stderr, "\r\033[Ksitting %u, %.0f s", n + 1, now - start);
	}
	if (isatty(STDERR_FILENO))
		fputs("\r\033[K", stderr);
	return err;
}

/* ---- all of it ---------------------------------------------------------------------- */

static void catch_signals(void)
{
	struct sigaction action;

	memset(&action, 0, sizeof(action));
	sigemptyset(&action.sa_mask);
	action.sa_handler = on_signal;
	sigaction(SIGINT, &action, NULL);
	sigaction(SIGTERM, &action, NULL);
}

static int refuse_time(void)
{
	ua_complain("bench: no time is measured under an emulator: it would be the emulator's; "
		    "bench --target=... counts instructions, from outside, with the plug-in");
	return UA_EXIT_USAGE + 1;
}

int ua_bench_measure(const struct ua_bench_options *b, struct ua_bench_run *run)
{
	static struct ua_measuring k;
	struct ua_facts facts;
	int err, status = ua_prepare(&facts);

	if (!status && ua_counters_open())
		status = refuse_time();
	if (!status)
		status = ua_measuring_make(&k, b);
	if (status)
		return status;
	run->pinned = ua_bench_pin(b->cpu);
	ua_bench_describe(run, b);
	catch_signals();
	err = sittings(&k);
	if (!err)
		err = ua_measuring_rows(&k, run);
	ua_measuring_free(&k);
	if (err) {
		ua_complain("bench: %s", strerror(-err));
		return UA_EXIT_BROKEN + 1;
	}
	ua_bench_describe_end(run);
	run->signo = caught;
	return 0;
}
