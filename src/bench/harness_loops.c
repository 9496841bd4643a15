/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * bench --harness: cases beside loops that do less.  Without a fault: the
 * routine called and memory compared by hand.  With faults: a loop as that of
 * the powerpc self-test for copies' exception table, re-created from a
 * description: two pages, the second inaccessible, both operands in the last
 * 16 bytes of the first, lengths to 16, a handler that looks for the fixup from
 * the table's start, and the residual compared with a byte loop's.
 */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "barefault.h"
#include "clock.h"
#include "harness.h"

#define CASES	20000

typedef unsigned long clear_fn(void *, unsigned long);
typedef unsigned long copy_fn(void *, const void *, unsigned long);

/* ---- without a fault --------------------------------------------------------- */

static void plain_case(struct ua_case *c, unsigned long k, unsigned long page)
{
	unsigned long offset = (k * 2654435761u >> 7) % page;

	memset(c, 0, sizeof(*c));
	c->offset = (long)offset;
	c->length = k * 31 % (page - offset + 1);
}

/* What is left of a case when nobody looks but by hand. */
static bool by_hand(const struct ua_harness *h, const struct ua_case *c)
{
	const struct ua_window *w = &h->subject.spot.a;
	const struct ua_routine *r = h->routine;
	unsigned char *to = h->base + c->offset;
	unsigned long at = (unsigned long)c->offset, end = at + c->length, left;
	const unsigned char *expect = ua_arena_expect(h->subject.arena, r->op, c);

	left = ((clear_fn *)r->entry)(to, c->length);
	if (left || memcmp(h->base, w->was, at) || memcmp(to, expect, c->length) ||
	    memcmp(h->base + end, w->was + end, h->facts.page - end))
		return false;
	memcpy(to, w->was + at, c->length);
	return true;
}

int ua_harness_plain(struct ua_harness *h, struct ua_lap *lap)
{
	unsigned long k = 0;
	struct ua_case c;

	for (int i = -1; i < UA_LAPS; i++) {	/* the first warms up */
		double t0 = ua_cpu_clock(), t1;
		bool good = true;

		for (unsigned long n = k; n < k + CASES && good; n++) {
			plain_case(&c, n, h->facts.page);
			good = by_hand(h, &c);
		}
		t1 = ua_cpu_clock();
		if (!good)
			return UA_EXIT_BROKEN;
		for (unsigned long n = 0; n < CASES; n++) {
			plain_case(&c, k++, h->facts.page);
			ua_worker_case(&h->subject, h->tally, &c);
		}
		if (i >= 0) {
			lap->bare[i] = (t1 - t0) / CASES;
			lap->cases[i] = (ua_cpu_clock() - t1) / CASES;
		}
	}
	return 0;
}

/* ---- the loop over the last 16 bytes -------------------------------------------- */

#define LAST	16ul

struct loop {
	const struct ua_harness *h;
	unsigned char *end;		/* of the first page */
	unsigned long cases, wrong;
};

/* Of all starts in the last bytes and lengths: the k-th. */
static unsigned long nth(unsigned long k, unsigned long *src, unsigned long *dst)
{
	*src = k % LAST;
	*dst = k / LAST % LAST;
	return k / LAST / LAST;
}

static void last_bytes(void *loop)
{
	struct loop *l = loop;
	copy_fn *copy = (copy_fn *)l->h->routine->entry;
	copy_fn *byte = (copy_fn *)l->h->byte->entry;
	unsigned long src, dst, length;

	for (unsigned long k = 0; k < l->cases; k++) {
		unsigned char *from, *to;

		length = nth(k, &src, &dst);
		from = l->end - LAST + src;
		to = l->end - LAST + dst;
		l->wrong += copy(to, from, length) != byte(to, from, length);
	}
}

static void same_cases(struct ua_harness *h)
{
	struct ua_case c = { .place = UA_AFTER, .kind = UA_NONE };
	unsigned long src, dst;

	for (unsigned long k = 0; k < UA_LAST_CASES; k++) {
		c.length = nth(k, &src, &dst);
		c.offset = (long)(h->facts.page - LAST + dst);
		c.other = (long)(h->facts.page - LAST + src);
		ua_worker_case(&h->subject, h->tally, &c);
	}
}

int ua_harness_last_bytes(struct ua_harness *h, struct ua_lap *lap)
{
	size_t page = h->facts.page;
	unsigned char *p = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	struct loop l = { h, p + page, UA_LAST_CASES, 0 };

	if (p == MAP_FAILED || mprotect(p + page, page, PROT_NONE))
		return UA_EXIT_BROKEN;
	for (int i = -1; i < UA_LAPS; i++) {
		double t0 = ua_cpu_clock(), t1;

		if (ua_bare_fixups(last_bytes, &l) || l.wrong)
			return UA_EXIT_BROKEN;
		t1 = ua_cpu_clock();
		same_cases(h);
		if (i >= 0) {
			lap->bare[i] = (t1 - t0) / UA_LAST_CASES;
			lap->cases[i] = (ua_cpu_clock() - t1) / UA_LAST_CASES;
		}
	}
	munmap(p, 2 * page);
	return 0;
}
