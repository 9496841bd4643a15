/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Memory after a case against what each part of it should hold.  The parts
 * are disjoint, so that all of it is one pass, and nothing is looked at byte
 * by byte unless memcmp found a difference.
 */
#include "config.h"

#include <string.h>

#include "answer.h"
#include "subject.h"

/* Compares n bytes; a difference is reported at offset at + its place. */
static void compare(struct ua_diff *d, const unsigned char *now, const unsigned char *want,
		    unsigned long n, long at, bool kernel)
{
	if (d->found || !n || !memcmp(now, want, n))
		return;
	for (unsigned long i = 0; i < n; i++)
		if (now[i] != want[i]) {
			d->found = true;
			d->kernel = kernel;
			d->at = at + (long)i;
			d->want = want[i];
			d->got = now[i];
			return;
		}
}

/* [from, to) of a window against what it held before. */
static void untouched(struct ua_diff *d, const struct ua_window *w, long from, long to,
		      bool kernel)
{
	if (from < w->low)
		from = w->low;
	if (to > w->high)
		to = w->high;
	if (from < to)
		compare(d, w->now + from, w->was + from, (unsigned long)(to - from), from, kernel);
}

/*
 * Claimed bytes whose content can't be known (random ones): every eight of
 * them must at least differ from what was there, which chance breaks once in
 * 2^64 times.
 */
static void written(struct ua_diff *d, const struct ua_window *w, long from, unsigned long n,
		    bool kernel)
{
	for (unsigned long i = 0; i + 8 <= n && !d->found; i += 8) {
		const unsigned char *now = w->now + from + i;

		if (memcmp(now, w->was + from + i, 8))
			continue;
		d->found = true;
		d->kernel = kernel;
		d->at = from + (long)i;
		d->want = (unsigned char)~*now;	/* anything else */
		d->got = *now;
	}
}

static void all_zero(struct ua_diff *d, const struct ua_window *w, long from, long to)
{
	for (long i = from; i < to && i < w->high && !d->found; i++) {
		if (!w->now[i])
			continue;
		d->found = true;
		d->kernel = true;
		d->at = i;
		d->want = 0;
		d->got = w->now[i];
	}
}

/* Bytes of the destination that the routine says are done, no more than are
 * there; false when it makes no statement. */
static bool claimed(const struct ua_exam *x, unsigned long room, unsigned long *done)
{
	*done = 0;
	if (x->out->end != UA_RETURNED)
		return false;
	if (!(x->op->traits & UA_RESIDUAL)) {
		*done = room;
		return !(x->op->traits & UA_SUM) || !ua_exam_blocked(x);
	}
	if (x->out->residual > x->c->length)
		return false;
	*done = x->c->length - x->out->residual;
	if (*done > room)
		*done = room;
	if (*done > x->accessible)	/* there is no source for it */
		*done = x->accessible;
	return true;
}

/* The operand's part of the destination: at, of which room bytes exist. */
static void destination(struct ua_exam *x, const struct ua_window *w, long at,
			unsigned long room, const unsigned char *expect, bool kernel)
{
	unsigned long done;

	if (!claimed(x, room, &done))
		return;
	if (x->routine->flags & UA_OPAQUE)
		written(&x->prefix, w, at, done, kernel);
	else if (done)
		compare(&x->prefix, w->now + at, expect, done, at, kernel);
	if (x->routine->flags & UA_PADS)
		all_zero(&x->pad, w, at + (long)done, at + (long)room);
	else
		untouched(&x->tail, w, at + (long)done, at + (long)room, kernel);
}

/* The parts of a window that lie outside [from, to). */
static void around(struct ua_diff *d, const struct ua_window *w, long from, long to, bool kernel)
{
	untouched(d, w, w->low, from < w->high ? from : w->high, kernel);
	untouched(d, w, to > w->low ? to : w->low, w->high, kernel);
}

/*
 * Memory behind the hole is not to be touched by a routine that stops at a
 * fault.  One that promises no order (libc's) may touch all of its operand.
 */
static void behind_hole(struct ua_exam *x, const struct ua_window *w)
{
	long at = x->c->offset;

	if (x->routine->flags & UA_NOFIX)
		around(&x->beyond, w, at, ua_case_end(x->c, at), false);
	else
		untouched(&x->beyond, w, w->low, w->high, false);
}

/*
 * Is a window just what it should be: expect where bytes are claimed, and as
 * it was elsewhere?  Then no part of it needs a look of its own.
 */
static bool all_well(const struct ua_exam *x, const struct ua_window *w, long at,
		     unsigned long room, const unsigned char *expect)
{
	unsigned long done;

	if ((x->routine->flags & (UA_OPAQUE | UA_PADS)) || at < w->low ||
	    !claimed(x, room, &done))
		return false;
	return !memcmp(w->now + w->low, w->was + w->low, (size_t)(at - w->low)) &&
	       !memcmp(w->now + at, expect, done) &&
	       !memcmp(w->now + at + done, w->was + at + done,
		       (size_t)(w->high - at) - done);
}

static void user_destination(struct ua_exam *x, const struct ua_spot *p,
			     const unsigned char *expect)
{
	long at = x->c->offset, page = (long)x->page;
	bool in_b = at >= 2 * page && p->b.low < p->b.high;
	const struct ua_window *w = in_b ? &p->b : &p->a;
	unsigned long room = ua_case_accessible(x->c, x->page);

	if (at < w->high && p->b.low == p->b.high && all_well(x, w, at, x->accessible, expect))
		return;
	if (room)
		destination(x, w, at, room, expect, false);
	if (!in_b)
		behind_hole(x, &p->b);
	else
		untouched(&x->redzone, &p->a, p->a.low, p->a.high, false);
	if (at < w->low)		/* it starts in the hole before A */
		behind_hole(x, w);
	else
		around(&x->redzone, w, at, at + (long)room, false);
}

static void kernel_destination(struct ua_exam *x, const struct ua_spot *p,
			       const unsigned char *expect)
{
	long at = x->c->other;
	unsigned long room = (unsigned long)(p->k.high - at);

	if (x->c->length < room)
		room = x->c->length;
	/* What is claimed past the accessible bytes has no source to compare
	 * with: the clause prefix objects to the claim itself. */
	if (!ua_exam_counts(x) || ua_exam_progress(x) <= x->accessible)
		destination(x, &p->k, at, room, expect, true);
	around(&x->redzone, &p->k, at, at + (long)room, true);
}

/* Behind a string's end, nothing; or zeroes, up to the end of a word. */
static void behind_string(struct ua_exam *x, const struct ua_window *w, long from, long to)
{
	for (long at = from; at < to; at++)
		if (w->now[at])
			untouched(&x->tail, w, at, at + 1, true);
}

/* After an error, the destination holds no one knows what. */
static void string_destination(struct ua_exam *x, const struct ua_spot *p,
			       const unsigned char *expect)
{
	long at = x->c->other, end = p->k.high;
	unsigned long n;

	if (x->c->length < (unsigned long)(end - at))
		end = at + (long)x->c->length;
	around(&x->redzone, &p->k, at, end, true);
	if (x->out->end != UA_RETURNED || ua_exam_blocked(x) || !ua_answer_right(x))
		return;
	n = x->string ? x->string - 1 : x->c->length;
	compare(&x->prefix, p->k.now + at, expect, n, at, true);
	if (!x->string)
		return;
	at += (long)n;
	compare(&x->prefix, p->k.now + at, (const unsigned char *)"", 1, at, true);
	behind_string(x, &p->k, at + 1, end);
}

void ua_exam_memory(struct ua_exam *x, const struct ua_spot *p, const unsigned char *expect)
{
	unsigned traits = x->op->traits;

	x->prefix.found = x->tail.found = x->pad.found = false;
	x->redzone.found = x->source.found = x->beyond.found = false;
	if (traits & UA_DST_USER)
		user_destination(x, p, expect);
	if ((traits & UA_DST_KERNEL) && (traits & UA_STRING))
		string_destination(x, p, expect);
	else if (traits & UA_DST_KERNEL)
		kernel_destination(x, p, expect);
	if (traits & UA_SRC_KERNEL)
		untouched(&x->source, &p->k, p->k.low, p->k.high, true);
	if (traits & UA_SRC_USER) {
		untouched(&x->source, &p->a, p->a.low, p->a.high, false);
		untouched(&x->source, &p->b, p->b.low, p->b.high, false);
	}
}
