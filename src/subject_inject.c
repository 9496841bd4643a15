/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A call with an injected fault, and what was accessible then. */
#include "config.h"

#include <errno.h>

#include "answer.h"
#include "inject.h"
#include "subject.h"

/* Bytes that it says are done, when there is a fault for it to say so. */
unsigned long ua_subject_done(const struct ua_subject *s, const struct ua_case *c)
{
	if (s->out.end != UA_RETURNED || s->out.residual > c->length ||
	    !(s->op->traits & UA_RESIDUAL))
		return 0;
	return c->length - s->out.residual;
}

/* An op without a count tells of a retry that came through by what it answers. */
static bool came_through(const struct ua_subject *s)
{
	if (s->out.end != UA_RETURNED)
		return false;
	if (s->op->traits & UA_ATOMIC)
		return !s->out.residual;
	return UA_HAS_ANSWER(s->op->traits) && ua_answer_claims(&s->exam);
}

/*
 * What was accessible when a fault was injected.  Up to the faulting byte, if
 * the pages came back, or up to the page that stayed away; and whatever the
 * routine did beyond that, for its bytes are looked at like all others.
 */
static void set_accessible(struct ua_subject *s, const struct ua_case *c, uintptr_t start,
			   uintptr_t address)
{
	uintptr_t reached = address;
	unsigned long there = s->exam.accessible, done = ua_subject_done(s, c);

	if (c->inject.mode != UA_INJECT_PASSING)
		reached &= ~((uintptr_t)s->facts->page - 1);
	s->exam.accessible = reached > start ? reached - start : 0;
	if (s->exam.accessible < done)
		s->exam.accessible = done;
	if (s->exam.accessible > there)
		s->exam.accessible = there;
	if (s->exam.string > s->exam.accessible)
		s->exam.string = 0;	/* its end is out of reach */
}

/* The clause tail is for holes: behind one nothing can have been written.  A
 * page that goes in mid-copy finds some of a group done, out of order even, of
 * which no retry can know. */
static void forget_tail(struct ua_subject *s, const struct ua_case *c)
{
	long done = (long)ua_subject_done(s, c);

	if (s->op->traits & UA_DST_USER)
		ua_window_restore(&s->spot.a, c->offset + done, ua_case_end(c, c->offset));
	else if (!(s->routine->flags & UA_PADS))
		ua_window_restore(&s->spot.k, c->other + done, ua_case_end(c, c->other));
}

/* One call, with [start, start + size) as what can go. */
static enum ua_injected call_with(struct ua_subject *s, const struct ua_case *c, uintptr_t start,
				  unsigned long size, uintptr_t *address)
{
	ua_inject_arm(&c->inject, start, size);
	ua_subject_call(s, c);
	return ua_inject_disarm(address, &s->injected);
}

/* 0, or -EAGAIN when no fault came about. */
int ua_subject_call_injected(struct ua_subject *s, const struct ua_case *c)
{
	uintptr_t user = (uintptr_t)s->spot.user, other = (uintptr_t)s->spot.kernel, address;
	bool kernel = c->inject.mode > UA_INJECT_NR;
	enum ua_injected result;

	if (!s->exam.accessible && !kernel)
		return -EAGAIN;		/* no page of it can go */
	if (kernel)
		result = call_with(s, c, other, c->length, &address);
	else
		result = call_with(s, c, user, s->exam.accessible, &address);
	/* Both sides are the user's: then it is the source that goes. */
	if (result == UA_INJECT_ELSEWHERE && !kernel && (s->op->traits & UA_TWO_USER)) {
		ua_subject_restore(s, true);
		user = other;
		result = call_with(s, c, other, c->length, &address);
	}
	s->other_side = result == UA_INJECT_ELSEWHERE;
	if (result == UA_INJECT_FAULTED && !kernel) {
		if (came_through(s))
			return 0;	/* judged as if nothing had been in the way */
		set_accessible(s, c, user, address);
		forget_tail(s, c);
		return 0;
	}
	ua_subject_restore(s, true);
	return -EAGAIN;
}
