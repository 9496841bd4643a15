/* SPDX-License-Identifier: GPL-2.0-or-later */
/* source: all of the source's side, operand or not. */
#include "config.h"

#include "oracle.h"

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	return ua_object_memory(v, &x->source, "the source was written");
}

const struct ua_oracle ua_oracle_source = {
	UA_C_SOURCE, "source", UA_S_MEMORY,
	"the source is unchanged",
	judge,
};
