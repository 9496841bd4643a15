/* SPDX-License-Identifier: GPL-2.0-or-later */
/* range: the residual is one.  Guards the arithmetic of all the others. */
#include "config.h"

#include "oracle.h"

#include "answer.h"

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	if (x->out->end != UA_RETURNED)
		return false;
	if (UA_HAS_ANSWER(x->op->traits) && !ua_answer_possible(x))
		return ua_object(v, ua_answer_expected(x), ua_answer_returned(x),
				 "neither a length of that string nor the error that is due");
	if (!(x->op->traits & UA_RESIDUAL))
		return false;
	if (x->out->residual > x->c->length)
		return ua_object(v, (long)x->c->length, (long)x->out->residual,
				 "the residual lies outside 0..length");
	if ((x->op->traits & UA_ATOMIC) && x->out->residual && x->out->residual < x->c->length)
		return ua_object(v, (long)ua_exam_least(x), (long)x->out->residual,
				 "all or nothing, and a part of it is left");
	return false;
}

const struct ua_oracle ua_oracle_range = {
	UA_C_RANGE, "range", UA_S_MEMORY,
	"what is returned is possible at all: 0 <= residual <= length",
	judge,
};
