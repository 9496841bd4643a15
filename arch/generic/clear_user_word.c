/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user by words of four bytes, from wherever the operand starts, and
 * bytes at the end.  A fault in a word gives up: up to three accessible bytes
 * are left.  When they are all there is, the caller gets nowhere: offset 4094,
 * length 526 comes back with 526.  This is how the 32-bit powerpc routine
 * behaved that the first stress test of this kind caught in 2012.
 *
 * On a machine that can't store an unaligned word the compiler makes bytes of
 * it, some of which may land before the fault that gives the word up.
 */
#include "ua.h"
#include "generic.h"

/* Compilers may make bytes of a constant's unaligned store: so it is none. */
static void clear_words(unsigned char *to, volatile unsigned long *done, unsigned long n)
{
	uint32_t zero = 0;

	__asm__("" : "+r"(zero));
	while (n - *done >= sizeof(uint32_t)) {
		volatile struct ua_any_word *p = (void *)(to + *done);

		p->value = zero;
		*done = *done + sizeof(uint32_t);
	}
}

unsigned long ua_generic_clear_user_word(void *to, unsigned long n)
{
	volatile unsigned long done = 0;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c)) {
		clear_words(to, &done, n);
		ua_generic_clear_bytes(to, &done, n);
	}
	ua_catch_disarm(&c);
	return n - done;
}
