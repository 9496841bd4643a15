/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user by aligned longs.  Whatever the longs leave, because they are
 * through or because one of them faulted, goes by bytes: exact.
 */
#include "ua.h"
#include "generic.h"

static void clear_longs(unsigned char *to, volatile unsigned long *done, unsigned long n)
{
	while (n - *done >= sizeof(long)) {
		volatile ua_aligned_long *p = (void *)(to + *done);

		*p = 0;
		*done = *done + sizeof(long);
	}
}

unsigned long ua_generic_clear_user_long(void *to, unsigned long n)
{
	volatile unsigned long done = 0;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c)) {
		ua_generic_clear_bytes(to, &done, ua_generic_head(to, n));
		clear_longs(to, &done, n);
	}
	ua_catch_disarm(&c);
	if (UA_CATCH_ARM(&c))
		ua_generic_clear_bytes(to, &done, n);
	ua_catch_disarm(&c);
	return n - done;
}
