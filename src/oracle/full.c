/* SPDX-License-Identifier: GPL-2.0-or-later */
/* full: nothing was in the way, so all of it must be done; also for length 0. */
#include "config.h"

#include "oracle.h"

#include "answer.h"

static bool wrong_answer(const struct ua_exam *x, struct ua_verdict *v)
{
	const char *what = "the string's length is wrong";

	if (x->op->traits & UA_SUM)
		what = x->out->residual ? "the checksum, folded, is wrong" :
		       "no checksum, though nothing is in the way";
	return ua_object(v, ua_answer_expected(x), ua_answer_returned(x), "%s", what);
}

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	if (x->out->end != UA_RETURNED)
		return false;
	if (ua_exam_blocked(x))
		return false;
	if (x->c->kind == UA_NONCANONICAL && (x->op->traits & UA_SUM) && !x->out->residual)
		return false;	/* no bytes, but an address that may be refused */
	if (UA_HAS_ANSWER(x->op->traits) && !ua_answer_right(x))
		return wrong_answer(x, v);
	if ((x->op->traits & UA_RESIDUAL) && x->out->residual)
		return ua_object(v, 0, (long)x->out->residual,
				 "bytes are left of a wholly accessible operand");
	return ua_object_memory(v, &x->prefix, x->op->traits & UA_STRING ?
				"the copy of the string has a wrong byte" :
				"a wholly accessible operand has a wrong byte");
}

const struct ua_oracle ua_oracle_full = {
	UA_C_FULL, "full", UA_S_MEMORY,
	"with nothing in the way all is done, every byte right, and so reported",
	judge,
};
