/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * put_user by one store of the size, wherever the value goes.  Byte by byte it
 * can't be done: what was stored before a fault would stay.
 */
#include "ua.h"
#include "generic.h"

unsigned long ua_generic_put_user_store(void *to, const void *from, unsigned long n)
{
	volatile unsigned long left = n;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c)) {
		ua_generic_store(to, n, ua_generic_load(from, n));
		left = 0;
	}
	ua_catch_disarm(&c);
	return left;
}
