/* SPDX-License-Identifier: GPL-2.0-or-later */
/* prefix: what is claimed was done.  Neither range nor exact sees a breach:
 * the count may be right and a byte of it never stored. */
#include "config.h"

#include "oracle.h"

#include "answer.h"

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	if (UA_HAS_ANSWER(x->op->traits) && x->out->end == UA_RETURNED && ua_exam_blocked(x) &&
	    ua_answer_possible(x) && ua_answer_claims(x))
		return ua_object(v, ua_answer_expected(x), ua_answer_returned(x),
				 "success, though the hole is in the way");
	if (!ua_exam_counts(x) || x->accessible >= x->c->length)
		return false;
	if (ua_exam_progress(x) > x->accessible)
		return ua_object(v, (long)x->accessible, (long)ua_exam_progress(x),
				 "bytes are claimed that can't have been done");
	return ua_object_memory(v, &x->prefix, "a claimed byte is not what it should be");
}

const struct ua_oracle ua_oracle_prefix = {
	UA_C_PREFIX, "prefix", UA_S_LEAK,
	"what is claimed was done: the first length - residual bytes, or all of it",
	judge,
};
