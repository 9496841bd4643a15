// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * What a kernel has only inline, in its headers, as functions that can be
 * called: each is one use of it, called as the engine calls the operation
 * (docs/CONTRACT.md).  Compiled with the tree's own headers and flags.
 *
 * UA_HAS_<name> is defined for what the headers included here have, under
 * whatever condition; so no version of a kernel is asked for.
 */
#include <linux/kernel.h>
#include <linux/mm.h>
#include <linux/uaccess.h>

/* No header declares these. */
unsigned long inline_clear_user(void *to, unsigned long n);
unsigned long inline_raw_copy_to_user(void *to, const void *from, unsigned long n);
unsigned long inline_raw_copy_from_user(void *to, const void *from, unsigned long n);
unsigned long inline_raw_copy_in_user(void *to, const void *from, unsigned long n);
unsigned long inline_get_user(void *to, const void *from, unsigned long n);
unsigned long inline_get_user_nocheck(void *to, const void *from, unsigned long n);
unsigned long inline_put_user(void *to, const void *from, unsigned long n);
unsigned long inline_put_user_nocheck(void *to, const void *from, unsigned long n);
unsigned long inline_unsafe_get_user(void *to, const void *from, unsigned long n);
unsigned long inline_unsafe_put_user(void *to, const void *from, unsigned long n);
unsigned long inline_unsafe_copy_to_user(void *to, const void *from, unsigned long n);
unsigned long inline_unsafe_copy_from_user(void *to, const void *from, unsigned long n);
unsigned long inline_copy_mc_to_user(void *to, const void *from, unsigned long n);
unsigned long inline_copy_mc_to_kernel(void *to, const void *from, unsigned long n);
unsigned long call_copy_from_user_nofault(void *to, const void *from, unsigned long n);
unsigned long call_copy_to_user_nofault(void *to, const void *from, unsigned long n);
unsigned long call_copy_from_kernel_nofault(void *to, const void *from, unsigned long n);
unsigned long call_copy_to_kernel_nofault(void *to, const void *from, unsigned long n);

/* ---- copies: what is left --------------------------------------------------- */

unsigned long inline_clear_user(void *to, unsigned long n)
{
	return __clear_user((void __user *)to, n);
}

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

/* ---- one value: -EFAULT is the whole of it left, anything else is an error --- */

#define UA_LEFT(error, n)	((error) == -EFAULT ? (n) : (unsigned long)(error))

/* As its users have it: the variable has a value after an error too. */
#define UA_GET(how, type)						\
do {									\
	type ua_value;							\
	long ua_error = how(ua_value, (const type __user *)from);	\
									\
	*(type *)to = ua_value;						\
	return UA_LEFT(ua_error, n);					\
} while (0)

#define UA_PUT(how, type)						\
do {									\
	long ua_error = how(*(const type *)from, (type __user *)to);	\
									\
	return UA_LEFT(ua_error, n);					\
} while (0)

#define UA_BY_SIZE(do_one, how)						\
	switch (n) {							\
	case 1: do_one(how, u8);					\
	case 2: do_one(how, u16);					\
	case 4: do_one(how, u32);					\
	case 8: do_one(how, u64);					\
	}								\
	return -1ul

unsigned long inline_get_user(void *to, const void *from, unsigned long n)
{
	UA_BY_SIZE(UA_GET, get_user);
}

unsigned long inline_get_user_nocheck(void *to, const void *from, unsigned long n)
{
	UA_BY_SIZE(UA_GET, __get_user);
}

unsigned long inline_put_user(void *to, const void *from, unsigned long n)
{
	UA_BY_SIZE(UA_PUT, put_user);
}

unsigned long inline_put_user_nocheck(void *to, const void *from, unsigned long n)
{
	UA_BY_SIZE(UA_PUT, __put_user);
}

/* ---- between user_access_begin and _end ---------------------------------------- */

/*
 * unsafe_get_user says nothing of the variable after a fault: nothing is
 * stored then.
 */
#if defined(user_access_begin) && defined(unsafe_get_user)
#if defined(user_read_access_begin)
#define UA_READ_BEGIN(p, n)	user_read_access_begin(p, n)
#define UA_READ_END()		user_read_access_end()
#define UA_WRITE_BEGIN(p, n)	user_write_access_begin(p, n)
#define UA_WRITE_END()		user_write_access_end()
#else
#define UA_READ_BEGIN(p, n)	user_access_begin(p, n)
#define UA_READ_END()		user_access_end()
#define UA_WRITE_BEGIN(p, n)	user_access_begin(p, n)
#define UA_WRITE_END()		user_access_end()
#endif

#define UA_UNSAFE_GET(how, type)					\
do {									\
	type ua_value;							\
									\
	how(ua_value, (type __user *)from, fault);			\
	UA_READ_END();							\
	*(type *)to = ua_value;						\
	return 0;							\
} while (0)

#define UA_UNSAFE_PUT(how, type)					\
do {									\
	how(*(const type *)from, (type __user *)to, fault);		\
	UA_WRITE_END();							\
	return 0;							\
} while (0)

unsigned long inline_unsafe_get_user(void *to, const void *from, unsigned long n)
{
	if (!UA_READ_BEGIN((const void __user *)from, n))
		return n;
	switch (n) {
	case 1: UA_UNSAFE_GET(unsafe_get_user, u8);
	case 2: UA_UNSAFE_GET(unsafe_get_user, u16);
	case 4: UA_UNSAFE_GET(unsafe_get_user, u32);
	case 8: UA_UNSAFE_GET(unsafe_get_user, u64);
	}
fault:
	UA_READ_END();
	return n;
}

unsigned long inline_unsafe_put_user(void *to, const void *from, unsigned long n)
{
	if (!UA_WRITE_BEGIN((void __user *)to, n))
		return n;
	switch (n) {
	case 1: UA_UNSAFE_PUT(unsafe_put_user, u8);
	case 2: UA_UNSAFE_PUT(unsafe_put_user, u16);
	case 4: UA_UNSAFE_PUT(unsafe_put_user, u32);
	case 8: UA_UNSAFE_PUT(unsafe_put_user, u64);
	}
fault:
	UA_WRITE_END();
	return n;
}

#ifdef unsafe_copy_to_user
unsigned long inline_unsafe_copy_to_user(void *to, const void *from, unsigned long n)
{
	if (!UA_WRITE_BEGIN((void __user *)to, n))
		return n;
	unsafe_copy_to_user((char __user *)to, (const char *)from, n, fault);
	UA_WRITE_END();
	return 0;
fault:
	UA_WRITE_END();
	return n;
}
#endif

#ifdef unsafe_copy_from_user
unsigned long inline_unsafe_copy_from_user(void *to, const void *from, unsigned long n)
{
	if (!UA_READ_BEGIN((const void __user *)from, n))
		return n;
	unsafe_copy_from_user((char *)to, (const char __user *)from, n, fault);
	UA_READ_END();
	return 0;
fault:
	UA_READ_END();
	return n;
}
#endif
#endif /* unsafe_get_user */

/* ---- machine-check-safe copies --------------------------------------------------- */

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

/* ---- all or -EFAULT -------------------------------------------------------------- */

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
