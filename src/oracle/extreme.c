/* SPDX-License-Identifier: GPL-2.0-or-later */
/* extreme: narrow counters and signed compares. */
#include "config.h"

#include "oracle.h"

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	unsigned long least = x->c->length - x->accessible;

	if (!ua_case_is_extreme(x->c) || x->out->end != UA_RETURNED)
		return false;
	if (!x->out->nfaults && ua_exam_blocked(x))
		return ua_object(v, 1, 0, "it returned without having touched the hole");
	if ((x->op->traits & UA_RESIDUAL) && x->out->residual < least)
		return ua_object(v, (long)least, (long)x->out->residual,
				 "the residual of a huge length is too small");
	return false;
}

const struct ua_oracle ua_oracle_extreme = {
	UA_C_EXTREME, "extreme", UA_S_MEMORY,
	"a length that no memory holds: it faults and reports, and never returns early",
	judge,
};
