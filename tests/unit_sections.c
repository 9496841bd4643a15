/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Sections for operations that the grids do not fit. */
#include "unit.h"

#include <string.h>

#include "sweep.h"

#define PAGE	4096

static struct ua_sweep sweep;
static struct ua_routine routine;

static void start(enum ua_op op, unsigned long lengths)
{
	routine = (struct ua_routine){ .arch = "a", .variant = "v", .op = op, .lengths = lengths };
	ua_sweep_init(&sweep, &routine, PAGE, 1, false);
}

/* ---- a few lengths ---------------------------------------------------------- */

static bool near[UA_PLACE_NR][UA_KIND_NR][9][9];	/* by length and accessible */

static unsigned long near_missing(enum ua_op op, unsigned long lengths)
{
	bool source = ua_op_info(op)->traits & UA_SRC_USER;
	unsigned long missing = 0;

	for (int p = 0; p < UA_PLACE_NR; p++)
		for (int k = 0; k < UA_NONCANONICAL; k++)
			for (unsigned long n = 0; n < 9; n++)
				for (unsigned long a = 0; a <= n; a++) {
					bool there = lengths & UA_LENGTH(n);

					if (k == UA_READONLY && source)
						there = false;
					/* before: from none of it to all, behind */
					if (p == UA_BEFORE && a && a < n)
						there = false;
					missing += near[p][k][n][a] != there;
				}
	return missing;
}

/* Every length with 0 to all of its bytes, at every place and kind of hole. */
static void check_near(enum ua_op op, unsigned long lengths, unsigned long takes)
{
	start(op, lengths);
	memset(near, 0, sizeof(near));
	for (unsigned long n = 0; n < sweep.total; n++) {
		struct ua_case c;

		if (!ua_sweep_case(&sweep, n, &c))
			continue;
		ck_assert_uint_lt(c.length, 9);
		near[c.place][c.kind][c.length][ua_case_accessible(&c, PAGE)] = true;
	}
	ck_assert_uint_eq(near_missing(op, takes), 0);
}

START_TEST(test_lengths)
{
	unsigned long usual = UA_LENGTH(1) | UA_LENGTH(2) | UA_LENGTH(4) | UA_LENGTH(8);

	check_near(UA_OP_GET_USER, 0, usual);
	check_near(UA_OP_PUT_USER, 0, usual);
	check_near(UA_OP_GET_USER, UA_LENGTH(4), UA_LENGTH(4));
	check_near(UA_OP_COPY_TO_USER, UA_LENGTH(3) | UA_LENGTH(8), UA_LENGTH(3) | UA_LENGTH(8));
}
END_TEST

START_TEST(test_takes)
{
	routine = (struct ua_routine){ .op = UA_OP_PUT_USER };
	ck_assert(ua_routine_takes(&routine, 8) && !ua_routine_takes(&routine, 3));
	ck_assert(!ua_routine_takes(&routine, 0) && !ua_routine_takes(&routine, ~0ul));
	routine.lengths = UA_LENGTH(3);
	ck_assert(ua_routine_takes(&routine, 3) && !ua_routine_takes(&routine, 8));
	routine = (struct ua_routine){ .op = UA_OP_CLEAR_USER };
	ck_assert(ua_routine_takes(&routine, 0) && ua_routine_takes(&routine, ~0ul));
}
END_TEST

/* ---- strings ------------------------------------------------------------------ */

/* By accessible bytes: without an end, with it last, first, inside; around the
 * bound, before and behind which it is. */
enum { NONE, LAST, FIRST, INSIDE, AT_BOUND, BEFORE_BOUND, BEHIND_BOUND, WHERE };

static void mark(bool *seen, const struct ua_case *c, unsigned long a)
{
	unsigned long n = ua_case_nul(c, PAGE), found = ua_case_string(routine.op, c, PAGE);

	ck_assert(!n || n <= (unsigned long)(PAGE - c->offset));
	seen[NONE] |= ua_case_blocked(routine.op, c, PAGE);
	seen[LAST] |= found && found == a && a < c->length;
	seen[FIRST] |= found == 1;
	seen[INSIDE] |= found > 1 && found < a;
	seen[AT_BOUND] |= found && found == c->length;
	seen[BEFORE_BOUND] |= found && found + 1 == c->length;
	seen[BEHIND_BOUND] |= !found && n == c->length + 1;
}

START_TEST(test_strings)
{
	static const enum ua_op ops[] = { UA_OP_STRNCPY_FROM_USER, UA_OP_STRNLEN_USER, UA_OP_STRNLEN };
	bool seen[80][WHERE] = { { false } }, end = ops[_i] == UA_OP_STRNLEN;

	start(ops[_i], 0);
	for (unsigned long n = 0; n < sweep.total; n++) {
		struct ua_case c;

		if (!ua_sweep_case(&sweep, n, &c) || !c.string)
			continue;
		ck_assert_str_eq(sweep.part[sweep.cell[sweep.cursor].part].section->name, "strings");
		mark(seen[PAGE - c.offset], &c, ua_case_accessible(&c, PAGE));
	}
	for (int a = 3; a < 80; a++)
		for (int w = 0; w < WHERE; w++)
			ck_assert_msg(seen[a][w] == (w != NONE || !end), "%d accessible, %d", a, w);
}
END_TEST

/* Which of a case's bytes the string is. */
START_TEST(test_ends)
{
	static const struct { long string; unsigned long length, nul, found; bool blocked; } rows[] = {
		{ 0, 20, 10, 10, false }, { 0, 10, 0, 0, false }, { 0, 0, 0, 0, false },
		{ -1, 20, 0, 0, true }, { -1, 10, 0, 0, false }, { 4, 20, 4, 4, false },
		{ 10, 20, 10, 10, false }, { 11, 20, 11, 0, true }, { 5, 4, 5, 0, false },
		{ 4, 4, 4, 4, false },
	};

	for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
		struct ua_case c = { UA_AFTER, UA_NONE, PAGE - 10, 0, rows[i].length, rows[i].string };

		ck_assert_uint_eq(ua_case_nul(&c, PAGE), rows[i].nul);
		ck_assert_uint_eq(ua_case_string(UA_OP_STRNLEN_USER, &c, PAGE), rows[i].found);
		ck_assert_uint_eq(ua_case_string(UA_OP_COPY_FROM_USER, &c, PAGE), 0);
		ck_assert_int_eq(ua_case_blocked(UA_OP_STRNLEN_USER, &c, PAGE), rows[i].blocked);
	}
}
END_TEST

/* What a caller gets: bytes, a length, a size, or the error. */
START_TEST(test_answer)
{
	struct ua_case c = { UA_AFTER, UA_NONE, PAGE - 3, 0, 8 };

	ck_assert_int_eq(ua_case_answer(UA_OP_CLEAR_USER, &c, PAGE), 3);
	ck_assert_int_eq(ua_case_answer(UA_OP_GET_USER, &c, PAGE), -1);
	ck_assert_int_eq(ua_case_answer(UA_OP_CSUM_COPY_TO_USER, &c, PAGE), -1);
	ck_assert_int_eq(ua_case_answer(UA_OP_STRNCPY_FROM_USER, &c, PAGE), 2);
	ck_assert_int_eq(ua_case_answer(UA_OP_STRNLEN_USER, &c, PAGE), 3);
	c.string = -1;
	ck_assert_int_eq(ua_case_answer(UA_OP_STRNCPY_FROM_USER, &c, PAGE), -1);
	ck_assert_int_eq(ua_case_answer(UA_OP_STRNLEN_USER, &c, PAGE), -1);
	c.length = 3;
	ck_assert_int_eq(ua_case_answer(UA_OP_GET_USER, &c, PAGE), 3);
	ck_assert_int_eq(ua_case_answer(UA_OP_STRNCPY_FROM_USER, &c, PAGE), 3);
	ck_assert_int_eq(ua_case_answer(UA_OP_STRNLEN_USER, &c, PAGE), 4);
	c.offset = PAGE;
	ck_assert_int_eq(ua_case_answer(UA_OP_CLEAR_USER, &c, PAGE), -1);
	c.length = 0;
	ck_assert_int_eq(ua_case_answer(UA_OP_CLEAR_USER, &c, PAGE), 0);
}
END_TEST

/* ---- two user sides ------------------------------------------------------------- */

START_TEST(test_two)
{
	static bool ends[48][48][56], source[301][441];
	struct ua_case c;

	start(UA_OP_COPY_IN_USER, 0);
	for (unsigned long n = 0; n < sweep.total; n++) {
		long a, b;

		if (!ua_sweep_case(&sweep, n, &c) || c.length > 440)
			continue;
		a = PAGE - c.offset;
		b = PAGE - c.other;
		if (a >= 0 && a < 48 && b >= 0 && b < 48 && c.length < 56)
			ends[a][b][c.length] = true;
		if (ua_case_accessible(&c, PAGE) == c.length && b >= 0 && b <= 300)
			source[b][c.length] = true;
	}
	for (unsigned long a = 0; a < 48; a++)
		for (unsigned long b = 0; b < 48; b++)
			for (unsigned long n = 0; n < 56; n++)
				ck_assert_msg(ends[a][b][n], "%lu and %lu of %lu", a, b, n);
	for (unsigned long b = 0; b <= 300; b++)
		for (unsigned long n = 0; n <= b + 140; n++)
			ck_assert_msg(source[b][n], "%lu of %lu", b, n);
	c = (struct ua_case){ UA_AFTER, UA_NONE, PAGE - 9, PAGE - 4, 20 };
	ck_assert_uint_eq(ua_case_reach(UA_OP_COPY_IN_USER, &c, PAGE), 4);
	ck_assert_uint_eq(ua_case_reach(UA_OP_COPY_TO_USER, &c, PAGE), 9);
	ck_assert_int_eq(ua_case_answer(UA_OP_COPY_IN_USER, &c, PAGE), 4);
	c.other = PAGE;
	ck_assert_int_eq(ua_case_answer(UA_OP_COPY_IN_USER, &c, PAGE), -1);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("sections");
	TCase *t = tcase_create("strings");

	UA_UNIT_TEST(s, test_lengths);
	UA_UNIT_TEST(s, test_takes);
	UA_UNIT_TEST(s, test_ends);
	UA_UNIT_TEST(s, test_answer);
	UA_UNIT_TEST(s, test_two);
	tcase_set_timeout(t, 120);
	tcase_add_loop_test(t, test_strings, 0, 3);
	suite_add_tcase(s, t);
	return ua_unit_run(s);
}
