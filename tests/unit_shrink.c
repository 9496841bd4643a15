/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Shrinking finds the smallest case, which for these routines is known. */
#include "unit.h"

#include <string.h>

#include "finding.h"
#include "generic/generic.h"
#include "selftest.h"

static struct ua_arena *arena;
static struct ua_facts facts;
static struct ua_subject subject;
static long page;

static void setup(void)
{
	arena = ua_unit_arena();
	ck_assert_ptr_null(ua_selftest(arena, &facts));
	page = (long)facts.page;
}

/* Forgets the last byte of the operand: the clause full from length 1 on. */
static unsigned long forgets_last(void *to, unsigned long n)
{
	volatile unsigned char *p = to;

	for (unsigned long i = 0; i + 1 < n; i++)
		p[i] = 0;
	return 0;
}

/* A copy that gets the last byte of a whole quadword wrong. */
static unsigned long wrong_eighth(void *to, const void *from, unsigned long n)
{
	ua_generic_copy_to_user_byte(to, from, n);
	if (n >= 8)
		((volatile unsigned char *)to)[7] = 0;
	return 0;
}

static struct ua_case shrunk(enum ua_op op, void (*entry)(void), unsigned flags,
			     const struct ua_case *from, enum ua_clause clause)
{
	static struct ua_routine r;
	struct ua_case best;

	r = (struct ua_routine){ .arch = "a", .op = op, .variant = "v", .entry = entry,
				 .flags = flags };
	ck_assert_int_eq(ua_subject_open(&subject, &r, arena, &facts, UA_P_DOC), 0);
	ck_assert_int_eq(ua_subject_run(&subject, from), 0);
	ck_assert(ua_judge(&subject, NULL) & 1u << clause);
	ua_subject_restore(&subject, true);
	ck_assert_uint_gt(ua_shrink(&subject, from, clause, &best), 0);
	ck_assert_int_eq(ua_subject_run(&subject, &best), 0);
	ck_assert_msg(ua_judge(&subject, NULL) & 1u << clause, "no longer shows it");
	ua_subject_restore(&subject, true);
	return best;
}

/* One byte accessible of a word, the plainest hole; from anywhere. */
START_TEST(test_progress)
{
	static const struct ua_case from[] = {
		{ UA_AFTER, UA_NONE, 4094, 0, 526 },
		{ UA_AFTER, UA_BUS, 4093, 0, 16384 },
		{ UA_MIDDLE, UA_UNMAPPED, 4095, 0, 4200 },
		{ UA_BOTH, UA_READONLY, 4094, 0, 77 },
	};

	for (size_t i = 0; i < ARRAY_SIZE(from); i++) {
		struct ua_case best = shrunk(UA_OP_CLEAR_USER,
					     (void (*)(void))ua_generic_clear_user_word, UA_CATCH,
					     &from[i], UA_C_PROGRESS);

		ck_assert_int_eq(best.place, UA_AFTER);
		ck_assert_int_eq(best.kind, UA_NONE);
		ck_assert_int_eq(best.offset, page - 1);
		ck_assert_uint_eq(best.length, 4);
	}
}
END_TEST

START_TEST(test_full)
{
	static const struct ua_case from = { UA_BEFORE, UA_BUS, 8192 + 17, 0, 299 };
	static const struct ua_case large = { UA_AFTER, UA_NONE, -65536, 0, 65536 };
	struct ua_case best;

	best = shrunk(UA_OP_CLEAR_USER, (void (*)(void))forgets_last, UA_NOFIX, &large, UA_C_FULL);
	ck_assert_int_eq(best.offset, page - 1);
	ck_assert_uint_eq(best.length, 1);
	best = shrunk(UA_OP_CLEAR_USER, (void (*)(void))forgets_last, UA_NOFIX, &from, UA_C_FULL);
	ck_assert_int_eq(best.kind, UA_NONE);
	ck_assert_uint_eq(best.length, 1);
}
END_TEST

/* The kernel side comes along, and is the most aligned that shows it. */
START_TEST(test_kernel_side)
{
	static const struct ua_case from = { UA_AFTER, UA_NONE, 4096 - 100, 4096 - 103, 100 };
	struct ua_case best = shrunk(UA_OP_COPY_TO_USER, (void (*)(void))wrong_eighth, UA_CATCH,
				     &from, UA_C_FULL);

	ck_assert_uint_eq(best.length, 8);
	ck_assert_int_eq(best.offset, page - 8);
	ck_assert_int_eq(best.other & 63, 0);
}
END_TEST

/* A finding has the bytes, in the words of the stress test of 2012. */
START_TEST(test_finding)
{
	static const struct ua_case c = { UA_AFTER, UA_NONE, 4094, 0, 526 };
	static const struct ua_routine r = {
		.arch = "a", .op = UA_OP_CLEAR_USER, .variant = "v", .flags = UA_CATCH,
		.entry = (void (*)(void))ua_generic_clear_user_word,
		.known = UA_CLAUSE(PROGRESS),
	};
	struct ua_verdict verdicts[UA_C_NR];
	struct ua_finding f;

	ck_assert_int_eq(ua_subject_open(&subject, &r, arena, &facts, UA_P_DOC), 0);
	ck_assert_int_eq(ua_subject_run(&subject, &c), 0);
	ck_assert_uint_eq(ua_judge(&subject, verdicts), UA_CLAUSE(PROGRESS));
	ua_finding_take(&f, &subject, UA_C_PROGRESS, &verdicts[UA_C_PROGRESS]);
	ck_assert(f.known);
	ck_assert_int_eq(f.level, UA_L_FAIL);
	ck_assert_uint_eq(f.accessible, 2);
	ck_assert_int_eq(f.expected, 2);
	ck_assert_int_eq(f.got, -1);
	ck_assert_uint_eq(f.nwrong, 2);
	ck_assert_int_eq(f.wrong[0].at, 4094);
	ck_assert_int_eq(f.wrong[0].want, 0x00);
	ck_assert_int_eq(f.wrong[0].got, 0xff);
	ck_assert_int_eq(f.wrong[1].at, 4095);
	ck_assert_uint_gt(f.dump_size, 0);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("shrink");
	TCase *t = tcase_create("all");

	tcase_set_timeout(t, 120);
	tcase_add_checked_fixture(t, setup, NULL);
	tcase_add_test(t, test_progress);
	tcase_add_test(t, test_full);
	tcase_add_test(t, test_kernel_side);
	tcase_add_test(t, test_finding);
	suite_add_tcase(s, t);
	return ua_unit_run(s);
}
