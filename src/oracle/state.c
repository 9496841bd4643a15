/* SPDX-License-Identifier: GPL-2.0-or-later */
/* state: a vector section that stays open costs its user the registers of
 * whoever runs next. */
#include "config.h"

#include "oracle.h"

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	const struct ua_hooks *h = &x->out->hooks;

	if (x->out->end != UA_RETURNED)
		return false;
	if (h->vmx_depth)
		return ua_object(v, (long)h->vmx_entered, (long)h->vmx_left,
				 "the vector section was entered and not left as often");
	if (h->misuse && !h->window_opened)
		return ua_object(v, 0, (long)h->misuse, "the vector section was entered twice");
	return false;
}

const struct ua_oracle ua_oracle_state = {
	UA_C_STATE, "state", UA_S_STATE,
	"vector sections are left on every exit, on the fault path too",
	judge,
};
