/* SPDX-License-Identifier: GPL-2.0-or-later */
/* progress: callers retry until nothing is left or nothing can be done; a
 * routine that does nothing although it could makes them loop for ever, and
 * so does one that does not come back. */
#include "config.h"

#include "oracle.h"

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	if (x->out->end == UA_HANG)
		return ua_object(v, (long)x->accessible, -1, "the routine did not come back");
	if (!ua_exam_counts(x))
		return false;
	if ((x->routine->flags & UA_SYSCALL) && !x->out->error && x->c->length &&
	    x->out->residual == x->c->length)
		return ua_object(v, -1, 0, "neither progress nor an error: a caller would retry for ever");
	if ((x->routine->flags & UA_HIDDEN) || (x->op->traits & UA_ATOMIC) || !x->accessible ||
	    !ua_exam_blocked(x) || x->out->residual < x->c->length)
		return false;
	/* The page is back: the caller's next try does it all. */
	if (x->c->inject.mode == UA_INJECT_PASSING)
		return false;
	return ua_object(v, (long)x->accessible, 0, "bytes are accessible and none was done");
}

const struct ua_oracle ua_oracle_progress = {
	UA_C_PROGRESS, "progress", UA_S_HANG,
	"with a byte accessible, residual < length",
	judge,
};
