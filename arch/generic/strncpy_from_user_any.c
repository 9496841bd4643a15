/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * strncpy_from_user by longs from wherever the string starts.  One may reach
 * into a hole behind the NUL: after a fault it goes on by bytes.  The long with
 * the NUL is stored whole, zeroes behind the NUL.
 */
#include <errno.h>

#include "ua.h"
#include "generic.h"

/* Bytes of the string in the long that has its NUL, which is stored; or -1. */
static int store_last(unsigned char *to, unsigned long value)
{
	unsigned char byte[sizeof(long)];
	int end = 0;

	if (!ua_generic_has_zero(value))
		return -1;
	memcpy(byte, &value, sizeof(byte));
	while (byte[end])
		end++;
	memset(byte + end, 0, sizeof(byte) - (size_t)end);
	memcpy(&value, byte, sizeof(value));
	((volatile struct ua_any_long *)to)->value = value;
	return end;
}

/* The string's length when it ends in one of the longs; or -1. */
static long copy_longs(unsigned char *to, const unsigned char *from, volatile unsigned long *done,
		       unsigned long n)
{
	while (n - *done >= sizeof(long)) {
		const volatile struct ua_any_long *q = (const void *)(from + *done);
		unsigned long value = q->value;
		int end = store_last(to + *done, value);

		if (end >= 0)
			return (long)*done + end;
		((volatile struct ua_any_long *)(to + *done))->value = value;
		*done = *done + sizeof(long);
	}
	return -1;
}

long ua_generic_strncpy_from_user_any(void *to, const void *from, unsigned long n)
{
	volatile unsigned long done = 0;
	volatile long result = -1;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c))
		result = copy_longs(to, from, &done, n);
	ua_catch_disarm(&c);
	if (result >= 0)
		return result;
	result = -EFAULT;
	if (UA_CATCH_ARM(&c))
		result = ua_generic_copy_string(to, from, &done, n);
	ua_catch_disarm(&c);
	return result;
}
