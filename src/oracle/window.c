/* SPDX-License-Identifier: GPL-2.0-or-later */
/* window: kernel memory is open to mistakes as long as user memory is. */
#include "config.h"

#include "oracle.h"

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	const struct ua_hooks *h = &x->out->hooks;

	if (x->out->end != UA_RETURNED)
		return false;
	if (h->window_depth)
		return ua_object(v, (long)h->window_opened, (long)h->window_closed,
				 "the user-access window was opened and not closed as often");
	if (h->misuse && h->window_opened)
		return ua_object(v, 0, (long)h->misuse,
				 "the user-access window was open twice, or in a call-out");
	return false;
}

const struct ua_oracle ua_oracle_window = {
	UA_C_WINDOW, "window", UA_S_STATE,
	"the user-access window is closed on every exit, never open in a call-out",
	judge,
};
