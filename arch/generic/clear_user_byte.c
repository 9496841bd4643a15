/* SPDX-License-Identifier: GPL-2.0-or-later */
/* clear_user, a byte at a time: exact, and the reference for the others. */
#include "ua.h"
#include "generic.h"

unsigned long ua_generic_clear_user_byte(void *to, unsigned long n)
{
	volatile unsigned long done = 0;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c))
		ua_generic_clear_bytes(to, &done, n);
	ua_catch_disarm(&c);
	return n - done;
}
