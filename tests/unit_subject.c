/* SPDX-License-Identifier: GPL-2.0-or-later */
/* One case from call to verdict: what the routine is given, which memory is
 * looked at afterwards, and that all of it is put back. */
#include "unit.h"

#include <string.h>

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

static void use(enum ua_op op, void (*entry)(void), unsigned flags, enum ua_profile profile)
{
	routine = (struct ua_routine){ .arch = "a", .op = op, .variant = "v", .entry = entry,
				       .flags = flags };
	ck_assert_int_eq(ua_subject_open(&subject, &routine, arena, &facts, profile), 0);
}

#define USE(op, entry, flags) use(op, (void (*)(void))(entry), flags, UA_P_DOC)

static void check_window(const struct ua_window *w)
{
	if (w->low < w->high)
		ck_assert_mem_eq(w->now + w->low, w->was + w->low, (size_t)(w->high - w->low));
}

/* Clauses that object; afterwards, memory is as it was. */
static unsigned judge(enum ua_place place, enum ua_kind kind, long offset, long other,
		      unsigned long length)
{
	struct ua_case c = { place, kind, offset, other, length };
	unsigned bad;

	ck_assert_int_eq(ua_subject_run(&subject, &c), 0);
	bad = ua_judge(&subject, NULL);
	ua_subject_restore(&subject, bad || subject.out.end != UA_RETURNED);
	check_window(&subject.spot.a);
	check_window(&subject.spot.b);
	check_window(&subject.spot.k);
	return bad;
}

/* ---- what the routine is given ------------------------------------------- */

static unsigned long seen[6];

static unsigned long look(unsigned long a, unsigned long b, unsigned long c, unsigned long d,
			  unsigned long e, unsigned long f)
{
	memcpy(seen, (unsigned long[]){ a, b, c, d, e, f }, sizeof(seen));
	return 0;
}

START_TEST(test_arguments)
{
	const unsigned long high = ua_abi_junk() & ~0xfffffffful;

	if (sizeof(long) < 8)
		return;
	USE(UA_OP_COPY_TO_USER, look, UA_LEN32);
	judge(UA_AFTER, UA_NONE, 100, 200, 7);
	ck_assert_uint_eq(seen[0], (uintptr_t)subject.spot.user);
	ck_assert_uint_eq(seen[1], (uintptr_t)subject.spot.kernel);
	ck_assert_uint_eq(seen[2], high | 7);	/* dirt above a narrow length */
	ck_assert_uint_eq(seen[3], ua_abi_junk());
	ck_assert_uint_eq(seen[5], ua_abi_junk());
	USE(UA_OP_COPY_FROM_USER, look, 0);
	judge(UA_AFTER, UA_NONE, 100, 200, 7);
	ck_assert_uint_eq(seen[0], (uintptr_t)subject.spot.kernel);
	ck_assert_uint_eq(seen[1], (uintptr_t)subject.spot.user);
	ck_assert_uint_eq(seen[2], 7);
	USE(UA_OP_MEMSET, look, UA_NOFIX);
	judge(UA_AFTER, UA_NONE, 100, 0, 7);
	ck_assert_uint_eq(seen[1] & 0xff, UA_MEMSET_VALUE);
	ck_assert_uint_ne(seen[1] & 0xffffff00, 0);	/* an int, not a byte */
	ck_assert_uint_eq(seen[1] & ~0xfffffffful, high);
	ck_assert_uint_eq(seen[2], 7);
	USE(UA_OP_CLEAR_PAGE, look, 0);
	judge(UA_AFTER, UA_NONE, -page, 0, (unsigned long)page);
	ck_assert_uint_eq(seen[0], (uintptr_t)subject.spot.user);
	ck_assert_uint_eq(seen[1], ua_abi_junk());
}
END_TEST

/* ---- which memory is looked at ------------------------------------------- */

static long where;	/* from the operand: a byte that is broken as well */

static void break_byte(void *operand)
{
	volatile unsigned char *p = (unsigned char *)operand + where;

	*p = (unsigned char)~*p;
}

static unsigned long clear_and_break(void *to, unsigned long n)
{
	unsigned long left = ua_generic_clear_user_byte(to, n);

	break_byte(to);
	return left;
}

START_TEST(test_destination)
{
	USE(UA_OP_CLEAR_USER, clear_and_break, UA_CATCH);
	where = 5;
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, page - 10, 0, 20), UA_CLAUSE(PREFIX));
	where = 9;
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, page - 10, 0, 20), UA_CLAUSE(PREFIX));
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, page - 10, 0, 10), UA_CLAUSE(FULL));
	where = 10;
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, page - 11, 0, 10), UA_CLAUSE(REDZONE));
	where = -1;
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, page - 10, 0, 20), UA_CLAUSE(REDZONE));
	where = -4000;
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, page - 10, 0, 20), UA_CLAUSE(REDZONE));
	where = -16 * page;	/* the first byte of the middle size of layout */
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, 0, 0, 20) & UA_CLAUSE(FAULT), UA_CLAUSE(FAULT));
	where = -12 * page;
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, -4 * page, 0, 20), UA_CLAUSE(REDZONE));
}
END_TEST

static void break_and_fault(void *to)
{
	break_byte(to);
	((volatile unsigned char *)to)[10] = 0;
}

START_TEST(test_behind_the_hole)
{
	USE(UA_OP_CLEAR_USER, clear_and_break, UA_CATCH);
	where = page + 10;	/* the first byte behind the hole */
	ck_assert_uint_eq(judge(UA_MIDDLE, UA_NONE, page - 10, 0, 20), UA_CLAUSE(BEYOND));
	ck_assert_uint_eq(judge(UA_MIDDLE, UA_BUS, page - 10, 0, 2 * (unsigned long)page),
			  UA_CLAUSE(BEYOND));
	where = 2 * page + 9;	/* the last */
	ck_assert_uint_eq(judge(UA_MIDDLE, UA_NONE, page - 10, 0, 20), UA_CLAUSE(BEYOND));
	/* an operand behind the hole: its own surroundings, and what is before */
	where = 20;
	ck_assert_uint_eq(judge(UA_BEFORE, UA_NONE, 2 * page, 0, 20), UA_CLAUSE(REDZONE));
	where = -page - 1;
	ck_assert_uint_eq(judge(UA_BEFORE, UA_NONE, 2 * page, 0, 20), UA_CLAUSE(REDZONE));
	where = 3;
	ck_assert_uint_eq(judge(UA_BEFORE, UA_NONE, 2 * page, 0, 20), UA_CLAUSE(FULL));
	/* without promise of an order, all of the operand may be written */
	USE(UA_OP_MEMSET, break_and_fault, UA_NOFIX);
	where = page + 10;
	ck_assert_uint_eq(judge(UA_MIDDLE, UA_NONE, page - 10, 0, (unsigned long)page + 11), 0);
	ck_assert_uint_eq(judge(UA_MIDDLE, UA_NONE, page - 10, 0, (unsigned long)page + 10),
			  UA_CLAUSE(BEYOND));
}
END_TEST

static unsigned long copy_and_break_source(void *to, const void *from, unsigned long n)
{
	unsigned long left = ua_generic_copy_to_user_byte(to, from, n);

	break_byte((void *)(uintptr_t)from);
	return left;
}

static unsigned long copy_and_break(void *to, const void *from, unsigned long n)
{
	unsigned long left = ua_generic_copy_from_user_byte(to, from, n);

	break_byte(to);
	return left;
}

START_TEST(test_two_sides)
{
	static const long places[] = { -5, 0, 19, 20 };

	for (size_t i = 0; i < ARRAY_SIZE(places); i++) {
		where = places[i];
		USE(UA_OP_COPY_TO_USER, copy_and_break_source, UA_CATCH);
		ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, 100, 200, 20), UA_CLAUSE(SOURCE));
		USE(UA_OP_COPY_FROM_USER, copy_and_break_source, UA_CATCH);
		ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, 100, 200, 20), UA_CLAUSE(SOURCE));
		ck_assert_uint_eq(judge(UA_BEFORE, UA_NONE, 2 * page + 100, 200, 20),
				  UA_CLAUSE(SOURCE));
		USE(UA_OP_COPY_FROM_USER, copy_and_break, UA_CATCH);
		ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, 100, 200, 20), i == 0 || i == 3 ?
				  UA_CLAUSE(REDZONE) : UA_CLAUSE(FULL));
	}
	where = page + 10;
	USE(UA_OP_COPY_FROM_USER, copy_and_break_source, UA_CATCH);
	ck_assert_uint_eq(judge(UA_MIDDLE, UA_NONE, page - 10, 200, 20), UA_CLAUSE(SOURCE));
	/* the kernel side's bytes past the progress */
	where = 15;
	USE(UA_OP_COPY_FROM_USER, copy_and_break, UA_CATCH);
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, page - 10, 200, 20), UA_CLAUSE(TAIL));
}
END_TEST

/* Content that can't be known has at least to be written, all of it. */
static unsigned long random_bytes(void *to, unsigned long n)
{
	volatile unsigned char *p = to;

	for (unsigned long i = 0; i < n; i++)
		p[i] = (unsigned char)(i >= (unsigned long)where ? 0xff : i * 7 + 1);
	return 0;
}

START_TEST(test_opaque)
{
	USE(UA_OP_CLEAR_USER, random_bytes, UA_OPAQUE);
	where = 1000;
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, 100, 0, 100), 0);
	where = 50;
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, 100, 0, 100), UA_CLAUSE(FULL));
	where = 99;		/* one byte may be 0xff by chance */
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, 100, 0, 100), 0);
}
END_TEST

/* ---- from case to case ---------------------------------------------------- */

static int leave_open;

static unsigned long with_window(void *to, unsigned long n)
{
	ua_hook_window_open();
	ua_generic_clear_user_byte(to, n);
	if (!leave_open)
		ua_hook_window_close();
	return 0;
}

START_TEST(test_hooks)
{
	USE(UA_OP_CLEAR_USER, with_window, UA_CATCH);
	leave_open = 1;
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, 100, 0, 20), UA_CLAUSE(WINDOW));
	leave_open = 0;		/* of the last case, nothing is left */
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, 100, 0, 20), 0);
	ck_assert_uint_eq(subject.out.hooks.window_opened, 1);
}
END_TEST

/* The companion case of the clause monotone, under strict alone. */
START_TEST(test_companion)
{
	USE(UA_OP_CLEAR_USER, ua_generic_clear_user_byte, UA_CATCH);
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, page - 10, 0, 20), 0);
	ck_assert(!subject.out.less_valid);
	use(UA_OP_CLEAR_USER, (void (*)(void))ua_generic_clear_user_byte, UA_CATCH, UA_P_STRICT);
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, page - 10, 0, 20), 0);
	ck_assert(subject.out.less_valid);
	ck_assert_uint_eq(subject.out.less_residual, 11);
	ck_assert_uint_eq(subject.out.residual, 10);
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, page - 20, 0, 20), 0);
	ck_assert(!subject.out.less_valid);	/* nothing was in the way */
}
END_TEST

/* A string ends where memory does, unless the bound comes first. */
START_TEST(test_string)
{
	USE(UA_OP_STRNLEN, strnlen, UA_NOFIX);
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, page - 10, 0, 20), 0);
	ck_assert_uint_eq(subject.out.residual, 9);
	ck_assert_uint_eq(judge(UA_AFTER, UA_NONE, page - 10, 0, 10), 0);
	ck_assert_uint_eq(subject.out.residual, 10);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("subject");
	TCase *t = tcase_create("all");

	tcase_set_timeout(t, 120);
	tcase_add_checked_fixture(t, setup, NULL);
	tcase_add_test(t, test_arguments);
	tcase_add_test(t, test_destination);
	tcase_add_test(t, test_behind_the_hole);
	tcase_add_test(t, test_two_sides);
	tcase_add_test(t, test_opaque);
	tcase_add_test(t, test_hooks);
	tcase_add_test(t, test_companion);
	tcase_add_test(t, test_string);
	suite_add_tcase(s, t);
	return ua_unit_run(s);
}
