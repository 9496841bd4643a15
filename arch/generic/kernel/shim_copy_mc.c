// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Machine-check-safe copies, which return what is left.
 *
 * See shim_copy.c for what a shim is.
 */
#include <linux/kernel.h>
#include <linux/mm.h>
#include <linux/uaccess.h>

unsigned long inline_copy_mc_to_user(void *to, const void *from, unsigned long n);
unsigned long inline_copy_mc_to_kernel(void *to, const void *from, unsigned long n);

/* Where the architecture has its own; elsewhere copy_mc_to_kernel is memcpy.
 * What is a function of a .c file is tested as such. */
#if defined(copy_mc_to_kernel) && !defined(CONFIG_X86)
unsigned long inline_copy_mc_to_user(void *to, const void *from, unsigned long n)
{
	return copy_mc_to_user((void __user *)to, from, n);
}

unsigned long inline_copy_mc_to_kernel(void *to, const void *from, unsigned long n)
{
	return copy_mc_to_kernel(to, from, n);
}
#endif
