/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Shrinking: a case is six small numbers, so each is driven down in turn
 * while the same clause still objects, until none moves.  The user side's
 * place is shrunk as its accessible count, since offsets are tied to holes.
 */
#include "config.h"

#include <stdlib.h>

#include "finding.h"
#include "sweep.h"

#define RUNS_MAX	2000

struct shrinking {
	struct ua_subject *subject;
	enum ua_clause clause;
	struct ua_case best;
	unsigned runs;
};

static bool is_case(const struct ua_subject *s, const struct ua_case *c)
{
	const struct ua_routine *r = s->routine;

	return ua_routine_takes(r, c->length) &&
	       (r->op != UA_OP_STRNLEN || !ua_case_blocked(r->op, c, s->facts->page));
}

/* Runs a candidate; when the clause objects to it, it is the best. */
static bool try_case(struct shrinking *k, const struct ua_case *c)
{
	struct ua_case candidate = *c;	/* the exam refers to it */
	bool bad;

	if (k->runs >= RUNS_MAX || ua_case_equal(c, &k->best) || !is_case(k->subject, c))
		return false;
	k->runs++;
	if (ua_subject_run(k->subject, &candidate))
		return false;
	bad = ua_judge(k->subject, NULL) & 1u << k->clause;
	if (k->subject->out.end == UA_HANG)
		k->runs = RUNS_MAX;	/* another would cost a second as well */
	ua_subject_restore(k->subject, true);
	if (bad)
		k->best = *c;
	return bad;
}

/* The kernel side follows: flush against the hole behind it, or as it was. */
static bool try_both(struct shrinking *k, struct ua_case *c)
{
	long page = (long)k->subject->facts->page;

	if (!UA_HAS_KERNEL(k->subject->op->traits) || ua_case_is_extreme(c))
		return try_case(k, c);
	c->other = ua_placement_offset(0, c->length, page);	/* most aligned */
	if (try_case(k, c))
		return true;
	c->other = ua_placement_offset(UA_PLACEMENT_END, c->length, page);
	if (try_case(k, c))
		return true;
	c->other = k->best.other;
	return try_case(k, c);
}

/* So does a string's end: as far from the operand's, or as it was. */
static bool try_string(struct shrinking *k, struct ua_case *c)
{
	long less = (long)(k->best.length - c->length);

	if (!ua_case_is_extreme(&k->best) && less && c->string > less) {
		c->string -= less;
		if (try_both(k, c))
			return true;
		c->string = k->best.string;
		c->other = k->best.other;
	}
	return try_both(k, c);
}

/* The end that the operand gives it, or a shorter string. */
static bool plainer_string(struct shrinking *k)
{
	struct ua_case c = k->best;
	bool moved = false;

	if (!(k->subject->op->traits & UA_STRING) || !c.string)
		return false;
	c.string = 0;
	if (try_case(k, &c))
		return true;
	for (long step = k->best.string / 2; step > 0; step /= 2)
		while (k->best.string > step) {
			c = k->best;
			c.string -= step;
			if (!try_case(k, &c))
				break;
			moved = true;
		}
	return moved;
}

static bool plainer_hole(struct shrinking *k)
{
	struct ua_case c = k->best;
	bool moved = false;

	if (c.kind != UA_NONE && c.kind != UA_NONCANONICAL) {
		c.kind = UA_NONE;
		moved |= try_case(k, &c);
	}
	c = k->best;
	if (c.place != UA_AFTER && c.offset < 2 * (long)k->subject->facts->page) {
		c.place = UA_AFTER;
		moved |= try_case(k, &c);
	}
	return moved;
}

static bool shorter(struct shrinking *k)
{
	bool moved = false;

	for (unsigned long step = k->best.length; step; step /= 2)
		while (k->best.length >= step) {
			struct ua_case c = k->best;

			c.length -= step;
			if (!try_string(k, &c))
				break;
			moved = true;
		}
	return moved;
}

/* Fewer accessible bytes at the same length, or the same shortage; of a second
 * user side's, or of the first's. */
static bool nearer(struct shrinking *k, bool keep_short, bool second)
{
	long page = (long)k->subject->facts->page;
	const long *best = second ? &k->best.other : &k->best.offset;
	bool moved = false;

	if (*best >= page)
		return false;
	for (long step = page - *best; step; step /= 2)
		while (page - *best >= step) {
			struct ua_case c = k->best;

			*(second ? &c.other : &c.offset) += step;
			if (keep_short && c.length < (unsigned long)step)
				break;
			if (keep_short)
				c.length -= (unsigned long)step;
			if (!(second ? try_case(k, &c) : try_string(k, &c)))
				break;
			moved = true;
		}
	return moved;
}

unsigned ua_shrink(struct ua_subject *s, const struct ua_case *from, enum ua_clause clause,
		   struct ua_case *best)
{
	struct shrinking k = { .subject = s, .clause = clause, .best = *from };
	bool moved = true;

	/* A hang costs the watchdog's second each time: the first will do. */
	while (moved && k.runs < RUNS_MAX && s->out.end != UA_HANG) {
		moved = plainer_hole(&k);
		moved |= nearer(&k, true, false);
		moved |= shorter(&k);
		moved |= plainer_string(&k);
		moved |= nearer(&k, false, false);
		if (s->op->traits & UA_TWO_USER) {
			moved |= nearer(&k, true, true);
			moved |= nearer(&k, false, true);
		}
	}
	*best = k.best;
	return k.runs;
}
