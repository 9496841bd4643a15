/* SPDX-License-Identifier: GPL-2.0-or-later */
/* fault: the faults themselves, and their absence where there must be one. */
#include "config.h"

#include <errno.h>

#include "oracle.h"

/* The signal and code that a fault there must have.  Only one page of the hole
 * is of the case's kind; PROT_NONE memory is around it. */
static const struct ua_kind_fact *fact_at(const struct ua_exam *x, const struct ua_fault *f)
{
	bool in_kind = f->address - x->user.hole < x->page || !x->expect.address;

	if (in_kind || (f->signo == x->expect.signo && f->code == x->expect.code))
		return &x->expect;
	return &x->guard;
}

/* Where a second user side ends, or was made to go: PROT_NONE memory. */
static bool in_second_hole(const struct ua_exam *x, const struct ua_fault *f)
{
	if (!(x->op->traits & UA_TWO_USER) || !f->located || f->write)
		return false;
	if (x->c->inject.mode != UA_INJECT_NOT && ua_in_side(&x->kernel, f->address))
		return true;
	return f->address >= x->kernel.hole && f->address < x->kernel.hole_end;
}

static bool judge_one(const struct ua_exam *x, const struct ua_fault *f, struct ua_verdict *v)
{
	bool second = in_second_hole(x, f);
	const struct ua_kind_fact *fact = second ? &x->guard : fact_at(x, f);

	if (f->signo != fact->signo)
		return ua_object(v, fact->signo, f->signo, "not a fault of a user access: signal %d",
				 f->signo);
	if (!second && f->located != x->expect.address)
		return ua_object(v, x->expect.code, f->code, "a fault at a non-canonical address");
	if (!second && f->located && !ua_in_side(&x->user, f->address))
		return ua_object(v, 0, 0, ua_in_side(&x->kernel, f->address) ?
				 "a fault on the kernel side" : "a fault outside the operands' memory");
	if (f->code != fact->code)
		return ua_object(v, fact->code, f->code, "a fault of another kind: si_code %d", f->code);
	if (f->how == UA_BY_LEAVE && !(x->routine->flags & UA_NOFIX))
		return ua_object(v, 0, -1, "the faulting instruction has no exception-table entry");
	return false;
}

/* A check of addresses may turn one that no user has into the very last, which
 * faults wherever it is used (put_user of x86 since 6.8). */
static bool turned_away(const struct ua_exam *x, const struct ua_fault *f)
{
	return x->c->kind == UA_NONCANONICAL && f->signo == x->expect.signo && f->located &&
	       f->address == UINTPTR_MAX && f->how != UA_BY_LEAVE;
}

/* The kernel faults, and says EFAULT for it.  With no byte to access there is
 * nothing to say it for, but a kernel may refuse an address that can be none. */
static bool judge_system(const struct ua_exam *x, struct ua_verdict *v)
{
	long error = x->out->error;

	if (x->out->end != UA_RETURNED)
		return ua_object(v, 0, -1, "the program faulted, and not the kernel");
	if (error && error != -EFAULT)
		return ua_object(v, -EFAULT, error, "an error that is not EFAULT: %ld", -error);
	if (error && !x->c->length && x->c->kind != UA_NONCANONICAL)
		return ua_object(v, 0, error, "length 0 gives an error");
	return false;
}

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	if (x->routine->flags & UA_SYSCALL)
		return judge_system(x, v);
	if (x->out->end == UA_DIED)
		return ua_object(v, 0, -1, "the process died in the routine");
	if (x->out->end == UA_HANG)
		return false;
	for (unsigned i = 0; i < ua_faults_kept(x->out); i++)
		if (!turned_away(x, &x->out->fault[i]) && judge_one(x, &x->out->fault[i], v))
			return true;
	if (x->out->nfaults || !ua_exam_blocked(x) || ua_case_is_extreme(x->c))
		return false;		/* the last is the clause extreme's */
	if (x->c->kind == UA_NONCANONICAL)
		return false;		/* access_ok refuses it without a try */
	return ua_object(v, 1, 0, "it returned without having touched the hole");
}

const struct ua_oracle ua_oracle_fault = {
	UA_C_FAULT, "fault", UA_S_HANG,
	"each fault lies in the hole, is of its kind, and has an exception-table entry",
	judge,
};
