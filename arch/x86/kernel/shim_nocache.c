// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Copies past the cache that x86 kernels have inline, as functions: see
 * arch/generic/kernel/shim_uaccess.c.
 */
#include <linux/kernel.h>
#include <linux/mm.h>
#include <linux/uaccess.h>

unsigned long inline_copy_from_user_nocache(void *to, const void *from, unsigned long n);
unsigned long inline_copy_from_user_flushcache(void *to, const void *from, unsigned long n);

#ifdef UA_HAS_copy_from_user_inatomic_nontemporal
unsigned long inline_copy_from_user_nocache(void *to, const void *from, unsigned long n)
{
	return copy_from_user_inatomic_nontemporal(to, (const void __user *)from, n);
}
#elif defined(UA_HAS___copy_from_user_inatomic_nocache)
unsigned long inline_copy_from_user_nocache(void *to, const void *from, unsigned long n)
{
	return __copy_from_user_inatomic_nocache(to, (const void __user *)from, n);
}
#endif

#ifdef CONFIG_ARCH_HAS_UACCESS_FLUSHCACHE
#ifdef UA_HAS_copy_from_user_flushcache
unsigned long inline_copy_from_user_flushcache(void *to, const void *from, unsigned long n)
{
	return copy_from_user_flushcache(to, (const void __user *)from, n);
}
#elif defined(UA_HAS___copy_from_user_flushcache)
unsigned long inline_copy_from_user_flushcache(void *to, const void *from, unsigned long n)
{
	return __copy_from_user_flushcache(to, (const void __user *)from, n);
}
#endif
#endif
