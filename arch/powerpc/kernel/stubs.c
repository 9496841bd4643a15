// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Stand-ins for what the PowerPC objects need from elsewhere in a kernel.  All
 * are weak: an object that has the real thing wins.
 */
#include "image.h"

#define WEAK	__attribute__((weak))

extern struct ua_image_hooks ua_image_hooks;

#ifdef __powerpc64__

/* ---- cache sizes ------------------------------------------------------------ */

/*
 * Stands in for the struct ppc64_caches that setup_64.c fills: the .abi files
 * say at which offsets the objects look for bytes of a block and their log2.
 * 128 is what dcbz clears on the POWER8 that runs this.
 */
WEAK unsigned ppc64_caches[64] = { [2] = 128, [3] = 7 };

/* ---- the vector unit --------------------------------------------------------- */

/*
 * Stand in for vmx-helper.c.  enter: not 0 if the vector unit may be used
 * now; a kernel refuses it in an interrupt.  exit returns what its caller
 * returns by jumping to it: 0, or the destination.
 */
int enter_vmx_usercopy(void);
int exit_vmx_usercopy(void);
int enter_vmx_ops(void);
void *exit_vmx_ops(void *dest);
int enter_vmx_copy(void);
void *exit_vmx_copy(void *dest);

WEAK int enter_vmx_usercopy(void)
{
	return ua_image_hooks.vmx_enter();
}

WEAK int exit_vmx_usercopy(void)
{
	ua_image_hooks.vmx_exit();
	return 0;
}

WEAK int enter_vmx_ops(void)
{
	return ua_image_hooks.vmx_enter();
}

WEAK void *exit_vmx_ops(void *dest)
{
	ua_image_hooks.vmx_exit();
	return dest;
}

/* Up to 4.12 under these names. */
WEAK int enter_vmx_copy(void)
{
	return ua_image_hooks.vmx_enter();
}

WEAK void *exit_vmx_copy(void *dest)
{
	ua_image_hooks.vmx_exit();
	return dest;
}

#else

/* ---- what misc_32.S refers to, beside copy_page; never used ------------------- */

WEAK char __got2_start[4], __got2_end[4];
WEAK char *cur_cpu_spec;

#endif
