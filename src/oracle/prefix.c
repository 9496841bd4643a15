/* SPDX-License-Identifier: GPL-2.0-or-later */
/* prefix: what is claimed was done.  Neither range nor exact sees a breach:
 * the count may be right and a byte of it never stored. */
#include "config.h"

#include "oracle.h"

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	if (!ua_exam_counts(x) || x->accessible >= x->c->length)
		return false;
	if (ua_exam_progress(x) > x->accessible)
		return ua_object(v, (long)x->accessible, (long)ua_exam_progress(x),
				 "bytes are claimed that can't have been done");
	return ua_object_memory(v, &x->prefix, "a claimed byte is not what it should be");
}

const struct ua_oracle ua_oracle_prefix = {
	UA_C_PREFIX, "prefix", UA_S_LEAK,
	"the first length - residual bytes are what they should be",
	judge,
};
