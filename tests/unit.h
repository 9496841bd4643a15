/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the unit tests share: the runner, and an arena under the fault guard. */
#ifndef UA_UNIT_H
#define UA_UNIT_H

#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "arena.h"
#include "extable.h"
#include "fault.h"

#define ARRAY_SIZE(a)	(sizeof(a) / sizeof((a)[0]))

/* Adds tests to a case of the suite; generous, for sanitizers are slow. */
#define UA_UNIT_TEST(suite, test) do { \
	TCase *t_ = tcase_create(#test); \
	tcase_set_timeout(t_, 120); \
	tcase_add_test(t_, test); \
	suite_add_tcase(suite, t_); \
} while (0)

static inline int ua_unit_run(Suite *suite)
{
	SRunner *runner = srunner_create(suite);
	int failed;

	srunner_run_all(runner, CK_ENV);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

/* The guard comes first: an arena registers its areas with it. */
static inline struct ua_arena *ua_unit_arena(void)
{
	static struct ua_extable table;
	struct ua_arena *arena;

	ck_assert_int_eq(ua_extable_init(&table), 0);
	ck_assert_int_eq(ua_fault_install(&table), 0);
	arena = ua_arena_new();
	ck_assert_ptr_nonnull(arena);
	return arena;
}

#endif
