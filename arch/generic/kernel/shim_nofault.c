// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Functions of mm/maccess.c that say -EFAULT, and not how far they came.
 *
 * See shim_copy.c for what a shim is.
 */
#include <linux/kernel.h>
#include <linux/mm.h>
#include <linux/uaccess.h>

unsigned long call_copy_from_user_nofault(void *to, const void *from, unsigned long n);
unsigned long call_copy_to_user_nofault(void *to, const void *from, unsigned long n);
unsigned long call_copy_from_kernel_nofault(void *to, const void *from, unsigned long n);
unsigned long call_copy_to_kernel_nofault(void *to, const void *from, unsigned long n);

#define UA_LEFT(error, n)	((error) == -EFAULT ? (n) : (unsigned long)(error))

/* They count in the current task, whose register is the C library's on PowerPC. */
#ifndef CONFIG_PPC
#ifdef UA_HAS_copy_from_user_nofault
unsigned long call_copy_from_user_nofault(void *to, const void *from, unsigned long n)
{
	long error = copy_from_user_nofault(to, (const void __user *)from, n);

	return UA_LEFT(error, n);
}

unsigned long call_copy_to_user_nofault(void *to, const void *from, unsigned long n)
{
	long error = copy_to_user_nofault((void __user *)to, from, n);

	return UA_LEFT(error, n);
}
#endif

#ifdef UA_HAS_copy_from_kernel_nofault
unsigned long call_copy_from_kernel_nofault(void *to, const void *from, unsigned long n)
{
	long error = copy_from_kernel_nofault(to, from, n);

	return UA_LEFT(error, n);
}
#endif

#ifdef UA_HAS_copy_to_kernel_nofault
unsigned long call_copy_to_kernel_nofault(void *to, const void *from, unsigned long n)
{
	long error = copy_to_kernel_nofault(to, from, n);

	return UA_LEFT(error, n);
}
#endif
#endif /* CONFIG_PPC */
