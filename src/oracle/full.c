/* SPDX-License-Identifier: GPL-2.0-or-later */
/* full: nothing was in the way, so all of it must be done; also for length 0. */
#include "config.h"

#include "oracle.h"

/* What a routine returns that has no residual: a length, for strnlen. */
static bool other_result(const struct ua_exam *x, struct ua_verdict *v)
{
	if (x->routine->op != UA_OP_STRNLEN)
		return false;
	if (x->out->residual == x->accessible - (x->accessible < x->c->length))
		return false;
	return ua_object(v, (long)x->accessible - (x->accessible < x->c->length),
			 (long)x->out->residual, "the string's length is wrong");
}

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	if (x->out->end != UA_RETURNED)
		return false;
	if (x->routine->op == UA_OP_STRNLEN)
		return other_result(x, v);
	if (x->accessible < x->c->length)
		return false;
	if ((x->op->traits & UA_RESIDUAL) && x->out->residual)
		return ua_object(v, 0, (long)x->out->residual,
				 "bytes are left of a wholly accessible operand");
	return ua_object_memory(v, &x->prefix, "a wholly accessible operand has a wrong byte");
}

const struct ua_oracle ua_oracle_full = {
	UA_C_FULL, "full", UA_S_MEMORY,
	"a wholly accessible operand: residual 0 and every byte right",
	judge,
};
