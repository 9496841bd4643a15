/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * bench --harness: how fast the harness takes faulting cases, with every
 * oracle on, against the bare rate of a fault in the same run.  Rounds of
 * both alternate, so that whatever else the machine does hits both alike.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "barefault.h"
#include "harness.h"

/* The k-th faulting case of a stroll through the page: all offsets, lengths
 * from one byte too long to a page. */
static void faulting_case(struct ua_case *c, unsigned long k, unsigned long page)
{
	unsigned long offset = (k * 2654435761u >> 7) % page, room = page - offset;

	memset(c, 0, sizeof(*c));
	c->offset = (long)offset;
	c->length = room + 1 + k * 31 % (page - room + 1);
}

static void time_cases(struct ua_harness *b, unsigned long *k, unsigned long n)
{
	struct ua_case c;

	for (unsigned long i = 0; i < n; i++) {
		faulting_case(&c, (*k)++, b->facts.page);
		ua_worker_case(&b->subject, b->tally, &c);
	}
}

/* The worker's own preparation, the hole, and offset 0. */
static int open_harness(struct ua_harness *b)
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
	b->base = (unsigned char *)b->hole - b->facts.page;
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

static void rounds(struct ua_harness *b, struct ua_lap *lap)
{
	unsigned long k = 0;
	double t0, t1, t2;

	for (int i = -1; i < UA_LAPS && !lap->status; i++) {	/* the first warms up */
		t0 = ua_cpu_clock();
		if (ua_bare_faults(b->hole, UA_LAP_FAULTS))
			lap->status = UA_EXIT_BROKEN;
		t1 = ua_cpu_clock();
		time_cases(b, &k, UA_LAP_FAULTS);
		t2 = ua_cpu_clock();
		if (i >= 0) {
			lap->bare[i] = (t1 - t0) / UA_LAP_FAULTS;
			lap->cases[i] = (t2 - t1) / UA_LAP_FAULTS;
		}
	}
}

/* Every start of a page against every length up to a page; this process does
 * its share of the starts. */
static void grid(struct ua_harness *b, struct ua_lap *lap, unsigned share)
{
	struct ua_case c = { .place = UA_AFTER, .kind = UA_NONE };
	unsigned long page = b->facts.page;

	for (unsigned long start = share; start < page; start += UA_PROCESSES) {
		c.offset = (long)start;
		for (c.length = 0; c.length <= page; c.length++)
			ua_worker_case(&b->subject, b->tally, &c);
	}
	lap->checked = b->tally->cases;
	lap->faults = b->tally->faults;
}

/* ---- processes --------------------------------------------------------- */

static void do_work(struct ua_harness *b, struct ua_lap *lap, enum ua_harness_work work,
		    unsigned share, unsigned long n)
{
	unsigned long k = share * 7919ul;

	lap->status = open_harness(b);
	if (lap->status)
		return;
	switch (work) {
	case UA_ALTERNATE:
		rounds(b, lap);
		break;
	case UA_BARE:
		lap->status = ua_bare_faults(b->hole, n) ? UA_EXIT_BROKEN : 0;
		break;
	case UA_CASES:
		time_cases(b, &k, n);
		break;
	case UA_GRID:
		grid(b, lap, share);
		break;
	case UA_PLAIN:
		lap->status = ua_harness_plain(b, lap);
		break;
	case UA_LAST_BYTES:
		lap->status = ua_harness_last_bytes(b, lap);
		break;
	}
	lap->bad = objections(b->tally, b->routine);
}

/* Wall seconds of n processes doing the same at once, their start included;
 * negative when one of them failed. */
double ua_harness_together(struct ua_harness *b, struct ua_lap *laps, unsigned n,
			   enum ua_harness_work work, unsigned long amount)
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
