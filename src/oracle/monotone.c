/* SPDX-License-Identifier: GPL-2.0-or-later */
/* monotone: found by running the same length with one accessible byte less.
 * A coarse routine's slack counts here too. */
#include "config.h"

#include "oracle.h"

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	if (!ua_exam_counts(x) || !x->out->less_valid || (x->routine->flags & UA_HIDDEN))
		return false;
	if (x->out->residual <= x->out->less_residual ||
	    x->out->residual - x->out->less_residual <= x->routine->slack)
		return false;
	return ua_object(v, (long)x->out->less_residual, (long)x->out->residual,
			 "one accessible byte less left a smaller residual");
}

const struct ua_oracle ua_oracle_monotone = {
	UA_C_MONOTONE, "monotone", UA_S_PRECISION,
	"one more accessible byte never gives a larger residual",
	judge,
};
