/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <errno.h>
#include <string.h>

#include "consumer.h"
#include "ua.h"

static const char *const names[UA_CONSUMER_NR] = { NULL, "retry", "segments", "halves" };

const char *ua_consumer_name(enum ua_consumer which)
{
	return names[which];
}

int ua_consumer_parse(const char *text, enum ua_consumer *which)
{
	for (int i = UA_CONSUMER_NOT + 1; i < UA_CONSUMER_NR; i++)
		if (!strcmp(text, names[i])) {
			*which = (enum ua_consumer)i;
			return 0;
		}
	return -EINVAL;
}

/* ---- the loops ------------------------------------------------------------ */

static bool there(const struct ua_consumer_task *t)
{
	return t->done < t->accessible;
}

/* One call for the next n bytes: how many it says are done.  A count that is
 * none ends the consumer: it would walk off, and the clause range objects. */
static unsigned long ask(struct ua_consumer_task *t, unsigned long n)
{
	unsigned long left = 0;

	if (!t->call(t->context, t->done, n, &left) || (left > n && n)) {
		t->odd = true;
		return 0;
	}
	if (left > n)		/* of nothing: what a walk takes for a fault */
		return 0;
	t->done += n - left;
	return n - left;
}

static unsigned long at_most(unsigned long n, unsigned long most)
{
	return n < most ? n : most;
}

static void retry(struct ua_consumer_task *t)
{
	unsigned long end = t->page;
	unsigned idle = 0;

	while (t->done < t->length && there(t) && idle < UA_CONSUMER_PATIENCE && !t->odd) {
		while (end <= t->done)
			end += t->pages;
		idle = ask(t, at_most(t->length, end) - t->done) ? 0 : idle + 1;
	}
}

/* Bytes of the segments, over and over. */
static const unsigned short segments[] = { 0, 1, 7, 0, 13, 64, 0, 0, 3, 300 };
#define SEGMENTS	(sizeof(segments) / sizeof(segments[0]))

/* Parts of the operand, in order: where the walk is. */
struct cursor {
	unsigned which;
	unsigned long inside;	/* bytes of that segment that are done */
};

static void advance(struct cursor *c, unsigned long n)
{
	c->inside += n;
	if (c->inside < segments[c->which])
		return;
	c->inside = 0;
	c->which = (c->which + 1) % SEGMENTS;
}

/* The walk, up to the first segment that is not done whole; whether it did
 * anything.  A segment of no bytes is done when no byte is left. */
static bool walk(struct ua_consumer_task *t, struct cursor *c)
{
	unsigned long start = t->done;

	while (t->done < t->length && !t->odd) {
		unsigned long n = at_most(segments[c->which] - c->inside, t->length - t->done);
		unsigned long left = 0;

		if (!n) {
			if (!t->call(t->context, t->done, 0, &left))
				t->odd = true;
			if (left)
				break;
			advance(c, 0);
			continue;
		}
		left = n - ask(t, n);
		advance(c, n - left);
		if (left)
			break;
	}
	return t->done > start;
}

static void walk_segments(struct ua_consumer_task *t)
{
	struct cursor c = { 0, 0 };
	unsigned idle = 0;

	while (t->done < t->length && there(t) && idle < UA_CONSUMER_PATIENCE && !t->odd)
		idle = walk(t, &c) ? 0 : idle + 1;
}

static void halve(struct ua_consumer_task *t)
{
	unsigned long n = t->length;

	while (t->done < t->length && n && !t->odd)
		n = ask(t, n) ? t->length - t->done : n / 2;
}

void ua_consume(enum ua_consumer which, struct ua_consumer_task *t)
{
	t->done = 0;
	t->odd = false;
	if (which == UA_CONSUMER_RETRY)
		retry(t);
	else if (which == UA_CONSUMER_SEGMENTS)
		walk_segments(t);
	else
		halve(t);
}

/* ---- which routines ------------------------------------------------------------ */

bool ua_consumer_fits(const struct ua_routine *r)
{
	unsigned traits = ua_op_info(r->op)->traits;

	return (traits & UA_RESIDUAL) && !(traits & (UA_ATOMIC | UA_TWO_USER | UA_WHOLE_PAGE)) &&
	       !(r->flags & (UA_HIDDEN | UA_NOFIX | UA_SYSCALL));
}
