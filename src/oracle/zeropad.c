/* SPDX-License-Identifier: GPL-2.0-or-later */
/* zeropad: only routines that promise it; the raw ones leave the tail alone. */
#include "config.h"

#include "oracle.h"

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	if (!(x->routine->flags & UA_PADS) || !ua_exam_counts(x))
		return false;
	return ua_object_memory(v, &x->pad, "a byte that was not copied is not zero");
}

const struct ua_oracle ua_oracle_zeropad = {
	UA_C_ZEROPAD, "zeropad", UA_S_LEAK,
	"a routine that pads: the kernel bytes not copied are zero",
	judge,
};
