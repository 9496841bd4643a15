/* SPDX-License-Identifier: GPL-2.0-or-later */
/* exact: optional, for the contract permits to stop short.  A coarse routine
 * declares its slack: 0, a word less one, a block. */
#include "config.h"

#include "oracle.h"

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	unsigned long least = ua_exam_least(x);

	if (!ua_exam_counts(x) || (x->routine->flags & UA_HIDDEN))
		return false;
	if (x->out->residual >= least && x->out->residual - least <= x->routine->slack)
		return false;
	return ua_object(v, (long)least, (long)x->out->residual,
			 "the residual is further off than the declared slack of %lu",
			 x->routine->slack);
}

const struct ua_oracle ua_oracle_exact = {
	UA_C_EXACT, "exact", UA_S_PRECISION,
	"residual == what can't be done, and at most the declared slack more",
	judge,
};
