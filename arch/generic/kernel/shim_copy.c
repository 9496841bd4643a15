// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * What a kernel has only inline, in its headers, as functions that can be
 * called: each is one use of it, called as the engine calls the operation
 * (docs/CONTRACT.md).  Compiled with the tree's own headers and flags.
 *
 * UA_HAS_<name> is defined for what the headers included here have, under
 * whatever condition; so no version of a kernel is asked for.
 *
 * A file for each family: what lies in one file is patched together, and so
 * tested once for each way that any of it is patched.
 *
 * Here: copies, which return what is left.
 */
#include <linux/kernel.h>
#include <linux/mm.h>
#include <linux/uaccess.h>

/* No header declares these. */
unsigned long inline_raw_copy_to_user(void *to, const void *from, unsigned long n);
unsigned long inline_raw_copy_from_user(void *to, const void *from, unsigned long n);
unsigned long inline_raw_copy_in_user(void *to, const void *from, unsigned long n);

#ifdef UA_HAS_raw_copy_to_user
unsigned long inline_raw_copy_to_user(void *to, const void *from, unsigned long n)
{
	return raw_copy_to_user((void __user *)to, from, n);
}

unsigned long inline_raw_copy_from_user(void *to, const void *from, unsigned long n)
{
	return raw_copy_from_user(to, (const void __user *)from, n);
}
#else
unsigned long inline_raw_copy_to_user(void *to, const void *from, unsigned long n)
{
	return __copy_to_user_inatomic((void __user *)to, from, n);
}

unsigned long inline_raw_copy_from_user(void *to, const void *from, unsigned long n)
{
	return __copy_from_user_inatomic(to, (const void __user *)from, n);
}
#endif

#ifdef UA_HAS_raw_copy_in_user
unsigned long inline_raw_copy_in_user(void *to, const void *from, unsigned long n)
{
	return raw_copy_in_user((void __user *)to, (const void __user *)from, n);
}
#endif
