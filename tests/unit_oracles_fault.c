/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The oracles that judge faults: fault, redzone, overread; and what the set
 * of oracles looks like from outside. */
#include "unit.h"

#include "exam.h"
#include "judge_all.h"

#define SEED(name)	static void name(struct fixture *f)
#define C(c)		UA_CLAUSE(c)
#define FAULT(f)	((f)->out.fault[0])

static void fault_at(struct fixture *f, uintptr_t address, bool write)
{
	FAULT(f).address = address;
	FAULT(f).write = write;
}

SEED(load_in) { fault_at(f, USER + PAGE, false); }
SEED(store_behind) { fault_at(f, f->x.user.operand + LENGTH, true); }
SEED(store_last) { fault_at(f, f->x.user.operand + LENGTH - 1, true); }
SEED(store_before) { fault_at(f, f->x.user.operand - 1, true); }
SEED(load_behind) { fault_at(f, f->x.user.operand + LENGTH, false); }
SEED(load_before) { fault_at(f, f->x.user.operand - 1, false); }
/* A page that holds no byte of the operand: nobody would fault there for it. */
SEED(load_next_page) { fault_at(f, USER + 2 * PAGE, false); }
SEED(load_page_before) { fault_at(f, USER - 1, false); }
SEED(kernel_load_page_before) { fault_at(f, KERNEL - 1, false); }
SEED(behind_of_another_kind) { store_behind(f); FAULT(f).code = SEGV_MAPERR; }
SEED(kernel_load_in) { fault_at(f, KERNEL + 5, false); }
SEED(kernel_load_behind) { fault_at(f, KERNEL + LENGTH, false); }
SEED(kernel_store_behind) { fault_at(f, KERNEL + LENGTH, true); }
SEED(elsewhere) { fault_at(f, 0x10, true); }
SEED(second_is_bad) { f->out.fault[1] = FAULT(f); f->out.nfaults = 2; f->out.fault[1].address = f->x.user.operand - 1; }
SEED(fifth_is_not_kept) { for (int i = 1; i < UA_FAULTS_KEPT; i++) f->out.fault[i] = FAULT(f); f->out.nfaults = 4096; }
SEED(other_signal) { FAULT(f).signo = SIGILL; }
SEED(other_code) { FAULT(f).code = SEGV_MAPERR; }
SEED(bus) { f->x.expect = (struct ua_kind_fact){ SIGBUS, BUS_ADRERR, true }; FAULT(f).signo = SIGBUS; FAULT(f).code = BUS_ADRERR; }
SEED(bus_expected) { bus(f); FAULT(f).signo = SIGSEGV; }
/* The hole is one page of its kind; what is around it is PROT_NONE. */
SEED(guard_page) { bus(f); f->c.length = 3ul * PAGE; f->out.residual = f->c.length - ROOM; FAULT(f).signo = SIGSEGV; FAULT(f).code = SEGV_ACCERR; fault_at(f, USER + 2 * PAGE, true); }
SEED(guard_page_other) { guard_page(f); FAULT(f).code = SEGV_MAPERR; }
SEED(not_located) { FAULT(f).located = false; }
SEED(noncanonical) { f->x.expect.address = FAULT(f).located = false; f->x.accessible = 0; f->out.residual = LENGTH; }
SEED(noncanonical_elsewhere) { noncanonical(f); fault_at(f, 0x10, false); }
SEED(located_in_noncanonical) { noncanonical(f); FAULT(f).located = true; }
SEED(refused) { noncanonical(f); f->c.kind = UA_NONCANONICAL; f->out.nfaults = 0; }
SEED(turned_away) { located_in_noncanonical(f); f->c.kind = UA_NONCANONICAL; fault_at(f, UINTPTR_MAX, false); }
SEED(turned_away_canonical) { turned_away(f); f->c.kind = UA_NONE; }
SEED(no_entry) { FAULT(f).how = UA_BY_LEAVE; f->out.end = UA_STRAY; }
SEED(no_entry_promised) { no_entry(f); f->r.flags = UA_NOFIX; }
SEED(caught) { FAULT(f).how = UA_BY_CATCH; }
SEED(no_fault) { f->out.nfaults = 0; }
SEED(no_fault_whole) { set_whole(f); }
SEED(no_fault_no_residual) { no_fault(f); set_op(f, UA_OP_MEMSET); }
SEED(string_end) { set_op(f, UA_OP_STRNLEN); f->x.string = ROOM; no_entry_promised(f); load_in(f); }
SEED(string_inside) { string_end(f); FAULT(f).address = f->x.user.operand + ROOM - 1; }

static const struct row rows[] = {
	{ "load in the operand", load_in, 0 },
	{ "store behind", store_behind, C(REDZONE) },
	{ "store to the last byte", store_last, 0 },
	{ "store before", store_before, C(REDZONE) },
	{ "load behind, in its page", load_behind, 0 },
	{ "load before, in its page", load_before, 0 },
	{ "load in the next page", load_next_page, C(OVERREAD) },
	{ "load in the page before", load_page_before, C(OVERREAD) },
	{ "behind, of another kind", behind_of_another_kind, C(REDZONE) | C(FAULT) },
	{ "kernel side, inside", kernel_load_in, C(FAULT) },
	{ "kernel side, load behind, in its page", kernel_load_behind, C(FAULT) },
	{ "kernel side, load in the page before", kernel_load_page_before, C(FAULT) | C(OVERREAD) },
	{ "kernel side, store behind", kernel_store_behind, C(FAULT) | C(REDZONE) },
	{ "elsewhere", elsewhere, C(FAULT) },
	{ "the second is bad", second_is_bad, C(REDZONE) },
	{ "more faults than are kept", fifth_is_not_kept, 0 },
	{ "another signal", other_signal, C(FAULT) },
	{ "another kind", other_code, C(FAULT) },
	{ "SIGBUS", bus, 0 },
	{ "no SIGBUS", bus_expected, C(FAULT) },
	{ "behind the hole's page", guard_page, 0 },
	{ "behind the hole's page, another kind", guard_page_other, C(FAULT) },
	{ "not located", not_located, C(FAULT) },
	{ "non-canonical", noncanonical, 0 },
	{ "non-canonical: no address to judge", noncanonical_elsewhere, 0 },
	{ "located in a non-canonical hole", located_in_noncanonical, C(FAULT) },
	{ "non-canonical, refused", refused, 0 },
	{ "non-canonical, turned away", turned_away, 0 },
	{ "turned away, though a user has it", turned_away_canonical, C(FAULT) },
	{ "no entry", no_entry, C(FAULT) },
	{ "no entry, none promised", no_entry_promised, 0 },
	{ "caught", caught, 0 },
	{ "no fault", no_fault, C(FAULT) },
	{ "no fault, whole", no_fault_whole, 0 },
	{ "no fault, no residual", no_fault_no_residual, C(FAULT) },
	{ "behind a string's end", string_end, C(OVERREAD) },
	{ "in a string", string_inside, 0 },
};

START_TEST(test_rows)
{
	judge_row(&rows[_i]);
}
END_TEST

/* A verdict about memory names the byte. */
START_TEST(test_verdict)
{
	struct ua_verdict v = { .what = "" };
	struct fixture f;

	set_right(&f);
	set_diff(&f.x.tail);
	ck_assert(ua_oracle(UA_C_TAIL)->judge(&f.x, &v));
	ck_assert(v.diff.found);
	ck_assert_int_eq(v.diff.at, 4090);
	ck_assert_int_eq(v.expected, 0x00);
	ck_assert_int_eq(v.got, 0xff);
	set_right(&f);
	f.out.residual = LENGTH;
	ck_assert(ua_oracle(UA_C_PROGRESS)->judge(&f.x, &v));
	ck_assert(!v.diff.found);
	ck_assert_int_eq(v.expected, ROOM);
	ck_assert_int_eq(v.got, 0);
	set_right(&f);
	f.out.clobbered = ~0u;		/* more bits than have names */
	ck_assert(ua_oracle(UA_C_ABI)->judge(&f.x, &v));
	ck_assert_ptr_nonnull(strstr(v.what, "rbx"));
}
END_TEST

START_TEST(test_set)
{
	for (int c = 0; c < UA_C_NR; c++) {
		const struct ua_oracle *o = ua_oracle((enum ua_clause)c);

		ck_assert_ptr_nonnull(o);
		ck_assert_int_eq(o->clause, c);
		ck_assert(o->name[0] && o->says[0]);
		for (int d = 0; d < c; d++)
			ck_assert_str_ne(o->name, ua_oracle((enum ua_clause)d)->name);
	}
	ck_assert_ptr_null(ua_oracle(UA_C_NR));
}
END_TEST

/* The profiles of docs/CONTRACT.md. */
START_TEST(test_profiles)
{
	for (int i = 0; i < UA_C_NR; i++) {
		enum ua_clause c = (enum ua_clause)i;
		bool precise = c == UA_C_EXACT || c == UA_C_MONOTONE;
		bool noted = c == UA_C_TAIL || c == UA_C_PROGRESS;

		ck_assert_int_eq(ua_profile_level(UA_P_DOC, c), precise ? UA_L_OFF : UA_L_FAIL);
		ck_assert_int_eq(ua_profile_level(UA_P_STRICT, c), UA_L_FAIL);
		ck_assert_int_eq(ua_profile_level(UA_P_LAX, c),
				 precise ? UA_L_OFF : noted ? UA_L_NOTE : UA_L_FAIL);
	}
	ck_assert_int_eq(ua_oracle(UA_C_REDZONE)->severity, UA_S_MEMORY);
	ck_assert_int_eq(ua_oracle(UA_C_PREFIX)->severity, UA_S_LEAK);
	ck_assert_int_eq(ua_oracle(UA_C_PROGRESS)->severity, UA_S_HANG);
	ck_assert_int_eq(ua_oracle(UA_C_ABI)->severity, UA_S_STATE);
	ck_assert_int_eq(ua_oracle(UA_C_EXACT)->severity, UA_S_PRECISION);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("oracles of faults");
	TCase *t = tcase_create("rows");

	tcase_add_loop_test(t, test_rows, 0, (int)ARRAY_SIZE(rows));
	suite_add_tcase(s, t);
	UA_UNIT_TEST(s, test_verdict);
	UA_UNIT_TEST(s, test_set);
	UA_UNIT_TEST(s, test_profiles);
	return ua_unit_run(s);
}
