/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A consumer on a subject's routine: each call is a part of the case. */
#include "config.h"

#include "consumer.h"
#include "subject.h"

static bool call_part(void *context, unsigned long at, unsigned long n, unsigned long *left)
{
	struct ua_subject *s = context;
	struct ua_spot whole = s->spot;
	struct ua_case part = *s->exam.c;

	part.offset += (long)at;
	part.other += (long)at;
	part.length = n;
	s->spot.user = (char *)whole.user + at;
	if (whole.kernel)
		s->spot.kernel = (char *)whole.kernel + at;
	ua_subject_call(s, &part);
	s->spot = whole;
	*left = s->out.residual;
	return s->out.end == UA_RETURNED;
}

void ua_subject_consume(struct ua_subject *s, const struct ua_case *c)
{
	unsigned long page = s->exam.page;
	unsigned long into = (unsigned long)(UA_HAS_KERNEL(s->op->traits) ? c->other : 0) & (page - 1);
	struct ua_consumer_task t = {
		.length = c->length, .accessible = s->exam.accessible, .page = page - into,
		.pages = page, .call = call_part, .context = s,
	};

	s->out.end = UA_RETURNED;	/* and stays so when no call is made */
	s->out.error = 0;
	s->out.clobbered = 0;
	s->out.nfaults = 0;
	ua_consume(c->consumer, &t);
	if (t.odd && s->out.end == UA_RETURNED)
		s->out.residual = c->length + 1;
	else
		s->out.residual = c->length - t.done;
}
