/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "unit.h"

#include <string.h>

#include "pattern.h"

#define SIZE	(515ul * 4096)	/* both sides of the arena and the hole */
#define NEAR	(64ul * 1024)
#define RUN	4		/* bytes by which a place is told from its neighbours */

static unsigned char pattern[SIZE];

static int compare(const void *a, const void *b)
{
	const uint64_t *x = a, *y = b;

	return (*x > *y) - (*x < *y);
}

/* The least distance at which RUN bytes occur again; SIZE when they don't. */
static unsigned long least_repeat(void)
{
	static uint64_t run[SIZE - RUN + 1];	/* the bytes, then the place */
	unsigned long least = SIZE;

	for (unsigned long i = 0; i < ARRAY_SIZE(run); i++) {
		uint32_t bytes;

		memcpy(&bytes, pattern + i, RUN);
		run[i] = (uint64_t)bytes << 32 | i;
	}
	qsort(run, ARRAY_SIZE(run), sizeof(run[0]), compare);
	for (size_t i = 1; i < ARRAY_SIZE(run); i++)
		if (run[i] >> 32 == run[i - 1] >> 32 && run[i] - run[i - 1] < least)
			least = (unsigned long)(run[i] - run[i - 1]);
	return least;
}

static unsigned long count_outside(unsigned char low, unsigned char high)
{
	unsigned long n = 0;

	for (unsigned long i = 0; i < SIZE; i++)
		n += pattern[i] < low || pattern[i] > high;
	return n;
}

/* Bytes that are the same as the one before. */
static unsigned long count_same(void)
{
	unsigned long n = 0;

	for (unsigned long i = 1; i < SIZE; i++)
		n += pattern[i] == pattern[i - 1];
	return n;
}

START_TEST(test_source)
{
	ua_pattern_source(pattern, SIZE);
	ck_assert_uint_eq(count_outside(0x01, 0x7f), 0);
	ck_assert_uint_gt(least_repeat(), NEAR);
}
END_TEST

/* A source that is one byte off differs almost everywhere, not here and there. */
START_TEST(test_neighbours)
{
	ua_pattern_source(pattern, SIZE);
	ck_assert_uint_lt(count_same(), SIZE / 100);
}
END_TEST

START_TEST(test_poison)
{
	ua_pattern_poison(pattern, SIZE);
	ck_assert_uint_eq(count_outside(0x80, 0xff), 0);
	ck_assert_uint_lt(count_same(), SIZE / 100);
	ck_assert_int_ge(UA_POISON_CLEAR, 0x80);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("pattern");

	UA_UNIT_TEST(s, test_source);
	UA_UNIT_TEST(s, test_neighbours);
	UA_UNIT_TEST(s, test_poison);
	return ua_unit_run(s);
}
