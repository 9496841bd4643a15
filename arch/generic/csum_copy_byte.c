/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * csum_copy_to_user and csum_copy_from_user, a byte at a time: the reference
 * for the other.  The sum is that of 16-bit words as they lie in memory, the
 * last of an odd length with a zero behind; it starts at ~0, so that it never
 * comes to the 0 that says fault.
 */
#include "ua.h"
#include "generic.h"

static uint64_t copy_bytes(void *to, const void *from, unsigned long n)
{
	const volatile unsigned char *q = from;
	volatile unsigned char *p = to;
	uint64_t sum = 0xffffffff;

	for (unsigned long i = 0; i < n; i++) {
		unsigned char pair[2] = { 0 };
		uint16_t word;

		pair[i % 2] = q[i];
		memcpy(&word, pair, sizeof(word));
		p[i] = pair[i % 2];
		sum += word;
	}
	return sum;
}

unsigned long ua_generic_csum_copy_byte(void *to, const void *from, unsigned long n)
{
	volatile unsigned long length = n;
	volatile uint64_t sum = 0;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c))
		sum = copy_bytes(to, from, length);
	ua_catch_disarm(&c);
	return ua_generic_fold(sum);
}
