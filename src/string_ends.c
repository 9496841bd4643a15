/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The NULs of a case's string: the one that ends it, and one right before it,
 * which is none of its bytes, for routines that read from an aligned address.
 * Memory has no other: the pattern of a source has no zero.
 */
#include "config.h"

#include "string_ends.h"

static unsigned char *put(const struct ua_spot *p, long at)
{
	if (!(at >= p->a.low && at < p->a.high) && !(at >= p->b.low && at < p->b.high))
		return NULL;
	p->a.now[at] = 0;		/* B is the same view of memory */
	return p->a.now + at;
}

void ua_string_begin(struct ua_string_ends *e, const struct ua_subject *s, const struct ua_case *c)
{
	unsigned long n = ua_case_nul(c, s->exam.page);

	e->nul[0] = e->nul[1] = NULL;
	if (!(s->op->traits & UA_STRING))
		return;
	if (n && n <= 2 * UA_PAGES_MAX * s->exam.page)
		e->nul[0] = put(&s->spot, c->offset + (long)(n - 1));
	e->nul[1] = put(&s->spot, c->offset - 1);
}

void ua_string_end(struct ua_string_ends *e, const struct ua_subject *s)
{
	const struct ua_window *w = &s->spot.a;

	for (int i = 0; i < 2; i++) {
		if (!e->nul[i])
			continue;
		e->left[i] = *e->nul[i];
		*e->nul[i] = w->was[e->nul[i] - w->now];
	}
}

void ua_string_judge(const struct ua_string_ends *e, struct ua_subject *s)
{
	struct ua_diff *d = &s->exam.source;

	for (int i = 0; i < 2; i++)
		if (e->nul[i] && e->left[i] && !d->found)
			*d = (struct ua_diff){ .found = true, .at = e->nul[i] - s->spot.a.now,
					       .want = 0, .got = e->left[i] };
}
