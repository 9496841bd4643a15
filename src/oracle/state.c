/* SPDX-License-Identifier: GPL-2.0-or-later */
/* state: a vector section that stays open costs its user the registers of
 * whoever runs next; a vector register that is changed outside of one, at once. */
#include "config.h"

#include "oracle.h"

#include <stdio.h>

#include "call.h"

static bool judge_vectors(const struct ua_exam *x, struct ua_verdict *v)
{
	char names[64] = "";
	size_t used = 0;

	if (!x->out->vectors || ((x->routine->flags & UA_VECTOR) && x->out->hooks.vmx_entered))
		return false;
	for (unsigned bit = 0; ua_vector_name(bit) && used < sizeof(names); bit++)
		if (x->out->vectors & 1u << bit)
			used += (size_t)snprintf(names + used, sizeof(names) - used, "%s%s",
						 used ? ", " : "", ua_vector_name(bit));
	return ua_object(v, 0, (long)x->out->vectors, "changed outside a vector section: %s", names);
}

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
	return judge_vectors(x, v);
}

const struct ua_oracle ua_oracle_state = {
	UA_C_STATE, "state", UA_S_STATE,
	"vector registers change in sections alone, which are left on every exit",
	judge,
};
