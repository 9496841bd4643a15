// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Clears, which return what is left.
 *
 * See shim_copy.c for what a shim is.
 */
#include <linux/kernel.h>
#include <linux/mm.h>
#include <linux/uaccess.h>

unsigned long inline_clear_user(void *to, unsigned long n);

unsigned long inline_clear_user(void *to, unsigned long n)
{
	return __clear_user((void __user *)to, n);
}
