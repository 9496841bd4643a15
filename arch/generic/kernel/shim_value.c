// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * One value, checked and unchecked.
 *
 * See shim_copy.c for what a shim is.
 */
#include <linux/kernel.h>
#include <linux/mm.h>
#include <linux/uaccess.h>

unsigned long inline_get_user(void *to, const void *from, unsigned long n);
unsigned long inline_get_user_nocheck(void *to, const void *from, unsigned long n);
unsigned long inline_put_user(void *to, const void *from, unsigned long n);
unsigned long inline_put_user_nocheck(void *to, const void *from, unsigned long n);

/* -EFAULT is the whole of it left; any other error is passed on, and is wrong. */
#define UA_LEFT(error, n)	((error) == -EFAULT ? (n) : (unsigned long)(error))

/* The kernel's side at any address, whatever the machine's accesses want. */
#define UA_ANY(type, p)	(((struct { type value; } __attribute__((packed, may_alias)) *)(p))->value)

/* As its users have it: the variable has a value after an error too. */
#define UA_GET(how, type)						\
do {									\
	type ua_value;							\
	long ua_error = how(ua_value, (const type __user *)from);	\
									\
	UA_ANY(type, to) = ua_value;					\
	return UA_LEFT(ua_error, n);					\
} while (0)

#define UA_PUT(how, type)						\
do {									\
	long ua_error = how(UA_ANY(const type, from), (type __user *)to);	\
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
