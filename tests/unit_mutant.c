/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Mutants of tables, what is said of them, and the audit's notes. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "audit.h"
#include "insn.h"
#include "mutate.h"
#include "registry.h"
#include "symbol.h"
#include "unit.h"

void ua_x86_clear_user_rep_good(void);

static const struct ua_routine routine = {
	.arch = "x86", .op = UA_OP_CLEAR_USER, .variant = "rep_good",
	.entry = ua_x86_clear_user_rep_good,
};

/* This program's own table, and the routine's four entries in it. */
static struct ua_extable table;
static struct ua_exentry *own;
static struct ua_span span;

/* A test whose process ends in the middle leaves its table behind: no leak of
 * the program's. */
const char *__lsan_default_options(void);
const char *__lsan_default_options(void)
{
	return "detect_leaks=0";
}

static void setup(void)
{
	unsigned n;

	ck_assert_int_eq(ua_extable_init(&table), 0);
	own = ua_routine_entries(&table, &routine, &n);
	ck_assert_uint_eq(n, 4);
	ck_assert(ua_symbol_bounds(&routine, &span.start, &span.end));
	span.low = span.start;
	span.high = span.end;
}

static void teardown(void)
{
	ua_extable_free(&table);
}

static void make(enum ua_operator op, unsigned entry)
{
	struct ua_mutant m = { .op = op, .at = own[entry].insn };
	struct ua_alter alter = { 0, false };

	ck_assert_int_eq(ua_mutant_make(&m, &routine, &table, &alter), 0);
	for (size_t i = 1; i < table.n; i++)
		ck_assert_uint_lt(table.entry[i - 1].insn, table.entry[i].insn);
}

START_TEST(drops)
{
	uintptr_t insn = own[1].insn;
	size_t n = table.n;

	make(UA_M_DROP, 1);
	ck_assert_ptr_null(ua_extable_search(&table, insn));
	ck_assert_uint_eq(table.n, n - 1);
}
END_TEST

START_TEST(moves)
{
	uintptr_t insn = own[1].insn, fixup = own[1].fixup;
	struct ua_insn i;

	ck_assert(ua_arch_decode(insn, &i));
	make(UA_M_LATER, 1);
	ck_assert_ptr_null(ua_extable_search(&table, insn));
	ck_assert_uint_eq(ua_extable_search(&table, insn + i.size)->fixup, fixup);
}
END_TEST

START_TEST(swaps)
{
	uintptr_t first = own[0].fixup, second = own[1].fixup;

	ck_assert_uint_ne(first, second);
	make(UA_M_SWAP, 0);
	ck_assert_uint_eq(own[0].fixup, second);
	ck_assert_uint_eq(own[1].fixup, first);
	make(UA_M_NEIGHBOUR, 0);
	ck_assert_uint_eq(own[0].fixup, first);
}
END_TEST

START_TEST(alters)
{
	struct ua_mutant m = { .op = UA_M_FAULT_8_LESS };
	struct ua_alter alter = { 0, false };

	ck_assert_int_eq(ua_mutant_make(&m, &routine, &table, &alter), 0);
	ck_assert_int_eq(alter.add, -8);
	ck_assert(!alter.always);
}
END_TEST

/* What is said of one mutant that is listed, of that fate. */
static unsigned long wrong(enum ua_fate fate, char *text, size_t size)
{
	static struct ua_mutate_sum sum;
	struct ua_brood *b = ua_brood_new();
	struct ua_options o = { .format = "text" };
	FILE *out = fmemopen(text, size, "w");

	memset(&sum, 0, sizeof(sum));
	b->member[b->members++] = &(const struct ua_routine){ .arch = "x86", .variant = "none" };
	b->mutant[b->n++] = (struct ua_mutant){ .op = UA_M_INVERT, .place = 1, .at = span.start,
						.equivalent = "for a reason", .fate = fate,
						.clause = UA_C_TAIL };
	ua_mutate_report(out, &o, b, &sum);
	fclose(out);
	ck_assert_uint_eq(sum.mutants, 0);
	return sum.wrong;
}

START_TEST(equivalents)
{
	char text[1024] = "";

	ck_assert_uint_eq(wrong(UA_SURVIVED, text, sizeof(text)), 0);
	ck_assert_ptr_nonnull(strstr(text, "1 equivalent"));
	ck_assert_uint_eq(wrong(UA_KILLED, text, sizeof(text)), 1);
	ck_assert_ptr_nonnull(strstr(text, "listed as equivalent, but killed by tail"));
}
END_TEST

/* ---- the audit ---------------------------------------------------------------- */

static struct ua_audit a;

static void expect(const char *words)
{
	ck_assert_uint_ge(a.n, 1);
	ck_assert_msg(strstr(a.note[0], words) != NULL, "%s", a.note[0]);
	a.n = 0;
}

START_TEST(nothing_noted)
{
	a.n = 0;
	ua_audit_routine(&a, &routine, &table);
	ua_audit_table(&a, &table);
	ck_assert_uint_eq(a.n, 0);
}
END_TEST

START_TEST(notes)
{
	struct ua_exentry kept = own[1];

	a.n = 0;
	own[1].fixup = span.end;
	ua_audit_entries(&a, &table, &span);
	expect("outside its code");
	own[1] = kept;
	own[1].insn = span.start;
	ua_audit_entries(&a, &table, &span);
	expect("accesses no memory");
	own[1].insn = kept.insn + 1;
	ua_audit_entries(&a, &table, &span);
	expect("for no instruction");
	own[1] = own[0];
	ua_audit_entries(&a, &table, &span);
	expect("two entries");
	own[1] = own[2];
	own[2] = kept;
	ua_audit_table(&a, &table);
	expect("not sorted");
	own[2] = own[1];
	own[1].insn = 64;
	own[0].insn = 63;
	ua_audit_table(&a, &table);
	ck_assert_uint_ge(a.n, 2);
	a.n = 0;
}
END_TEST

/* Each entry that a routine lacks is missed where its pointer is followed. */
START_TEST(missing)
{
	for (unsigned e = 0; e < 4; e++) {
		setup();
		make(UA_M_DROP, e);
		a.n = 0;
		ua_audit_routine(&a, &routine, &table);
		expect("has no entry");
		teardown();
	}
	setup();
}
END_TEST

int main(void)
{
	Suite *s = suite_create("mutant");
	TCase *t = tcase_create("mutant");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, drops);
	tcase_add_test(t, moves);
	tcase_add_test(t, swaps);
	tcase_add_test(t, alters);
	tcase_add_test(t, equivalents);
	tcase_add_test(t, nothing_noted);
	tcase_add_test(t, notes);
	tcase_add_test(t, missing);
	suite_add_tcase(s, t);
	return ua_unit_run(s);
}
