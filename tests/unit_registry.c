/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "unit.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cpu.h"
#include "registry.h"

static const struct ua_routine list[] = {
	{ .arch = "x86", .op = UA_OP_CLEAR_USER, .variant = "erms" },
	{ .arch = "x86", .op = UA_OP_COPY_TO_USER, .variant = "erms" },
	{ .arch = "generic", .op = UA_OP_CLEAR_USER, .variant = "word", .need = 1u << 31 },
	{ .arch = "syscall", .op = UA_OP_CLEAR_USER, .variant = "read", .flags = UA_SYSCALL },
};

static void setup(void)
{
	ck_assert_int_eq(ua_registry_add(list, 2), 0);
	ck_assert_int_eq(ua_registry_add(list + 2, 2), 0);
}

/* How many routines the globs choose; -1 when one matched nothing. */
static int chosen(const char *a, const char *b)
{
	char *globs[] = { (char *)a, (char *)b };
	const struct ua_routine **found = NULL;
	const char *missed = NULL;
	size_t n, nglobs = !a ? 0 : b ? 2 : 1;
	int err = ua_registry_filter(globs, nglobs, &found, &n, &missed);

	if (err) {
		ck_assert_int_eq(err, -ENOENT);
		ck_assert_ptr_nonnull(missed);
		return -1;
	}
	for (size_t i = 1; i < n; i++)
		ck_assert(found[i - 1] < found[i]);	/* the order of registration */
	free(found);
	return (int)n;
}

START_TEST(test_filter)
{
	ck_assert_int_eq(chosen(NULL, NULL), 4);
	ck_assert_int_eq(chosen("*", NULL), 4);
	ck_assert_int_eq(chosen("x86/*", NULL), 2);
	ck_assert_int_eq(chosen("*erms", "x86/*"), 2);	/* none twice */
	ck_assert_int_eq(chosen("*/clear_user/*", NULL), 2);
	ck_assert_int_eq(chosen("syscall/read", "generic/clear_user/word"), 2);
	ck_assert_int_eq(chosen("x86", NULL), -1);
	ck_assert_int_eq(chosen("*", "nothing"), -1);
	ck_assert_int_eq(chosen("", NULL), -1);
}
END_TEST

START_TEST(test_find)
{
	ck_assert_uint_eq(ua_registry_size(), 4);
	ck_assert_ptr_eq(ua_registry_at(1), &list[1]);
	ck_assert_ptr_eq(ua_registry_find("syscall/read"), &list[3]);
	ck_assert_ptr_eq(ua_registry_find("x86/clear_user/erms"), &list[0]);
	ck_assert_ptr_null(ua_registry_find("x86/clear_user/erm"));
	ck_assert_ptr_null(ua_registry_find("*"));
}
END_TEST

START_TEST(test_nearest)
{
	char buf[UA_NAME_MAX], tedious[1000];

	ck_assert_str_eq(ua_registry_nearest("x86/clear_user/ermz", buf, sizeof(buf)),
			 "x86/clear_user/erms");
	ck_assert_str_eq(ua_registry_nearest("sycall/read", buf, sizeof(buf)), "syscall/read");
	ck_assert_ptr_null(ua_registry_nearest("entirely different", buf, sizeof(buf)));
	ck_assert_ptr_null(ua_registry_nearest("", buf, sizeof(buf)));
	memset(tedious, 'x', sizeof(tedious));
	tedious[sizeof(tedious) - 1] = 0;
	ua_registry_nearest(tedious, buf, sizeof(buf));
}
END_TEST

START_TEST(test_lacks)
{
	struct ua_routine needy = { .need = 1 };
	char buf[160], want[160];
	const char *name = ua_cpu_need_name(1);

	snprintf(want, sizeof(want), "this CPU lacks %s", name ? name : "?");
	ck_assert_ptr_null(ua_routine_lacks(&list[0], 0, buf, sizeof(buf)));
	ck_assert_ptr_null(ua_routine_lacks(&needy, 1, buf, sizeof(buf)));
	ck_assert_str_eq(ua_routine_lacks(&needy, 0, buf, sizeof(buf)), want);
	/* a feature that nobody named */
	ck_assert_str_eq(ua_routine_lacks(&list[2], ~0u >> 1, buf, sizeof(buf)),
			 "this CPU lacks ?");
	ck_assert_ptr_nonnull(ua_routine_lacks(&list[2], 0, buf, 4));
}
END_TEST

static void add(Suite *s, const char *name, const TTest *test)
{
	TCase *t = tcase_create(name);

	tcase_add_checked_fixture(t, setup, NULL);
	tcase_add_test(t, test);
	suite_add_tcase(s, t);
}

int main(void)
{
	Suite *s = suite_create("registry");

	add(s, "filter", test_filter);
	add(s, "find", test_find);
	add(s, "nearest", test_nearest);
	add(s, "lacks", test_lacks);
	return ua_unit_run(s);
}
