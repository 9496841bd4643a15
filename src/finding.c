/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <string.h>

#include "answer.h"
#include "finding.h"
#include "symbol.h"

/* Byte i of a string's copy; after an error, or behind the NUL where it is
 * zero, what is there is no matter. */
static unsigned char string_byte(const struct ua_exam *x, unsigned long i, unsigned char expect,
				 unsigned char was, unsigned char now)
{
	unsigned long size = x->string ? x->string : x->c->length + 1;

	if (i >= x->c->length)
		return was;
	if (ua_exam_blocked(x) || (i >= size && !now))
		return now;
	return i >= size ? was : i == size - 1 ? 0 : expect;
}

/* Byte i of the destination's operand as the ideal routine leaves it: it
 * does the accessible bytes and nothing else. */
static unsigned char ideal_byte(const struct ua_subject *s, const struct ua_window *w, long at,
				long operand)
{
	const unsigned char *expect = ua_arena_expect(s->arena, s->routine->op, s->exam.c);
	unsigned long i = (unsigned long)(at - operand);

	if (at >= operand && (s->op->traits & UA_STRING))
		return string_byte(&s->exam, i, expect[i], w->was[at], w->now[at]);
	if (at >= operand && (s->op->traits & UA_SUM) && ua_exam_blocked(&s->exam) &&
	    i < (s->op->traits & UA_DST_USER ? s->exam.accessible : s->exam.c->length))
		return w->now[at];	/* without a sum, it holds anything */
	if (at >= operand && i < s->exam.c->length - ua_exam_least(&s->exam))
		return expect[i];
	if (at >= operand && i < s->exam.c->length && (s->routine->flags & UA_PADS))
		return 0;
	return w->was[at];
}

static void look_for_wrong(struct ua_finding *f, const struct ua_subject *s,
			   const struct ua_window *w, long operand, bool kernel)
{
	for (long at = w->low; at < w->high; at++) {
		unsigned char want = ideal_byte(s, w, at, operand);

		if (w->now[at] == want)
			continue;
		if (f->nwrong < UA_WRONG_MAX)
			f->wrong[f->nwrong] = (struct ua_diff){
				.found = true, .kernel = kernel, .at = at,
				.want = want, .got = w->now[at],
			};
		f->nwrong++;
	}
}

static const struct ua_window *window_of(const struct ua_subject *s, bool kernel, long at)
{
	if (kernel)
		return &s->spot.k;
	return at >= s->spot.b.low && at < s->spot.b.high ? &s->spot.b : &s->spot.a;
}

static void take_dump(struct ua_finding *f, const struct ua_subject *s, bool kernel, long around)
{
	const struct ua_window *w = window_of(s, kernel, around);
	bool dst = s->op->traits & (kernel ? UA_DST_KERNEL : UA_DST_USER);
	long operand = kernel ? s->exam.c->other : s->exam.c->offset;
	long at = (around & ~15l) - 16;

	if (w->low == w->high)
		return;
	if (at < w->low)
		at = w->low;
	f->dump_kernel = kernel;
	f->dump_at = at;
	for (long i = 0; i < UA_DUMP_BYTES && at + i < w->high; i++) {
		f->dump[i] = w->now[at + i];
		f->ideal[i] = dst ? ideal_byte(s, w, at + i, operand) : w->was[at + i];
		f->dump_size++;
	}
}

/* What read(2) on top of the routine answers, and should answer. */
static void take_counts(struct ua_finding *f, const struct ua_subject *s)
{
	unsigned long length = s->exam.c->length;
	long done = (long)(length - s->out.residual);

	f->expected = ua_case_answer(s->routine->op, s->exam.c, s->exam.page);
	if (s->exam.c->inject.mode != UA_INJECT_NOT)	/* the case alone can't tell */
		f->expected = s->exam.accessible && !UA_HAS_ANSWER(s->op->traits) &&
			      !(s->op->traits & UA_ATOMIC) ? (long)s->exam.accessible : -1;
	f->got = s->out.end != UA_RETURNED || (!done && length) ? -1 : done;
	if (UA_HAS_ANSWER(s->op->traits) && s->out.end == UA_RETURNED)
		f->got = ua_answer_got(&s->exam);
}

void ua_finding_take(struct ua_finding *f, const struct ua_subject *s, enum ua_clause clause,
		     const struct ua_verdict *v)
{
	const struct ua_case *c = s->exam.c;
	bool opaque = s->routine->flags & UA_OPAQUE;

	memset(f, 0, sizeof(*f));
	f->clause = clause;
	f->level = ua_profile_level(s->profile, clause);
	if (s->out.end == UA_HANG && f->level == UA_L_NOTE)
		f->level = UA_L_FAIL;	/* no profile forgives that */
	f->known = s->routine->known & 1u << clause;
	f->c = f->shrunk = *c;
	f->page = s->exam.page;
	f->accessible = s->exam.accessible;
	f->verdict = *v;
	f->out = s->out;
	for (unsigned i = 0; i < s->out.nfaults && i < UA_FAULTS_KEPT; i++)
		ua_symbol_name(s->out.fault[i].pc, f->symbol[i], UA_SYMBOL_MAX);
	f->has_residual = s->op->traits & UA_RESIDUAL;
	take_counts(f, s);
	if ((s->op->traits & UA_DST_USER) && !opaque) {
		look_for_wrong(f, s, &s->spot.a, c->offset, false);
		look_for_wrong(f, s, &s->spot.b, c->offset, false);
	}
	if (s->op->traits & UA_DST_KERNEL)
		look_for_wrong(f, s, &s->spot.k, c->other, true);
	if (v->diff.found)
		take_dump(f, s, v->diff.kernel, v->diff.at);
	else if (f->nwrong)
		take_dump(f, s, f->wrong[0].kernel, f->wrong[0].at);
}
