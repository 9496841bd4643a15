/* SPDX-License-Identifier: GPL-2.0-or-later */
/* csum_copy_to_user and csum_copy_from_user in C, each with one defect.  Built
 * without sanitizers. */
#include <string.h>

#include "ua.h"

typedef uint32_t __attribute__((may_alias, aligned(1))) any_word;

unsigned long mutant_sum_ignores_fault(void *to, const void *from, unsigned long n);
unsigned long mutant_sum_last_high(void *to, const void *from, unsigned long n);
unsigned long mutant_sum_loses_carry(void *to, const void *from, unsigned long n);
unsigned long mutant_sum_of_nothing(void *to, const void *from, unsigned long n);
unsigned long mutant_sum_misses_last(void *to, const void *from, unsigned long n);
unsigned long mutant_sum_even(void *to, const void *from, unsigned long n);
unsigned long mutant_sum_gives_up(void *to, const void *from, unsigned long n);

struct sum {
	volatile uint64_t value;	/* with the carries above */
	volatile unsigned long done;
	volatile bool whole;
};

/* Copies words of four bytes and then bytes, and adds them up. */
static void copy(struct sum *s, unsigned char *to, const unsigned char *from, unsigned long n)
{
	struct ua_catch c;

	if (UA_CATCH_ARM(&c)) {
		while (n - s->done >= sizeof(uint32_t)) {
			uint32_t word = *(const volatile any_word *)(from + s->done);

			*(volatile any_word *)(to + s->done) = word;
			s->value = s->value + word;
			s->done = s->done + sizeof(word);
		}
		for (; s->done < n; s->done = s->done + 1) {
			unsigned char byte = *(const volatile unsigned char *)(from + s->done);

			*(volatile unsigned char *)(to + s->done) = byte;
			s->value = s->value + ((uint64_t)byte << s->done % 2 * 8);
		}
		s->whole = true;
	}
	ua_catch_disarm(&c);
}

static unsigned long fold(uint64_t value)
{
	while (value >> 32)
		value = (value & 0xffffffff) + (value >> 32);
	return value;
}

/* The sum of what could be copied. */
unsigned long mutant_sum_ignores_fault(void *to, const void *from, unsigned long n)
{
	struct sum s = { .value = 0xffffffff };

	copy(&s, to, from, n);
	return fold(s.value);
}

/* The last byte of an odd length is the upper one of its word. */
unsigned long mutant_sum_last_high(void *to, const void *from, unsigned long n)
{
	struct sum s = { .value = 0xffffffff };

	copy(&s, to, from, n);
	if (n % 2 && s.whole)
		s.value = s.value + 255ul * ((const unsigned char *)from)[n - 1];
	return s.whole ? fold(s.value) : 0;
}

/* Adds without carry, in 32 bits. */
unsigned long mutant_sum_loses_carry(void *to, const void *from, unsigned long n)
{
	struct sum s = { .value = 0 };

	copy(&s, to, from, n);
	if (!s.whole)
		return 0;
	return (uint32_t)s.value ? (uint32_t)s.value : 0xffffffff;
}

/* Starts at 0, so that the sum of nothing says fault. */
unsigned long mutant_sum_of_nothing(void *to, const void *from, unsigned long n)
{
	struct sum s = { .value = 0 };

	copy(&s, to, from, n);
	return s.whole ? fold(s.value) : 0;
}

/* The last byte is added and not copied. */
unsigned long mutant_sum_misses_last(void *to, const void *from, unsigned long n)
{
	struct sum s = { .value = 0xffffffff };
	unsigned char *last = to, was = 0;

	if (n)
		was = last[n - 1];
	copy(&s, to, from, n);
	if (!s.whole)
		return 0;
	if (n)
		last[n - 1] = was;
	return fold(s.value);
}

/* Copies a byte more, to be even. */
unsigned long mutant_sum_even(void *to, const void *from, unsigned long n)
{
	struct sum s = { .value = 0xffffffff };

	copy(&s, to, from, n);
	if (s.whole && n % 2)
		copy(&(struct sum){ .value = 0 }, (unsigned char *)to + n,
		     (const unsigned char *)from + n, 1);
	return s.whole ? fold(s.value) : 0;
}

/* Its words may not straddle a page: it answers without having looked. */
unsigned long mutant_sum_gives_up(void *to, const void *from, unsigned long n)
{
	struct sum s = { .value = 0xffffffff };

	if (((unsigned long)from & 4095) + n > 4096)
		return 0;
	copy(&s, to, from, n);
	return s.whole ? fold(s.value) : 0;
}
