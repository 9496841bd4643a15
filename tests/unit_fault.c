/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The self-test passes, and does not when a part of the recovery is missing:
 * a harness that can't recover must say so rather than pass routines. */
#include "unit.h"

#include <signal.h>
#include <sigsegv.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>

#include "arena_private.h"
#include "probe.h"
#include "selftest.h"
#include "worker.h"

static struct ua_arena *arena;
static struct ua_extable table;
static struct ua_facts facts;

static void setup(void)
{
	arena = ua_unit_arena();
	ck_assert_int_eq(ua_extable_init(&table), 0);
}

static const char *selftest_with(struct ua_extable *t)
{
	ck_assert_int_eq(ua_fault_install(t), 0);
	return ua_selftest(arena, &facts);
}

static void refuses(struct ua_extable *t, const char *part)
{
	const char *broken = selftest_with(t);

	ck_assert_ptr_nonnull(broken);
	ck_assert_msg(!!strstr(broken, part), "%s", broken);
	ck_assert_ptr_null(strchr(broken, '\n'));
}

START_TEST(test_passes)
{
	for (int twice = 0; twice < 2; twice++) {
		const char *broken = selftest_with(&table);

		ck_assert_msg(!broken, "%s", broken);
	}
	ck_assert_uint_eq(facts.page, ua_arena_page(arena));
	ck_assert_int_eq(facts.kind[UA_NONE].signo, SIGSEGV);
	ck_assert_int_eq(facts.kind[UA_UNMAPPED].code, SEGV_MAPERR);
	ck_assert_int_eq(facts.kind[UA_BUS].signo, SIGBUS);
	ck_assert_uint_le(facts.torn_store, 7);
}
END_TEST

START_TEST(test_empty_table)
{
	struct ua_extable empty = { NULL, 0 };

	refuses(&empty, "fixup");
}
END_TEST

/* Every fixup leads elsewhere. */
START_TEST(test_wrong_fixups)
{
	for (size_t i = 0; i < table.n; i++)
		table.entry[i].fixup = (uintptr_t)ua_probe_illegal;
	refuses(&table, "fixup");
}
END_TEST

/* One entry: the probe's store is missing, the others are there. */
START_TEST(test_one_entry_missing)
{
	size_t i = 0;

	while (i < table.n && table.entry[i].insn - (uintptr_t)ua_probe_store >= 32)
		i++;
	ck_assert_uint_lt(i, table.n);
	memmove(&table.entry[i], &table.entry[i + 1], (table.n - i - 1) * sizeof(table.entry[0]));
	table.n--;
	refuses(&table, "fixup");
}
END_TEST

/* libsigsegv does not know the arena: its faults are taken for stray ones. */
START_TEST(test_unknown_area)
{
	ua_fault_area_remove(arena->views[SMALL][UA_NONE][WITHOUT_B].area);
	refuses(&table, "come back");
}
END_TEST

/* Its handler was taken away: the first fault is the end of the process. */
START_TEST(test_overridden)
{
	ck_assert_int_eq(ua_fault_install(&table), 0);
	sigsegv_deinstall_handler();
	ua_selftest(arena, &facts);
}
END_TEST

START_TEST(test_hole_filled)
{
	unsigned char *hole = arena->views[LARGE][UA_UNMAPPED][WITH_B].base + arena->page;

	ck_assert_ptr_eq(mmap(hole, arena->page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS |
			      MAP_FIXED, -1, 0), hole);
	refuses(&table, "mapped");
}
END_TEST

/* ---- the guard ------------------------------------------------------------- */

static unsigned char *hole(void)
{
	return arena->views[SMALL][UA_NONE][WITHOUT_B].base + arena->page;
}

static void do_call(void *call)
{
	ua_checked_call(call);
}

static void fault_often(void *at)
{
	for (int i = 0; i < 10; i++)
		ua_probe_store(at);
}

static void fault_for_ever(void *at)
{
	for (;;)
		ua_probe_store(at);
}

/* All faults are counted, the first few kept, and there is an end to it. */
START_TEST(test_counts)
{
	unsigned char *at = hole();
	struct ua_outcome out;

	ck_assert_int_eq(ua_fault_install(&table), 0);
	ck_assert(ua_fault_guard(&out, fault_often, at));
	ck_assert_uint_eq(out.nfaults, 10);
	for (int i = 0; i < UA_FAULTS_KEPT; i++)
		ck_assert_uint_eq(out.fault[i].address, (uintptr_t)at);
	ck_assert(!ua_fault_guard(&out, fault_for_ever, at));
	ck_assert_int_eq(out.end, UA_HANG);
	ck_assert_uint_gt(out.nfaults, UA_FAULTS_MAX);
	/* and the next case starts afresh */
	ck_assert(ua_fault_guard(&out, fault_often, at));
	ck_assert_uint_eq(out.nfaults, 10);
	ck_assert_int_eq(out.end, UA_RETURNED);
}
END_TEST

/* The watchdog ticks whenever it likes, in the middle of a recovery as well:
 * that must not cost the routine a register. */
START_TEST(test_ticks)
{
	struct itimerval off = { { 0, 0 }, { 0, 0 } };
	unsigned long wrong = 0, clobbered = 0;
	double end = ua_clock() + 4;

	ck_assert_int_eq(ua_fault_install(&table), 0);
	/* faster ticks could pile up on a machine that has other things to do */
	ck_assert_int_eq(ua_fault_watch(0.0002), 0);
	while (ua_clock() < end) {
		struct ua_call call = { .entry = (void (*)(void))ua_probe_store };
		struct ua_outcome out;

		call.args[0] = (unsigned long)hole();
		if (!ua_fault_guard(&out, do_call, &call) || call.result != 1)
			wrong++;
		else
			clobbered += ua_abi_check(&call) != 0;
	}
	setitimer(ITIMER_REAL, &off, NULL);
	ck_assert_uint_eq(wrong, 0);
	ck_assert_uint_eq(clobbered, 0);
}
END_TEST

static void nest(void *at)
{
	struct ua_catch outer, inner;

	if (UA_CATCH_ARM(&outer)) {
		if (UA_CATCH_ARM(&inner))
			ua_probe_stray(at);
		ua_catch_disarm(&inner);
		ua_probe_stray(at);	/* now the outer one's */
		ck_abort_msg("went on behind a fault");
	}
	ua_catch_disarm(&outer);
}

START_TEST(test_nested_catches)
{
	unsigned char *at = hole();
	struct ua_outcome out;

	ck_assert_int_eq(ua_fault_install(&table), 0);
	ck_assert(ua_fault_guard(&out, nest, at));
	ck_assert_uint_eq(out.nfaults, 2);
	ck_assert_int_eq(out.fault[0].how, UA_BY_CATCH);
	ck_assert_int_eq(out.fault[1].how, UA_BY_CATCH);
}
END_TEST

/* A fault outside a case is the harness's own, and fatal. */
START_TEST(test_own_fault)
{
	ck_assert_int_eq(ua_fault_install(&table), 0);
	ua_probe_stray(NULL);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("fault");
	TCase *t = tcase_create("all");

	tcase_set_timeout(t, 120);
	tcase_add_checked_fixture(t, setup, NULL);
	tcase_add_test(t, test_passes);
	tcase_add_test(t, test_empty_table);
	tcase_add_test(t, test_wrong_fixups);
	tcase_add_test(t, test_one_entry_missing);
	tcase_add_test(t, test_unknown_area);
	tcase_add_test_raise_signal(t, test_overridden, SIGSEGV);
	tcase_add_test(t, test_hole_filled);
	tcase_add_test(t, test_counts);
	tcase_add_test(t, test_ticks);
	tcase_add_test(t, test_nested_catches);
	tcase_add_test_raise_signal(t, test_own_fault, SIGSEGV);
	suite_add_tcase(s, t);
	return ua_unit_run(s);
}
