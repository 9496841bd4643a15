/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "unit.h"

#include "probe.h"

/* The section that all routines and probes lie in; ld names its bounds. */
extern const char __start_ua_text[], __stop_ua_text[];

START_TEST(test_own)
{
	struct ua_extable t;

	ck_assert_int_eq(ua_extable_init(&t), 0);
	ck_assert_uint_gt(t.n, 0);
	for (size_t i = 0; i < t.n; i++) {
		ck_assert(t.entry[i].insn >= (uintptr_t)__start_ua_text);
		ck_assert(t.entry[i].insn < (uintptr_t)__stop_ua_text);
		ck_assert(t.entry[i].fixup >= (uintptr_t)__start_ua_text);
		ck_assert(t.entry[i].fixup <= (uintptr_t)__stop_ua_text);
		ck_assert_uint_eq(t.entry[i].taken, 0);
		ck_assert(!i || t.entry[i - 1].insn < t.entry[i].insn);
		ck_assert_ptr_eq(ua_extable_search(&t, t.entry[i].insn), &t.entry[i]);
	}
	ck_assert_ptr_null(ua_extable_search(&t, 0));
	ck_assert_ptr_null(ua_extable_search(&t, (uintptr_t)-1));
	ua_extable_free(&t);
	ck_assert_uint_eq(t.n, 0);
	ck_assert_ptr_null(ua_extable_search(&t, (uintptr_t)ua_probe_store));
}
END_TEST

/* Every size up to 20, every place, and every gap between. */
START_TEST(test_search)
{
	struct ua_exentry entry[20];
	struct ua_extable t = { entry, 0 };

	for (size_t i = 0; i < ARRAY_SIZE(entry); i++)
		entry[i] = (struct ua_exentry){ 100 + 10 * i, i, 0 };
	for (t.n = 0; t.n <= ARRAY_SIZE(entry); t.n++)
		for (uintptr_t pc = 90; pc < 320; pc++) {
			struct ua_exentry *e = ua_extable_search(&t, pc);
			bool there = pc >= 100 && pc % 10 == 0 && (pc - 100) / 10 < t.n;

			ck_assert_ptr_eq(e, there ? &entry[(pc - 100) / 10] : NULL);
		}
}
END_TEST

int main(void)
{
	Suite *s = suite_create("extable");

	UA_UNIT_TEST(s, test_own);
	UA_UNIT_TEST(s, test_search);
	return ua_unit_run(s);
}
