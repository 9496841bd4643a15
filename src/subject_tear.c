/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A call whose stores tear at the hole, and what the routine does not owe then. */
#include "config.h"

#include "registry.h"
#include "subject.h"
#include "tear.h"

void ua_subject_tear(struct ua_subject *s, const struct ua_case *c)
{
	/* Only memory of mprotect can be opened, and be as it was again. */
	bool can = c->kind == UA_NONE && c->inject.mode == UA_INJECT_NOT && !c->consumer &&
		   (s->op->traits & UA_DST_USER) && !(s->routine->flags & UA_CATCH) &&
		   ua_routine_has_code(s->routine);

	ua_tear_arm(can ? c->tear : UA_TEAR_NONE, (uintptr_t)s->spot.user, s->facts->page);
}

static void put_back(struct ua_subject *s, long from, long to)
{
	const struct ua_window *w = from >= s->spot.b.low && s->spot.b.low < s->spot.b.high ?
		&s->spot.b : &s->spot.a;

	if (from < to)
		ua_window_restore(w, from, to);
}

/* Torn bytes of which it does not say that they are done are the machine's. */
void ua_subject_torn(struct ua_subject *s, const struct ua_case *c)
{
	long done = (long)ua_subject_done(s, c);
	unsigned n;
	const struct ua_torn *torn = ua_tear_disarm(&n);

	s->exam.torn = n ? UA_TEAR_BYTES : s->facts->torn_store;
	for (unsigned i = 0; i < n; i++) {
		long from = (long)(torn[i].at - (uintptr_t)s->spot.user), to = from + torn[i].n;

		if (to > ua_case_end(c, 0))
			to = ua_case_end(c, 0);
		if (from < done)
			from = done;
		put_back(s, c->offset + from, c->offset + to);
	}
}
