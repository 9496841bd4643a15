/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include "hooks.h"

struct ua_hooks ua_hooks;

static int vmx_allowed = 1;

void ua_hooks_allow_vmx(int allow)
{
	vmx_allowed = allow;
}

void ua_hooks_reset(void)
{
	ua_hooks = (struct ua_hooks){ .vmx_allowed = vmx_allowed };
}

void ua_hook_window_open(void)
{
	ua_hooks.window_opened++;
	ua_hooks.misuse += ua_hooks.window_depth != 0;
	ua_hooks.window_depth++;
}

void ua_hook_window_close(void)
{
	ua_hooks.window_closed++;
	ua_hooks.misuse += ua_hooks.window_depth != 1;
	ua_hooks.window_depth--;
}

void ua_hook_call_out(void)
{
	ua_hooks.misuse += ua_hooks.window_depth != 0;
}

int ua_hook_vmx_enter(void)
{
	ua_hook_call_out();
	if (!ua_hooks.vmx_allowed)
		return 0;
	ua_hooks.misuse += ua_hooks.vmx_depth != 0;
	ua_hooks.vmx_entered++;
	ua_hooks.vmx_depth++;
	return 1;
}

void ua_hook_vmx_exit(void)
{
	ua_hooks.vmx_left++;
	ua_hooks.misuse += ua_hooks.vmx_depth != 1;
	ua_hooks.vmx_depth--;
}
