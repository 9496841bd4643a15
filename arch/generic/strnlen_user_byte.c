/* SPDX-License-Identifier: GPL-2.0-or-later */
/* strnlen_user, a byte at a time: the reference for the other.  The NUL
 * counts; 0 is a fault, and what is too long is more than the bound. */
#include "ua.h"
#include "generic.h"

static unsigned long size_of(const unsigned char *from, unsigned long n)
{
	const volatile unsigned char *p = from;
	unsigned long i = 0;

	while (i < n && p[i])
		i++;
	return i + 1;
}

unsigned long ua_generic_strnlen_user_byte(const void *from, unsigned long n)
{
	volatile unsigned long result = 0;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c))
		result = size_of(from, n);
	ua_catch_disarm(&c);
	return result;
}
