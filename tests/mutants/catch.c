/* SPDX-License-Identifier: GPL-2.0-or-later */
/* In C, with a siglongjmp for a fixup.  Built without sanitizers. */
#include "ua.h"

unsigned long mutant_c_right(void *to, unsigned long n);
unsigned long mutant_c_gives_up(void *to, unsigned long n);

static void clear(volatile unsigned char *to, volatile unsigned long *done, unsigned long n)
{
	for (; *done < n; *done = *done + 1)
		to[*done] = 0;
}

unsigned long mutant_c_right(void *to, unsigned long n)
{
	volatile unsigned long done = 0;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c))
		clear(to, &done, n);
	ua_catch_disarm(&c);
	return n - done;
}

/* Its progress is gone with the fault, though the bytes are cleared. */
unsigned long mutant_c_gives_up(void *to, unsigned long n)
{
	volatile unsigned long done = 0;
	struct ua_catch c;

	if (!UA_CATCH_ARM(&c))
		done = 0;
	else
		clear(to, &done, n);
	ua_catch_disarm(&c);
	return n - done;
}
