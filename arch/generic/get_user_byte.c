/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * get_user, a byte at a time: the reference for the other.  The value goes to
 * the kernel side when all of it is there, and zero in its place otherwise.
 */
#include "ua.h"
#include "generic.h"

unsigned long ua_generic_get_user_byte(void *to, const void *from, unsigned long n)
{
	unsigned char value[sizeof(uint64_t)], *p = to;
	volatile unsigned long done = 0;
	struct ua_catch c;
	bool whole;

	if (UA_CATCH_ARM(&c))
		ua_generic_copy_bytes(value, from, &done, n);
	ua_catch_disarm(&c);
	whole = done == n;
	for (unsigned long i = 0; i < n; i++)
		p[i] = whole ? value[i] : 0;
	return whole ? 0 : n;
}
