/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "answer.h"
#include "consumer.h"
#include "fault.h"
#include "machine.h"
#include "string_ends.h"
#include "subject.h"

/* Where bytes are put into a quadword that is stored as a whole (machine.h). */
#ifndef UA_STORE_UNIT
#define UA_STORE_UNIT	1
#endif

static void choose_oracles(struct ua_subject *s)
{
	s->oracles = 0;
	for (int c = 0; c < UA_C_NR; c++)
		if (ua_profile_level(s->profile, (enum ua_clause)c) != UA_L_OFF)
			s->oracle[s->oracles++] = ua_oracle((enum ua_clause)c);
}

int ua_subject_open(struct ua_subject *s, const struct ua_routine *r, struct ua_arena *a,
		    const struct ua_facts *facts, enum ua_profile profile)
{
	memset(s, 0, sizeof(*s));
	s->routine = r;
	s->op = ua_op_info(r->op);
	s->arena = a;
	s->facts = facts;
	s->profile = profile;
	s->system.fd[0] = s->system.fd[1] = -1;
	choose_oracles(s);
	ua_arena_fill(a, r->op);
	ua_fault_keep_vectors(r->flags & UA_VECTOR);
	s->exam.routine = r;
	s->exam.op = s->op;
	s->exam.out = &s->out;
	s->exam.page = facts->page;
	s->exam.torn = facts->torn_store;
	s->exam.paged = !facts->address_exact;
	s->exam.unit = UA_STORE_UNIT;
	return r->open ? r->open(&s->system) : 0;
}

void ua_subject_close(struct ua_subject *s)
{
	for (int i = 0; i < 2; i++) {
		if (s->system.fd[i] >= 0)
			close(s->system.fd[i]);
		s->system.fd[i] = -1;
	}
}

/* ---- the call ------------------------------------------------------------ */

static void set_arguments(struct ua_subject *s, const struct ua_case *c)
{
	unsigned long junk = ua_abi_junk(), *a = s->call.args, n = 0;
	unsigned long user = (unsigned long)s->spot.user, kernel = (unsigned long)s->spot.kernel;
	unsigned traits = s->op->traits;

	for (int i = 0; i < UA_CALL_ARGS; i++)
		a[i] = junk;
	s->call.entry = s->routine->entry;
	s->call.foreign = s->routine->row || (s->routine->flags & UA_FOREIGN);
	a[n++] = traits & UA_DST_KERNEL ? kernel : user;
	if (UA_HAS_KERNEL(traits))
		a[n++] = traits & UA_SRC_KERNEL ? kernel : user;
	if (s->routine->op == UA_OP_MEMSET)	/* an int: the upper half is dirt */
		a[n++] = (junk & ~0xfffffffful) | 0x100 | UA_MEMSET_VALUE;
	if (traits & UA_WHOLE_PAGE)
		return;
	a[n] = c->length;
	if ((s->routine->flags & UA_LEN32) && sizeof(long) > 4)
		a[n] = (junk & ~0xfffffffful) | (c->length & 0xffffffff);
}

static void call_routine(void *subject)
{
	struct ua_subject *s = subject;

	ua_checked_call(&s->call);
}

static void call_system(void *subject)
{
	struct ua_subject *s = subject;

	s->call.result = (unsigned long)s->routine->syscall(&s->system);
}

/* A count or an errno becomes what a routine would return. */
static void system_outcome(struct ua_subject *s, const struct ua_case *c)
{
	long count = (long)s->call.result;

	s->out.error = count < 0 ? count : 0;
	s->out.residual = count < 0 ? c->length : c->length - (unsigned long)count;
}

static void set_system(struct ua_subject *s, const struct ua_case *c)
{
	struct ua_syscall_args *a = &s->system;

	a->to = s->op->traits & UA_DST_KERNEL ? s->spot.kernel : s->spot.user;
	a->from = s->op->traits & UA_SRC_USER ? s->spot.user : s->spot.kernel;
	a->length = c->length;
	a->kernel_fd = s->spot.kernel_fd;
	a->kernel_position = s->spot.kernel_position;
	a->kernel_alias = s->spot.k.now + c->other;
}

void ua_subject_call(struct ua_subject *s, const struct ua_case *c)
{
	bool looked;

	s->out.error = 0;
	s->out.clobbered = 0;
	s->out.vectors = 0;
	ua_hooks_reset();
	/* A kernel may refuse the vector unit at any time; here it does by what a
	 * case says of itself, so that it can be replayed. */
	if (c->place == UA_BOTH)
		ua_hooks.vmx_allowed = 0;
	if (s->routine->flags & UA_SYSCALL) {
		set_system(s, c);
		if (ua_fault_guard(&s->out, call_system, s))
			system_outcome(s, c);
		return;
	}
	set_arguments(s, c);
	looked = ua_subject_look(s, c);
	if (c->tear)
		ua_subject_tear(s, c);
	if (ua_fault_guard(&s->out, call_routine, s)) {
		s->out.residual = s->call.result;
		if (s->alter.always || s->out.nfaults)
			s->out.residual += (unsigned long)s->alter.add;
		if (s->op->traits & UA_SUM)	/* above its 32 bits is dirt */
			s->out.residual &= 0xffffffff;
		s->out.clobbered = ua_abi_check(&s->call);
		s->out.vectors = looked ? ua_vectors_check(&s->call) : 0;
	}
	s->out.hooks = ua_hooks;
	if (c->tear)
		ua_subject_torn(s, c);
}

/* The same length with one accessible byte less, for the clause monotone. */
static void run_less(struct ua_subject *s, const struct ua_case *c)
{
	struct ua_case less = *c;

	s->out.less_valid = false;
	if (s->profile != UA_P_STRICT || c->inject.mode != UA_INJECT_NOT || c->consumer || !(s->op->traits & UA_RESIDUAL) ||
	    s->exam.accessible < 2 || s->exam.accessible == c->length)
		return;
	less.offset++;
	if (ua_subject_run(s, &less) == 0 && s->out.end == UA_RETURNED) {
		s->out.less_residual = s->out.residual;
		s->out.less_valid = true;
	}
	ua_subject_restore(s, true);
}

static int run_one(struct ua_subject *s, const struct ua_case *c)
{
	struct ua_exam *x = &s->exam;
	const unsigned char *expect = ua_arena_expect(s->arena, s->routine->op, c);
	struct ua_string_ends ends;
	int err = ua_arena_place(s->arena, s->routine->op, c, &s->spot);

	if (err)
		return err;
	x->c = c;
	x->accessible = ua_case_reach(s->routine->op, c, x->page);
	x->string = ua_case_string(s->routine->op, c, x->page);
	x->sum = (s->op->traits & UA_SUM) && !ua_exam_blocked(x) ? ua_sum(expect, c->length) : 0;
	x->user = s->spot.user_side;
	x->kernel = s->spot.kernel_side;
	x->expect = s->facts->kind[c->kind];
	x->guard = s->facts->kind[UA_NONE];
	ua_string_begin(&ends, s, c);
	if (c->consumer)
		ua_subject_consume(s, c);
	else if (c->inject.mode == UA_INJECT_NOT)
		ua_subject_call(s, c);
	else
		err = ua_subject_call_injected(s, c);
	ua_string_end(&ends, s);
	ua_exam_memory(x, &s->spot, expect);
	ua_string_judge(&ends, s);
	return err;
}

int ua_subject_run(struct ua_subject *s, const struct ua_case *c)
{
	static bool inside;	/* the companion case wants none of its own */

	if (!inside && s->profile == UA_P_STRICT) {
		s->exam.accessible = ua_case_reach(s->routine->op, c, s->exam.page);
		inside = true;
		run_less(s, c);
		inside = false;
	} else if (!inside) {
		s->out.less_valid = false;
	}
	return run_one(s, c);
}

void ua_subject_restore(struct ua_subject *s, bool all)
{
	const struct ua_spot *p = &s->spot;
	const struct ua_case *c = s->exam.c;

	if (all) {
		ua_window_restore(&p->a, p->a.low, p->a.high);
		ua_window_restore(&p->b, p->b.low, p->b.high);
		ua_window_restore(&p->k, p->k.low, p->k.high);
		return;
	}
	if (s->op->traits & UA_DST_USER) {
		ua_window_restore(c->offset < (long)s->exam.page ? &p->a : &p->b, c->offset,
				  ua_case_end(c, c->offset));
	} else if (s->op->traits & UA_DST_KERNEL) {
		ua_window_restore(&p->k, c->other, ua_case_end(c, c->other));
	}
}
