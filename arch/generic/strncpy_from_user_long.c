/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * strncpy_from_user by aligned longs of the source, which never reach into a
 * page that the string does not: a long that faults has no byte of it.  One
 * with a NUL in it, or with the bound, goes by bytes.
 */
#include <errno.h>

#include "ua.h"
#include "generic.h"

static void copy_longs(unsigned char *to, const unsigned char *from, volatile unsigned long *done,
		       unsigned long n)
{
	while (*done < n) {
		const volatile ua_aligned_long *q = (const void *)(from + *done);
		unsigned long value = *q;

		if (n - *done < sizeof(long) || ua_generic_has_zero(value))
			return;
		((volatile struct ua_any_long *)(to + *done))->value = value;
		*done = *done + sizeof(long);
	}
}

long ua_generic_strncpy_from_user_long(void *to, const void *from, unsigned long n)
{
	volatile unsigned long done = 0;
	volatile long result = -EFAULT;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c)) {
		unsigned long head = ua_generic_head(from, n);

		result = ua_generic_copy_string(to, from, &done, head);
		if (done == head) {		/* no NUL in it */
			result = -EFAULT;
			copy_longs(to, from, &done, n);
			result = ua_generic_copy_string(to, from, &done, n);
		}
	}
	ua_catch_disarm(&c);
	return result;
}
