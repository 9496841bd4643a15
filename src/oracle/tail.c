/* SPDX-License-Identifier: GPL-2.0-or-later */
/* tail: what is not claimed was not done either, in the raw routines. */
#include "config.h"

#include "oracle.h"

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	if (!ua_exam_counts(x) || (x->routine->flags & (UA_PADS | UA_HIDDEN)))
		return false;
	return ua_object_memory(v, &x->tail, "a byte past the progress was written");
}

const struct ua_oracle ua_oracle_tail = {
	UA_C_TAIL, "tail", UA_S_MEMORY,
	"destination bytes past the progress are untouched",
	judge,
};
