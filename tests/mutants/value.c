/* SPDX-License-Identifier: GPL-2.0-or-later */
/* get_user and put_user, in C: a byte at a time into or out of a value, each
 * with one defect.  Built without sanitizers. */
#include <string.h>

#include "ua.h"

unsigned long mutant_get_keeps(void *to, const void *from, unsigned long n);
unsigned long mutant_get_counts(void *to, const void *from, unsigned long n);
unsigned long mutant_get_claims(void *to, const void *from, unsigned long n);
unsigned long mutant_get_zeroes_half(void *to, const void *from, unsigned long n);
unsigned long mutant_get_short(void *to, const void *from, unsigned long n);
unsigned long mutant_get_wide(void *to, const void *from, unsigned long n);
unsigned long mutant_put_partial(void *to, const void *from, unsigned long n);
unsigned long mutant_put_counts(void *to, const void *from, unsigned long n);
unsigned long mutant_put_claims(void *to, const void *from, unsigned long n);
unsigned long mutant_put_wide(void *to, const void *from, unsigned long n);
unsigned long mutant_put_shy(void *to, const void *from, unsigned long n);

/* Bytes that are left of n. */
static unsigned long copy(void *to, const void *from, unsigned long n)
{
	const volatile unsigned char *q = from;
	volatile unsigned char *p = to;
	volatile unsigned long done = 0;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c))
		for (; done < n; done = done + 1)
			p[done] = q[done];
	ua_catch_disarm(&c);
	return n - done;
}

/* What could be read stays; the rest alone is zeroed. */
unsigned long mutant_get_keeps(void *to, const void *from, unsigned long n)
{
	unsigned long left = copy(to, from, n);

	memset((unsigned char *)to + n - left, 0, left);
	return left ? n : 0;
}

/* Returns the bytes left, where it is all or nothing. */
unsigned long mutant_get_counts(void *to, const void *from, unsigned long n)
{
	unsigned long left = copy(to, from, n);

	memset((unsigned char *)to + n - left, 0, left);
	return left;
}

/* Zeroes the value and forgets the error. */
unsigned long mutant_get_claims(void *to, const void *from, unsigned long n)
{
	if (copy(to, from, n))
		memset(to, 0, n);
	return 0;
}

/* Zeroes the first half, as if a value of two registers were one. */
unsigned long mutant_get_zeroes_half(void *to, const void *from, unsigned long n)
{
	unsigned char value[8];

	if (!copy(value, from, n)) {
		memcpy(to, value, n);
		return 0;
	}
	memset(to, 0, n > 1 ? n / 2 : n);
	return n;
}

/* Takes the value for one of four bytes at most. */
unsigned long mutant_get_short(void *to, const void *from, unsigned long n)
{
	if (!copy(to, from, n > 4 ? 4 : n))
		return 0;
	memset(to, 0, n);
	return n;
}

/* Reads eight bytes, whatever the size. */
unsigned long mutant_get_wide(void *to, const void *from, unsigned long n)
{
	unsigned char value[8] = { 0 };
	unsigned long left = copy(value, from, 8);

	if (left)
		memset(value, 0, 8);
	memcpy(to, value, n);
	return left ? n : 0;
}

/* Stores what it can, and then says that nothing was stored. */
unsigned long mutant_put_partial(void *to, const void *from, unsigned long n)
{
	return copy(to, from, n) ? n : 0;
}

/* Returns the bytes left, where it is all or nothing. */
unsigned long mutant_put_counts(void *to, const void *from, unsigned long n)
{
	return copy(to, from, n);
}

/* One store of n bytes; 0 when it faulted. */
static int store(void *to, const void *from, unsigned long n)
{
	volatile int stored = 0;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c)) {
		switch (n) {
		case 1:
			*(volatile unsigned char *)to = *(const unsigned char *)from;
			break;
		case 2:
			*(volatile unsigned short *)to = *(const unsigned short *)from;
			break;
		case 4:
			*(volatile unsigned int *)to = *(const unsigned int *)from;
			break;
		default:
			*(volatile unsigned long *)to = *(const unsigned long *)from;
		}
		stored = 1;
	}
	ua_catch_disarm(&c);
	return stored;
}

/* The fixup forgets the error. */
unsigned long mutant_put_claims(void *to, const void *from, unsigned long n)
{
	store(to, from, n);
	return 0;
}

/* Stores eight bytes, whatever the size. */
unsigned long mutant_put_wide(void *to, const void *from, unsigned long n)
{
	unsigned char value[8] = { 0 };

	memcpy(value, from, n);
	return store(to, value, 8) ? 0 : n;
}

/* Never tries a value that lies in two pages. */
unsigned long mutant_put_shy(void *to, const void *from, unsigned long n)
{
	if (((unsigned long)to & 4095) + n > 4096)
		return n;
	return store(to, from, n) ? 0 : n;
}
