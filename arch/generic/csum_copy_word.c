/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * csum_copy_to_user and csum_copy_from_user by words of four bytes, with no
 * alignment, and bytes at the end.  After a fault there is no sum, so none of
 * what was copied has to be known.
 */
#include "ua.h"
#include "generic.h"

static uint32_t last_bytes(unsigned char *to, const unsigned char *from, unsigned long n)
{
	volatile unsigned char *p = to;
	const volatile unsigned char *q = from;
	unsigned char byte[sizeof(uint32_t)] = { 0 };
	uint32_t word;

	for (unsigned long i = 0; i < n; i++)
		p[i] = byte[i] = q[i];
	memcpy(&word, byte, sizeof(word));
	return word;
}

static uint64_t copy_words(unsigned char *to, const unsigned char *from, unsigned long n)
{
	uint64_t sum = 0xffffffff;

	for (; n >= sizeof(uint32_t); n -= sizeof(uint32_t)) {
		uint32_t word = ((const volatile struct ua_any_word *)from)->value;

		((volatile struct ua_any_word *)to)->value = word;
		sum += word;
		to += sizeof(uint32_t);
		from += sizeof(uint32_t);
	}
	return sum + last_bytes(to, from, n);
}

unsigned long ua_generic_csum_copy_word(void *to, const void *from, unsigned long n)
{
	volatile unsigned long length = n;
	volatile uint64_t sum = 0;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c))
		sum = copy_words(to, from, length);
	ua_catch_disarm(&c);
	return ua_generic_fold(sum);
}
