/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "unit.h"

#include <errno.h>
#include <limits.h>
#include <string.h>

#include "finding.h"
#include "sweep.h"

static const struct ua_routine clear = { .arch = "x86", .op = UA_OP_CLEAR_USER, .variant = "v" };
static const struct ua_routine copy = { .arch = "x86", .op = UA_OP_COPY_TO_USER, .variant = "v" };

static void round_trip(const struct ua_routine *r, const struct ua_case *c)
{
	char text[UA_CASE_MAX], name[UA_NAME_MAX], want[UA_NAME_MAX];
	struct ua_case back;

	ua_case_print(r, c, text, sizeof(text));
	ck_assert_msg(ua_case_parse(text, name, sizeof(name), &back) == 0, "%s", text);
	ck_assert_str_eq(name, ua_routine_name(r, want, sizeof(want)));
	ck_assert_msg(ua_case_equal(c, &back), "%s", text);
}

START_TEST(test_round_trip)
{
	static const long offsets[] = { 0, 1, -1, 4094, LONG_MIN, LONG_MAX };
	static const unsigned long lengths[] = { 0, 1, 526, 1ul << 40, ULONG_MAX };

	for (int p = 0; p < UA_PLACE_NR; p++)
		for (int k = 0; k < UA_KIND_NR; k++)
			for (size_t i = 0; i < ARRAY_SIZE(offsets); i++)
				for (size_t j = 0; j < ARRAY_SIZE(lengths); j++) {
					struct ua_case c = { (enum ua_place)p, (enum ua_kind)k,
							     offsets[i], 0, lengths[j] };

					round_trip(&clear, &c);
					c.other = offsets[ARRAY_SIZE(offsets) - 1 - i];
					round_trip(&copy, &c);
				}
}
END_TEST

static const struct ua_routine string = {
	.arch = "a", .op = UA_OP_STRNCPY_FROM_USER, .variant = "v",
};

/* Where a string ends; every text without it is of the time before. */
START_TEST(test_string)
{
	struct ua_case c = { UA_AFTER, UA_NONE, 4094, 7, 526 };
	char text[UA_CASE_MAX], name[UA_NAME_MAX];

	ck_assert_str_eq(ua_case_print(&string, &c, text, sizeof(text)),
			 "a/strncpy_from_user/v:after:none:4094:526:7");
	round_trip(&string, &c);
	c.string = -1;
	ck_assert_str_eq(ua_case_print(&string, &c, text, sizeof(text)),
			 "a/strncpy_from_user/v:after:none:4094:526:7:string=none");
	round_trip(&string, &c);
	c.string = 2;
	ck_assert_str_eq(ua_case_print(&string, &c, text, sizeof(text)),
			 "a/strncpy_from_user/v:after:none:4094:526:7:string=2");
	round_trip(&string, &c);
	c.string = LONG_MAX;
	round_trip(&string, &c);
	ck_assert_int_eq(ua_case_parse("a:after:none:1:2:string=3", name, sizeof(name), &c), 0);
	ck_assert_int_eq(c.string, 3);
	ck_assert_int_eq(c.other, 0);
	ck_assert_int_eq(ua_case_parse("a:after:none:1:2:5", name, sizeof(name), &c), 0);
	ck_assert_int_eq(c.string, 0);
	ck_assert_str_eq(ua_case_print(&clear, &(struct ua_case){ .string = 3 }, text, sizeof(text)),
			 "x86/clear_user/v:after:none:0:0");
}
END_TEST

START_TEST(test_words)
{
	struct ua_case c = { UA_AFTER, UA_NONE, 4094, 7, 526 };
	char text[UA_CASE_MAX];

	ck_assert_str_eq(ua_case_print(&clear, &c, text, sizeof(text)),
			 "x86/clear_user/v:after:none:4094:526");
	ck_assert_str_eq(ua_case_print(&copy, &c, text, sizeof(text)),
			 "x86/copy_to_user/v:after:none:4094:526:7");
	ck_assert_int_eq(ua_place_parse("before"), UA_BEFORE);
	ck_assert_int_eq(ua_kind_parse("read-only"), UA_READONLY);
	ck_assert_int_eq(ua_place_parse("?"), -1);
	ck_assert_int_eq(ua_kind_parse(""), -1);
}
END_TEST

START_TEST(test_garbage)
{
	static const char *const garbage[] = {
		"", ":", "a", "a:after", "a:after:none", "a:after:none:1", "a:after:none:1:",
		"a:after:none::1", "a:after:none:x:1", "a:after:none:1:x", "a:after:none:1:1x",
		"a:after:none:1x:1", "a:after:none:1:1:1x", "a:after:none:1:-1", "a:after:none:1:1:", "a:after:none:1:1:x",
		"a:after:none:1:1:1:1", "a:nowhere:none:1:1", "a:after:nothing:1:1",
		"a:after:none:1:string=1", "a:after:none:1:1:string=", "a:after:none:1:1:string=0",
		"a:after:none:1:1:string=-1", "a:after:none:1:1:string=1x", "a:after:none:1:1:string=all",
		"a:after:none:1:1:string=1:1", "a:after:none:1:1:1:1:string=1", "a:after:none:1:1:1:string",
		"a:AFTER:none:1:1", "a:after:none:99999999999999999999:1",
		"a:after:none:1:99999999999999999999", "a:after:none:1:1:99999999999999999999",
	};
	char name[UA_NAME_MAX], huge[4096];
	struct ua_case c;

	for (size_t i = 0; i < ARRAY_SIZE(garbage); i++)
		ck_assert_msg(ua_case_parse(garbage[i], name, sizeof(name), &c) == -EINVAL,
			      "%s", garbage[i]);
	memset(huge, 'a', sizeof(huge));
	strcpy(huge + sizeof(huge) - 20, ":after:none:1:1");
	ck_assert_int_eq(ua_case_parse(huge, name, sizeof(name), &c), -EINVAL);
	ck_assert_int_eq(ua_case_parse("abcdefgh:after:none:1:1", name, 8, &c), -EINVAL);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("casetext");

	UA_UNIT_TEST(s, test_round_trip);
	UA_UNIT_TEST(s, test_string);
	UA_UNIT_TEST(s, test_words);
	UA_UNIT_TEST(s, test_garbage);
	return ua_unit_run(s);
}
