/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The vector unit refused, as in an interrupt: what the novmx variants of the
 * copies call in place of ua_hook_vmx_enter.
 */
#include "config.h"

#include "../../src/hooks.h"	/* not this folder's, which is for assembly */

int ua_ppc_vmx_refuse(void);

int ua_ppc_vmx_refuse(void)
{
	ua_hooks.vmx_allowed = 0;	/* until the next call is prepared */
	return ua_hook_vmx_enter();
}
