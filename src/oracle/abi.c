/* SPDX-License-Identifier: GPL-2.0-or-later */
/* abi: what the checked call saw change. */
#include "config.h"

#include "oracle.h"

#include <stdio.h>

#include "call.h"

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	char names[80] = "";
	size_t used = 0;

	if (x->out->end != UA_RETURNED || !x->out->clobbered)
		return false;
	for (unsigned bit = 0; ua_abi_name(bit) && used < sizeof(names); bit++)
		if (x->out->clobbered & 1u << bit)
			used += (size_t)snprintf(names + used, sizeof(names) - used, "%s%s",
						 used ? ", " : "", ua_abi_name(bit));
	return ua_object(v, 0, (long)x->out->clobbered, "not kept: %s", names);
}

const struct ua_oracle ua_oracle_abi = {
	UA_C_ABI, "abi", UA_S_STATE,
	"callee-saved registers, stack and control state are kept, on the fault path too",
	judge,
};
