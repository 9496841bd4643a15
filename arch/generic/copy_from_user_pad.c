/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_from_user with zero padding, a byte at a time: what could not be copied
 * is zeroed in the kernel's buffer, so that no old content shows through.
 */
#include "ua.h"
#include "generic.h"

unsigned long ua_generic_copy_from_user_pad(void *to, const void *from, unsigned long n)
{
	volatile unsigned long done = 0, padded;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c))
		ua_generic_copy_bytes(to, from, &done, n);
	ua_catch_disarm(&c);
	padded = done;
	ua_generic_clear_bytes(to, &padded, n);
	return n - done;
}
