// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Copies that add up, of architectures which have none of their own: a copy,
 * and a sum of what lies in the kernel.
 *
 * See shim_copy.c for what a shim is.
 */
#include <linux/kernel.h>
#include <linux/mm.h>
#include <linux/uaccess.h>
#include <net/checksum.h>

unsigned long inline_csum_and_copy_from_user(void *to, const void *from, unsigned long n);
unsigned long inline_csum_and_copy_to_user(void *to, const void *from, unsigned long n);

#if defined(UA_HAS_csum_and_copy_from_user) && !defined(_HAVE_ARCH_COPY_AND_CSUM_FROM_USER)
unsigned long inline_csum_and_copy_from_user(void *to, const void *from, unsigned long n)
{
	return (__force u32)csum_and_copy_from_user((const void __user *)from, to, (int)n);
}
#endif

#if defined(UA_HAS_csum_and_copy_to_user) && !defined(HAVE_CSUM_COPY_USER)
unsigned long inline_csum_and_copy_to_user(void *to, const void *from, unsigned long n)
{
	return (__force u32)csum_and_copy_to_user(from, (void __user *)to, (int)n);
}
#endif
