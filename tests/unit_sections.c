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

int main(void)
{
	Suite *s = suite_create("sections");

	UA_UNIT_TEST(s, test_lengths);
	UA_UNIT_TEST(s, test_takes);
	return ua_unit_run(s);
}
