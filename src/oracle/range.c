/* SPDX-License-Identifier: GPL-2.0-or-later */
/* range: the residual is one.  Guards the arithmetic of all the others. */
#include "config.h"

#include "oracle.h"

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	if (x->out->end != UA_RETURNED || !(x->op->traits & UA_RESIDUAL))
		return false;
	if (x->out->residual <= x->c->length)
		return false;
	return ua_object(v, (long)x->c->length, (long)x->out->residual,
			 "the residual lies outside 0..length");
}

const struct ua_oracle ua_oracle_range = {
	UA_C_RANGE, "range", UA_S_MEMORY,
	"0 <= residual <= length",
	judge,
};
