/* SPDX-License-Identifier: GPL-2.0-or-later */
/* get_user by one load of the size, from wherever the value starts.  The first
 * zeroes the value after a fault, the raw one leaves it to its caller. */
#include "ua.h"
#include "generic.h"

unsigned long ua_generic_get_user_load(void *to, const void *from, unsigned long n)
{
	volatile unsigned long left = n;
	volatile uint64_t value = 0;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c)) {
		value = ua_generic_load(from, n);
		left = 0;
	}
	ua_catch_disarm(&c);
	ua_generic_store(to, n, left ? 0 : value);
	return left;
}

unsigned long ua_generic_get_user_raw(void *to, const void *from, unsigned long n)
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
