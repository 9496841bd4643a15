/* SPDX-License-Identifier: GPL-2.0-or-later */
/* clear_user as a loop on top of it would stumble over.  Built without
 * sanitizers. */
#include "ua.h"

unsigned long mutant_c_second_try(void *to, unsigned long n);
unsigned long mutant_c_empty_left(void *to, unsigned long n);
unsigned long mutant_c_not_resumed(void *to, unsigned long n);

static unsigned long clear(void *to, unsigned long n)
{
	volatile unsigned char *p = to;
	volatile unsigned long done = 0;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c))
		for (; done < n; done = done + 1)
			p[done] = 0;
	ua_catch_disarm(&c);
	return n - done;
}

/* Does nothing each first time: a loop that asks again never knows. */
unsigned long mutant_c_second_try(void *to, unsigned long n)
{
	static bool second;
	bool now = second;

	second = !second;
	return now ? clear(to, n) : n;
}

/* One byte is left, it says, of none. */
unsigned long mutant_c_empty_left(void *to, unsigned long n)
{
	return n ? clear(to, n) : 1;
}

/* Does nothing when it is asked to go on from where it ended; each call alone
 * is right. */
unsigned long mutant_c_not_resumed(void *to, unsigned long n)
{
	static char *end;
	unsigned long left;

	if (n && to == end)
		return n;
	left = clear(to, n);
	end = (char *)to + (n - left);
	return left;
}
