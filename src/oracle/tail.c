/* SPDX-License-Identifier: GPL-2.0-or-later */
/* tail: what is not claimed was not done either, in the raw routines. */
#include "config.h"

#include "oracle.h"

/*
 * One store of all or nothing leaves bytes before the hole where the machine
 * tears it, and so does what takes two stores; neither is the routine's doing.
 */
static bool may_tear(const struct ua_exam *x)
{
	return (x->op->traits & UA_ATOMIC) && (x->op->traits & UA_DST_USER) &&
	       (x->torn || x->c->length > sizeof(long));
}

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	bool counts = ua_exam_counts(x) || (x->op->traits & UA_STRING);

	if (!counts || (x->routine->flags & (UA_PADS | UA_HIDDEN)) ||
	    may_tear(x))
		return false;
	return ua_object_memory(v, &x->tail, "a byte past the progress was written");
}

const struct ua_oracle ua_oracle_tail = {
	UA_C_TAIL, "tail", UA_S_MEMORY,
	"destination bytes past the progress are untouched",
	judge,
};
