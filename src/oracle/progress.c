/* SPDX-License-Identifier: GPL-2.0-or-later */
/* progress: callers retry until nothing is left or nothing can be done; a
 * routine that does nothing although it could makes them loop for ever, and
 * so does one that does not come back. */
#include "config.h"

#include "oracle.h"

/* What a consumer gives up with bytes accessible, a kernel's goes on with for ever,
 * or its caller gets an error for bytes that were there. */
static bool judge_consumer(const struct ua_exam *x, struct ua_verdict *v)
{
	static const char *const loops[UA_CONSUMER_NR] = {
		[UA_CONSUMER_RETRY] = "a loop that checks the next byte, copies and retries, as write(2)",
		[UA_CONSUMER_SEGMENTS] = "a walk over segments, empty ones among them, as writev(2)",
		[UA_CONSUMER_HALVES] = "a loop that asks for half as much each time",
	};
	unsigned long done = ua_exam_progress(x);

	if (done >= x->accessible)
		return false;
	return ua_object(v, (long)x->accessible, (long)done, "%s, stops advancing",
			 loops[x->c->consumer]);
}

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	if (x->out->end == UA_HANG)
		return ua_object(v, (long)x->accessible, -1, "the routine did not come back");
	if (!ua_exam_counts(x))
		return false;
	if (x->c->consumer)
		return judge_consumer(x, v);
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
