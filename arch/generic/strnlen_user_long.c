/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * strnlen_user by aligned longs, of which the first may begin before the
 * string and the last end behind the bound, but neither in another page.
 */
#include "ua.h"
#include "generic.h"

/* Bytes before the first NUL of the long that contains p, from p on. */
static unsigned long in_long(const unsigned char *p)
{
	unsigned long skip = (uintptr_t)p % sizeof(long), end = skip;
	const volatile ua_aligned_long *q = (const void *)(p - skip);
	unsigned char byte[sizeof(long)];
	unsigned long value = *q;

	memcpy(byte, &value, sizeof(byte));
	while (end < sizeof(long) && byte[end])
		end++;
	return end - skip;
}

static unsigned long size_of(const unsigned char *from, unsigned long n)
{
	for (unsigned long done = 0; done < n;) {
		unsigned long left = sizeof(long) - (uintptr_t)(from + done) % sizeof(long);
		unsigned long more = in_long(from + done);

		done += more;
		if (more < left)
			return done < n ? done + 1 : n + 1;
	}
	return n + 1;
}

unsigned long ua_generic_strnlen_user_long(const void *from, unsigned long n)
{
	volatile unsigned long result = 0, bound = n;
	struct ua_catch c;

	if (!n)
		return 0;
	if (UA_CATCH_ARM(&c))
		result = size_of(from, bound);
	ua_catch_disarm(&c);
	return result;
}
