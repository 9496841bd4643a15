/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Cases of the operations that are no plain copies, from call to finding. */
#include "unit.h"

#include <errno.h>
#include <string.h>

#include "finding.h"
#include "generic/generic.h"
#include "selftest.h"

static struct ua_arena *arena;
static struct ua_facts facts;
static struct ua_subject subject;
static struct ua_routine routine;
static long page;

static void setup(void)
{
	arena = ua_unit_arena();
	ck_assert_ptr_null(ua_selftest(arena, &facts));
	page = (long)facts.page;
}

static void use(enum ua_op op, void (*entry)(void), unsigned flags)
{
	routine = (struct ua_routine){ .arch = "a", .op = op, .variant = "v", .entry = entry,
				       .flags = flags };
	ck_assert_int_eq(ua_subject_open(&subject, &routine, arena, &facts, UA_P_DOC), 0);
}

#define USE(op, entry)	use(op, (void (*)(void))(entry), UA_CATCH)

static void check_window(const struct ua_window *w)
{
	if (w->low < w->high)
		ck_assert_mem_eq(w->now + w->low, w->was + w->low, (size_t)(w->high - w->low));
}

/* Clauses that object; afterwards, memory is as it was. */
static unsigned judge(const struct ua_case *c)
{
	unsigned bad;

	ck_assert_int_eq(ua_subject_run(&subject, c), 0);
	bad = ua_judge(&subject, NULL);
	ua_subject_restore(&subject, bad || subject.out.end != UA_RETURNED);
	check_window(&subject.spot.a);
	check_window(&subject.spot.b);
	check_window(&subject.spot.k);
	return bad;
}

/* ---- strings ---------------------------------------------------------------- */

static unsigned char seen[32];
static long add;			/* to the result */
static int break_at = -1;		/* a byte behind the destination's start */
static int break_source = -1;

static long look(char *to, const char *from, unsigned long n)
{
	long result = ua_generic_strncpy_from_user_byte(to, from, n);

	memcpy(seen, to, n < sizeof(seen) ? n : sizeof(seen));
	if (break_at >= 0)
		((volatile char *)to)[break_at] = 'x';
	if (break_source >= 0)
		((volatile char *)(uintptr_t)from)[break_source] = 'x';
	return result + add;
}

START_TEST(test_string_places)
{
	struct ua_case c = { UA_AFTER, UA_NONE, page - 10, 100, 20 };

	USE(UA_OP_STRNCPY_FROM_USER, look);
	ck_assert_uint_eq(judge(&c), 0);	/* the last accessible byte */
	ck_assert_int_eq((long)subject.out.residual, 9);
	ck_assert_uint_eq(strlen((char *)seen), 9);
	c.string = -1;
	ck_assert_uint_eq(judge(&c), 0);
	ck_assert_int_eq((long)subject.out.residual, -EFAULT);
	c.string = 5;
	ck_assert_uint_eq(judge(&c), 0);
	ck_assert_int_eq((long)subject.out.residual, 4);
	c.length = 4;			/* the NUL is right behind the bound */
	ck_assert_uint_eq(judge(&c), 0);
	ck_assert_int_eq((long)subject.out.residual, 4);
	c.length = 5;
	ck_assert_uint_eq(judge(&c), 0);
	ck_assert_int_eq((long)subject.out.residual, 4);
	c = (struct ua_case){ UA_BEFORE, UA_NONE, 2 * page, 100, 20, 7 };
	ck_assert_uint_eq(judge(&c), 0);
	ck_assert_int_eq((long)subject.out.residual, 6);
	c = (struct ua_case){ UA_AFTER, UA_NONE, page - 10, -8 * page, 1ul << 30, 7 };
	ck_assert_uint_eq(judge(&c), 0);
	ck_assert_int_eq((long)subject.out.residual, 6);
}
END_TEST

/* Each part of the destination, and the NULs of the source. */
START_TEST(test_string_memory)
{
	static const struct { int at, source; unsigned bad; } rows[] = {
		{ 0, -1, UA_CLAUSE(FULL) }, { 3, -1, UA_CLAUSE(FULL) }, { 4, -1, UA_CLAUSE(FULL) },
		{ 5, -1, UA_CLAUSE(TAIL) }, { 19, -1, UA_CLAUSE(TAIL) }, { 20, -1, UA_CLAUSE(REDZONE) },
		{ -1, 4, UA_CLAUSE(SOURCE) }, { -1, 5, UA_CLAUSE(SOURCE) }, { -1, 0, UA_CLAUSE(SOURCE) },
	};
	struct ua_case c = { UA_AFTER, UA_NONE, page - 10, 100, 20, 5 };

	USE(UA_OP_STRNCPY_FROM_USER, look);
	for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
		break_at = rows[i].at;
		break_source = rows[i].source;
		ck_assert_msg(judge(&c) == rows[i].bad, "row %zu", i);
	}
	break_source = -1;
	c.string = -1;			/* after an error it holds anything */
	break_at = 19;
	ck_assert_uint_eq(judge(&c), 0);
	break_at = 20;
	ck_assert_uint_eq(judge(&c), UA_CLAUSE(REDZONE));
}
END_TEST

/* The finding's numbers are lengths, and -1 for the error. */
START_TEST(test_string_finding)
{
	struct ua_case c = { UA_AFTER, UA_NONE, page - 10, 100, 20, 5 };
	struct ua_verdict verdicts[UA_C_NR];
	struct ua_finding f;

	USE(UA_OP_STRNCPY_FROM_USER, look);
	add = 1;
	ck_assert_int_eq(ua_subject_run(&subject, &c), 0);
	ck_assert_uint_eq(ua_judge(&subject, verdicts), UA_CLAUSE(FULL));
	ua_finding_take(&f, &subject, UA_C_FULL, &verdicts[UA_C_FULL]);
	ck_assert_int_eq(f.expected, 4);
	ck_assert_int_eq(f.got, 5);
	ck_assert_uint_eq(f.nwrong, 0);
	ck_assert(!f.has_residual);
	c.string = -1;
	ck_assert_int_eq(ua_subject_run(&subject, &c), 0);
	ck_assert_uint_eq(ua_judge(&subject, verdicts), UA_CLAUSE(RANGE));	/* -13 */
	ua_finding_take(&f, &subject, UA_C_RANGE, &verdicts[UA_C_RANGE]);
	ck_assert_int_eq(f.expected, -1);
	ck_assert_int_eq(f.got, 1 - EFAULT);
	ck_assert_uint_eq(f.nwrong, 0);
}
END_TEST

/* Forgets the NUL from the fifth byte on. */
static long forgets(char *to, const char *from, unsigned long n)
{
	long result = ua_generic_strncpy_from_user_byte(to, from, n);

	if (result >= 4 && (unsigned long)result < n)
		to[result] = 'x';
	return result;
}

START_TEST(test_string_shrinks)
{
	static const struct ua_case from = { UA_MIDDLE, UA_BUS, 4096 - 70, 100, 95, 40 };
	struct ua_case best;

	USE(UA_OP_STRNCPY_FROM_USER, forgets);
	ck_assert_uint_eq(judge(&from), UA_CLAUSE(FULL));
	ck_assert_uint_gt(ua_shrink(&subject, &from, UA_C_FULL, &best), 0);
	ck_assert_uint_eq(judge(&best), UA_CLAUSE(FULL));
	ck_assert_int_eq(best.place, UA_AFTER);
	ck_assert_int_eq(best.kind, UA_NONE);
	ck_assert_uint_eq(ua_case_string(UA_OP_STRNCPY_FROM_USER, &best, facts.page), 5);
	ck_assert_uint_le(best.length, 6);
}
END_TEST

/* ---- checksums ------------------------------------------------------------------ */

static unsigned long dirty_sum(void *to, const void *from, unsigned long n)
{
	unsigned long sum = ua_generic_csum_copy_byte(to, from, n);

	if (break_at >= 0)
		((volatile unsigned char *)to)[break_at] ^= 1;
	return sum | (ua_abi_junk() & ~0xfffffffful);
}

/* Bytes are judged beside the sum; without one, those of the operand are not. */
START_TEST(test_sum)
{
	static const struct { long offset; int at; unsigned bad; } rows[] = {
		{ 10, -1, 0 }, { 10, 0, UA_CLAUSE(FULL) }, { 10, 20, UA_CLAUSE(FULL) },
		{ 10, 21, UA_CLAUSE(REDZONE) }, { -5, -1, 0 }, { -5, 0, 0 }, { -5, 4, 0 },
	};

	for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
		long offset = rows[i].offset < 0 ? page + rows[i].offset : rows[i].offset;
		struct ua_case c = { UA_MIDDLE, UA_NONE, offset, 100, 21 };

		break_at = rows[i].at;
		USE(UA_OP_CSUM_COPY_TO_USER, dirty_sum);
		ck_assert_msg(judge(&c) == rows[i].bad, "to user, row %zu", i);
		USE(UA_OP_CSUM_COPY_FROM_USER, dirty_sum);
		ck_assert_msg(judge(&c) == rows[i].bad, "from user, row %zu", i);
	}
	ck_assert_uint_eq(subject.out.residual, 0);
}
END_TEST

/* ---- two user sides ------------------------------------------------------------- */

static unsigned long in_user(void *to, const void *from, unsigned long n)
{
	unsigned long left = ua_generic_copy_to_user_byte(to, from, n);

	if (break_at >= 0)
		((volatile unsigned char *)to)[break_at] ^= 1;
	return left;
}

/* The side that ends first decides, and the other's bytes stay judged. */
START_TEST(test_two)
{
	static const struct { long a, b, left; int at; unsigned bad; } rows[] = {
		{ 30, 30, 0, -1, 0 }, { 10, 30, 10, -1, 0 }, { 30, 10, 10, -1, 0 }, { 12, 7, 13, -1, 0 },
		{ 7, 12, 13, -1, 0 }, { 5, 5, 15, -1, 0 }, { 0, 9, 20, -1, 0 }, { 9, 0, 20, -1, 0 },
		{ 30, 10, 10, 9, UA_CLAUSE(PREFIX) }, { 30, 10, 10, 10, UA_CLAUSE(TAIL) },
		{ 30, 10, 10, 19, UA_CLAUSE(TAIL) }, { 30, 10, 10, 20, UA_CLAUSE(REDZONE) },
		{ 15, 0, 20, 14, UA_CLAUSE(TAIL) }, { 30, 30, 0, 19, UA_CLAUSE(FULL) },
	};

	USE(UA_OP_COPY_IN_USER, in_user);
	for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
		struct ua_case c = { UA_AFTER, UA_NONE, page - rows[i].a, page - rows[i].b, 20 };

		break_at = rows[i].at;
		ck_assert_msg(judge(&c) == rows[i].bad, "row %zu", i);
		ck_assert_int_eq((long)subject.out.residual, rows[i].left);
	}
	/* a kernel side has to hold all of it */
	USE(UA_OP_COPY_TO_USER, in_user);
	ck_assert_int_eq(ua_subject_run(&subject, &(struct ua_case){ .other = page - 7, .length = 8 }),
			 -ERANGE);
}
END_TEST

/* One byte of the source is the smallest that shows a lost one. */
static unsigned long gives_up(void *to, const void *from, unsigned long n)
{
	return ua_generic_copy_to_user_byte(to, from, n) ? n : 0;
}

START_TEST(test_two_shrinks)
{
	static const struct ua_case from = { UA_AFTER, UA_NONE, 100, 4096 - 70, 95 };
	struct ua_case best;

	USE(UA_OP_COPY_IN_USER, gives_up);
	ck_assert_uint_eq(judge(&from), UA_CLAUSE(PROGRESS) | UA_CLAUSE(TAIL));
	ck_assert_uint_gt(ua_shrink(&subject, &from, UA_C_PROGRESS, &best), 0);
	ck_assert(judge(&best) & UA_CLAUSE(PROGRESS));
	ck_assert_uint_eq(best.length, 2);
	ck_assert_uint_eq(ua_case_reach(UA_OP_COPY_IN_USER, &best, facts.page), 1);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("subject, operations");
	TCase *t = tcase_create("all");

	tcase_set_timeout(t, 120);
	tcase_add_checked_fixture(t, setup, NULL);
	tcase_add_test(t, test_string_places);
	tcase_add_test(t, test_string_memory);
	tcase_add_test(t, test_string_finding);
	tcase_add_test(t, test_string_shrinks);
	tcase_add_test(t, test_sum);
	tcase_add_test(t, test_two);
	tcase_add_test(t, test_two_shrinks);
	suite_add_tcase(s, t);
	return ua_unit_run(s);
}
