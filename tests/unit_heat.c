/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "unit.h"

#include <limits.h>
#include <string.h>

#include "heat.h"

static struct ua_heat heat, other;

static unsigned long cases(const struct ua_heat *h)
{
	unsigned long n = 0;

	for (unsigned i = 0; i < UA_HEAT_SLOTS; i++)
		n += h->cell[i].cases;
	return n;
}

static const struct ua_heat_cell *cell(const struct ua_heat *h, unsigned long accessible, unsigned long length)
{
	for (unsigned i = 0; i < UA_HEAT_SLOTS; i++)
		if (h->cell[i].cases && h->cell[i].accessible == ua_heat_bin(accessible) >> h->coarse &&
		    h->cell[i].length == ua_heat_bin(length) >> h->coarse)
			return &h->cell[i];
	return NULL;
}

/* Every number is in the bin that begins at or below it, and before the next. */
static void in_its_bin(unsigned long number)
{
	unsigned bin = ua_heat_bin(number);

	ck_assert_uint_le(ua_heat_least(bin), number);
	if (bin < ua_heat_bin(ULONG_MAX))
		ck_assert_uint_gt(ua_heat_least(bin + 1), number);
	ck_assert_uint_eq(ua_heat_bin(ua_heat_least(bin)), bin);
}

START_TEST(test_bins)
{
	for (unsigned long n = 0; n < 100000; n++)
		in_its_bin(n);
	for (unsigned long n = ULONG_MAX; n; n /= 3)
		in_its_bin(n);
	for (unsigned long n = 0; n < 64; n++)
		ck_assert_uint_eq(ua_heat_bin(n), n);
	ck_assert_uint_eq(ua_heat_bin(16384), UA_HEAT_AXIS - 1);
}
END_TEST

START_TEST(test_cell)
{
	memset(&heat, 0, sizeof(heat));
	ua_heat_add(&heat, 3, 8, 1, 2, 5);
	ua_heat_add(&heat, 3, 8, 4, 1, 3);
	ua_heat_add(&heat, 4, 8, 1, 1, -1);
	ua_heat_add(&heat, 4, 8, 1, 1, 100);
	ck_assert_uint_eq(heat.n, 2);
	ck_assert_uint_eq(cell(&heat, 3, 8)->cases, 3);
	ck_assert_uint_eq(cell(&heat, 3, 8)->clauses, 5);
	ck_assert_int_eq(cell(&heat, 3, 8)->worst, 5);
	ck_assert_int_eq(cell(&heat, 4, 8)->worst, -1);
}
END_TEST

/* More places than it has cells: coarser, but none is lost. */
START_TEST(test_bounded)
{
	unsigned long n = 0;

	memset(&heat, 0, sizeof(heat));
	for (unsigned long length = 0; length < 8192; length += 1 + length / 64)
		for (unsigned long accessible = 0; accessible <= length; accessible += 1 + accessible / 64, n++)
			ua_heat_add(&heat, accessible, length, 1, 1, 0);
	ck_assert_uint_gt(n, 2 * UA_HEAT_SLOTS);
	ck_assert_uint_eq(cases(&heat), n);
	ck_assert_uint_lt(heat.n, UA_HEAT_SLOTS);
	ck_assert_uint_gt(heat.coarse, 0);
	ck_assert_ptr_nonnull(cell(&heat, 5, 7));
	for (unsigned long length = 1; length; length <<= 1)
		for (unsigned long accessible = 1; accessible && accessible <= length; accessible <<= 1)
			ua_heat_add(&heat, accessible, length, 1, 1, 0);
	ck_assert_uint_lt(heat.n, UA_HEAT_SLOTS);
}
END_TEST

START_TEST(test_merge)
{
	memset(&heat, 0, sizeof(heat));
	memset(&other, 0, sizeof(other));
	ua_heat_add(&heat, 4, 70, 1, 10, 1);
	ua_heat_coarsen(&other, 2);
	ua_heat_add(&other, 5, 71, 2, 20, 9);
	ua_heat_add(&other, 5, 710, 2, 1, 9);
	ua_heat_note(&other, 5, 71);
	ua_heat_merge(&heat, &other);
	ck_assert_uint_eq(heat.coarse, 2);
	ck_assert_uint_eq(heat.n, 2);
	ck_assert_uint_eq(cell(&heat, 5, 70)->cases, 30);
	ck_assert_uint_eq(cell(&heat, 5, 70)->clauses, 3);
	ck_assert_int_eq(cell(&heat, 5, 70)->worst, 9);
	ck_assert(ua_heat_noted(&heat, 5, ua_heat_bin(71)));
	ck_assert(!ua_heat_noted(&heat, 6, ua_heat_bin(71)));
}
END_TEST

START_TEST(test_order)
{
	struct ua_heat_cell *list;

	memset(&heat, 0, sizeof(heat));
	for (unsigned long n = 0; n < 500; n++)
		ua_heat_add(&heat, n * 7919 % 61, n * 104729 % 997, 1, 1, 0);
	list = ua_heat_list(&heat);
	ck_assert_ptr_nonnull(list);
	for (unsigned i = 1; i < heat.n; i++)
		ck_assert(list[i].length > list[i - 1].length ||
			  (list[i].length == list[i - 1].length && list[i].accessible > list[i - 1].accessible));
	free(list);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("heat");

	UA_UNIT_TEST(s, test_bins);
	UA_UNIT_TEST(s, test_cell);
	UA_UNIT_TEST(s, test_bounded);
	UA_UNIT_TEST(s, test_merge);
	UA_UNIT_TEST(s, test_order);
	return ua_unit_run(s);
}
