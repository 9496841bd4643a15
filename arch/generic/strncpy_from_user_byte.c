/* SPDX-License-Identifier: GPL-2.0-or-later */
/* strncpy_from_user, a byte at a time: the reference for the others. */
#include <errno.h>

#include "ua.h"
#include "generic.h"

long ua_generic_strncpy_from_user_byte(void *to, const void *from, unsigned long n)
{
	volatile unsigned long done = 0;
	volatile long result = -EFAULT;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c))
		result = ua_generic_copy_string(to, from, &done, n);
	ua_catch_disarm(&c);
	return result;
}
