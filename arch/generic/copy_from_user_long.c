/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_from_user by longs, on an aligned destination.  Whatever the longs
 * leave, because they are through or because one of them faulted, goes by
 * bytes: exact.
 */
#include "ua.h"
#include "generic.h"

unsigned long ua_generic_copy_from_user_long(void *to, const void *from, unsigned long n)
{
	volatile unsigned long done = 0;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c)) {
		ua_generic_copy_bytes(to, from, &done, ua_generic_head(to, n));
		ua_generic_copy_longs(to, from, &done, n);
	}
	ua_catch_disarm(&c);
	if (UA_CATCH_ARM(&c))
		ua_generic_copy_bytes(to, from, &done, n);
	ua_catch_disarm(&c);
	return n - done;
}
