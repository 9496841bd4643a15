// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Accesses between user_access_begin and _end.
 *
 * See shim_copy.c for what a shim is.
 */
#include <linux/kernel.h>
#include <linux/mm.h>
#include <linux/uaccess.h>

unsigned long inline_unsafe_get_user(void *to, const void *from, unsigned long n);
unsigned long inline_unsafe_put_user(void *to, const void *from, unsigned long n);
unsigned long inline_unsafe_copy_to_user(void *to, const void *from, unsigned long n);
unsigned long inline_unsafe_copy_from_user(void *to, const void *from, unsigned long n);

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

/* The kernel's side at any address, whatever the machine's accesses want. */
#define UA_ANY(type, p)	(((struct { type value; } __attribute__((packed, may_alias)) *)(p))->value)

#define UA_UNSAFE_GET(how, type)					\
do {									\
	type ua_value;							\
									\
	how(ua_value, (type __user *)from, fault);			\
	UA_READ_END();							\
	UA_ANY(type, to) = ua_value;					\
	return 0;							\
} while (0)

#define UA_UNSAFE_PUT(how, type)					\
do {									\
	how(UA_ANY(const type, from), (type __user *)to, fault);		\
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
