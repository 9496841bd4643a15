/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The memory of the cases, asked through the fault guard. */
#include "unit.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>

#include "finding.h"
#include "sweep.h"

static struct ua_arena *arena;
static long page;

static void setup(void)
{
	arena = ua_unit_arena();
	page = (long)ua_arena_page(arena);
}

struct access {
	volatile unsigned char *at;
	bool write;
};

static void do_access(void *context)
{
	struct access *a = context;

	if (a->write)
		*a->at = 0xa5;
	else
		(void)*a->at;
}

/* 0, or the signal that the access raised, with its code in *code. */
static int touch(void *at, bool write, int *code)
{
	struct access a = { at, write };
	struct ua_outcome out;

	if (ua_fault_guard(&out, do_access, &a))
		return 0;
	ck_assert_uint_eq(out.nfaults, 1);
	if (out.fault[0].located) {
		ck_assert_uint_eq(out.fault[0].address, (uintptr_t)at);
		ck_assert_int_eq(out.fault[0].write, write);
	}
	*code = out.fault[0].code;
	return out.fault[0].signo;
}

static void check_hole(unsigned char *at, enum ua_kind kind)
{
	static const struct { int signo, code, read; } want[] = {
		[UA_NONE] = { SIGSEGV, SEGV_ACCERR, SIGSEGV },
		[UA_UNMAPPED] = { SIGSEGV, SEGV_MAPERR, SIGSEGV },
		[UA_READONLY] = { SIGSEGV, SEGV_ACCERR, 0 },
		[UA_BUS] = { SIGBUS, BUS_ADRERR, SIGBUS },
	};
	int code = 0;

	ck_assert_int_eq(touch(at, true, &code), want[kind].signo);
	ck_assert_int_eq(code, want[kind].code);
	ck_assert_int_eq(touch(at, false, &code), want[kind].read);
}

/* A byte written where the routine would is seen through the other view. */
static void check_byte(const struct ua_window *w, unsigned char *base, long offset)
{
	int code;

	ck_assert(offset >= w->low && offset < w->high);
	ck_assert_int_eq(touch(base + offset, true, &code), 0);
	ck_assert_int_eq(w->now[offset], 0xa5);
	ck_assert_int_ne(w->was[offset], 0xa5);
	ua_window_restore(w, offset, offset + 1);
	ck_assert_int_eq(base[offset], w->was[offset]);
}

static void check_place(enum ua_place place, enum ua_kind kind, long offset, unsigned long length)
{
	struct ua_case c = { place, kind, offset, 0, length };
	struct ua_spot s;
	unsigned char *base;
	bool b = place == UA_BEFORE || place == UA_MIDDLE;

	ck_assert_int_eq(ua_arena_place(arena, UA_OP_CLEAR_USER, &c, &s), 0);
	base = (unsigned char *)s.user - offset;
	ck_assert_uint_eq(s.user_side.operand, (uintptr_t)s.user);
	ck_assert_uint_eq(s.user_side.hole, (uintptr_t)base + (unsigned long)page);
	check_hole(base + page, kind);
	check_hole(base + 2 * page - 1, kind);
	check_byte(&s.a, base, page - 1);
	check_byte(&s.a, base, 0);
	check_byte(&s.a, base, s.a.low);
	check_hole(base + s.a.low - 1, kind);
	ck_assert_int_eq(s.b.low < s.b.high, b);
	if (!b)
		return;
	check_byte(&s.b, base, 2 * page);
	check_byte(&s.b, base, s.b.high - 1);
	check_hole(base + s.b.high, UA_NONE);
}

/* In each of the three sizes of layout. */
START_TEST(test_places)
{
	ua_arena_fill(arena, UA_OP_CLEAR_USER);
	for (int kind = 0; kind < UA_NONCANONICAL; kind++)
		for (int place = 0; place < UA_PLACE_NR; place++) {
			enum ua_place p = (enum ua_place)place;
			enum ua_kind k = (enum ua_kind)kind;

			check_place(p, k, page - 2, 526);
			if (p == UA_BOTH)	/* always a single page */
				continue;
			check_place(p, k, -8 * page, (unsigned long)(9 * page));
			check_place(p, k, -200 * page, (unsigned long)(201 * page));
		}
}
END_TEST

START_TEST(test_noncanonical)
{
	struct ua_case c = { UA_AFTER, UA_NONCANONICAL, page, 0, 8 };
	struct ua_outcome out;
	struct ua_spot s;
	struct access a = { NULL, true };

	ck_assert_int_eq(ua_arena_place(arena, UA_OP_CLEAR_USER, &c, &s), 0);
	a.at = s.user;
	ck_assert(!ua_fault_guard(&out, do_access, &a));
	ck_assert(!out.fault[0].located);
}
END_TEST

START_TEST(test_kernel_side)
{
	ua_arena_fill(arena, UA_OP_COPY_TO_USER);
	for (int i = 0; i < 3; i++) {
		static const long starts[] = { 10, -8, -200 };	/* bytes, then pages */
		long other = i ? starts[i] * page : starts[0];
		struct ua_case c = { UA_AFTER, UA_NONE, -8 * page, other, 20 };
		struct ua_spot s;
		unsigned char *base;

		ck_assert_int_eq(ua_arena_place(arena, UA_OP_COPY_TO_USER, &c, &s), 0);
		base = (unsigned char *)s.kernel - other;
		check_byte(&s.k, base, page - 1);
		check_byte(&s.k, base, s.k.low);
		check_hole(base + page, UA_NONE);
		check_hole(base + s.k.low - 1, UA_NONE);
		ck_assert_uint_eq(s.kernel_side.operand, (uintptr_t)s.kernel);
	}
}
END_TEST

/* What the arena can't hold it refuses, however far off. */
START_TEST(test_range)
{
	static const long offsets[] = { LONG_MIN, LONG_MIN / 2, -(1l << 40), 1l << 40, LONG_MAX };
	struct ua_case c = { UA_AFTER, UA_NONE, 0, 0, 8 };
	struct ua_spot s;

	for (size_t i = 0; i < ARRAY_SIZE(offsets); i++) {
		c.offset = offsets[i];
		c.other = 0;
		for (int place = 0; place < UA_PLACE_NR; place++) {
			c.place = (enum ua_place)place;
			ck_assert_int_eq(ua_arena_place(arena, UA_OP_COPY_TO_USER, &c, &s), -ERANGE);
		}
		c.place = UA_AFTER;
		c.other = c.offset;
		c.offset = 0;
		ck_assert_int_eq(ua_arena_place(arena, UA_OP_COPY_TO_USER, &c, &s), -ERANGE);
	}
}
END_TEST

/* Every case of the sweep of every op has a place. */
START_TEST(test_sweep_fits)
{
	static struct ua_sweep sweep;
	struct ua_routine r = { .arch = "a", .variant = "v", .op = (enum ua_op)_i };
	struct ua_spot s;
	struct ua_case c;

	ua_sweep_init(&sweep, &r, (unsigned long)page, 5, false);
	for (unsigned long n = 0; n < sweep.total; n++)
		if (ua_sweep_case(&sweep, n, &c) && ua_arena_place(arena, r.op, &c, &s))
			ck_abort_msg("%s:%s:%ld:%lu:%ld", ua_place_name(c.place),
				     ua_kind_name(c.kind), c.offset, c.length, c.other);
}
END_TEST

/* Another mapping in an unmapped hole, of any layout, is noticed. */
START_TEST(test_intact)
{
	static const long offsets[] = { 0, -8, -200 };

	for (int i = 0; i < 6; i++) {
		struct ua_case c = { i < 3 ? UA_AFTER : UA_MIDDLE, UA_UNMAPPED,
				     offsets[i % 3] * page, 0, 8 };
		struct ua_spot s;
		void *hole;

		ck_assert(ua_arena_intact(arena));
		ck_assert_int_eq(ua_arena_place(arena, UA_OP_CLEAR_USER, &c, &s), 0);
		hole = (void *)s.user_side.hole;
		ck_assert_ptr_eq(mmap(hole, (size_t)page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS |
				      MAP_FIXED, -1, 0), hole);
		ck_assert(!ua_arena_intact(arena));
		munmap(hole, (size_t)page);
	}
	ua_arena_free(arena);
}
END_TEST

/* What lies where before a case, and what should lie there afterwards. */
START_TEST(test_fill)
{
	struct ua_case c = { UA_AFTER, UA_NONE, 4000, 100, 20 };
	struct ua_spot s;

	for (int op = 0; op < UA_OP_NR; op++) {
		unsigned traits = ua_op_info((enum ua_op)op)->traits;
		const unsigned char *expect;

		ua_arena_fill(arena, (enum ua_op)op);
		expect = ua_arena_expect(arena, (enum ua_op)op, &c);
		ck_assert_int_eq(ua_arena_place(arena, (enum ua_op)op, &c, &s), 0);
		for (long i = 0; i < 20; i++) {
			if (traits & UA_SRC_USER)
				ck_assert_int_eq(expect[i], s.a.now[c.offset + i]);
			else if (traits & UA_SRC_KERNEL)
				ck_assert_int_eq(expect[i], s.k.now[c.other + i]);
			else
				ck_assert_int_eq(expect[i], op == UA_OP_MEMSET ? UA_MEMSET_VALUE : 0);
			if (traits & UA_DST_USER)
				ck_assert_int_ge(s.a.now[c.offset + i], 0x80);
			if (traits & UA_DST_KERNEL)
				ck_assert_int_ge(s.k.now[c.other + i], 0x80);
		}
	}
}
END_TEST

int main(void)
{
	Suite *s = suite_create("arena");
	TCase *t = tcase_create("all");

	tcase_set_timeout(t, 120);
	tcase_add_checked_fixture(t, setup, NULL);
	tcase_add_test(t, test_places);
	tcase_add_test(t, test_noncanonical);
	tcase_add_test(t, test_kernel_side);
	tcase_add_test(t, test_range);
	tcase_add_loop_test(t, test_sweep_fits, 0, UA_OP_NR);
	tcase_add_test(t, test_intact);
	tcase_add_test(t, test_fill);
	suite_add_tcase(s, t);
	return ua_unit_run(s);
}
