/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The sections of long operands: each start in the hole, each place of a line. */
#include "unit.h"

#include <string.h>

#include "sweep.h"

#define LINE	128
#define VECTORS	3328	/* POWER7's copy takes vectors from here on */

static struct ua_sweep sweep;
static struct ua_routine routine = { .arch = "a", .variant = "v" };

static void start(enum ua_op op, long page)
{
	routine.op = op;
	ua_sweep_init(&sweep, &routine, (unsigned long)page, 1, false);
}

static const struct ua_section *section(const char *name)
{
	const struct ua_section *s = ua_sections;

	while (strcmp(s->name, name))
		s++;
	return s;
}

/* Both sides begin at the same place of 16 bytes; the kernel's fits its page. */
static bool same_quad(const struct ua_case *c)
{
	ck_assert_int_le(c->other + (long)c->length, sweep.page);
	return !((c->other - c->offset) & 15);
}

#define INSIDE	512

/* Operands that begin in the hole, at each byte of 64 and each 16 of 512. */
START_TEST(test_inside)
{
	static bool seen[INSIDE + 1][2][2];	/* start; vectors; same quad */
	const struct ua_section *inside = section("inside");

	start(UA_OP_COPY_TO_USER, _i ? 65536 : 4096);
	memset(seen, 0, sizeof(seen));
	for (unsigned long i = 0; i < inside->count(&sweep); i++) {
		struct ua_case c;
		long before;

		ck_assert(inside->decode(&sweep, i, &c) && c.place == UA_BEFORE);
		before = 2 * sweep.page - c.offset;
		ck_assert(before > 0 && before <= INSIDE && (long)c.length > before);
		ck_assert_uint_eq(ua_case_accessible(&c, (unsigned long)sweep.page), 0);
		seen[before][c.length >= VECTORS][same_quad(&c)] = true;
	}
	for (int k = 0; k < 4; k++)
		for (int before = 1; before <= INSIDE; before += before < 64 ? 1 : 16)
			ck_assert_msg(seen[before][k / 2][k % 2], "%d bytes in, %d", before, k);
}
END_TEST

#define FAR	(LINE + 32)

/* The hole near either end, the kernel side at all places of a line. */
START_TEST(test_ends)
{
	static bool seen[2][FAR + 1][LINE / 16][2];	/* end; bytes; place; same quad */
	const struct ua_section *ends = section("ends");

	start(UA_OP_COPY_FROM_USER, _i ? 65536 : 4096);
	memset(seen, 0, sizeof(seen));
	for (unsigned long i = 0; i < ends->count(&sweep); i++) {
		unsigned long a, far;
		struct ua_case c;
		bool late;

		ck_assert(ends->decode(&sweep, i, &c) && c.place == UA_AFTER);
		a = (unsigned long)(sweep.page - c.offset);
		late = a > c.length / 2;
		far = late ? c.length - a : a;
		ck_assert_uint_le(far, FAR);
		if (c.length >= VECTORS)
			seen[late][far][(c.other & (LINE - 1)) / 16][same_quad(&c)] = true;
	}
	for (int k = 0; k < 4 * LINE / 16; k++)
		for (int far = 0; far <= FAR; far += far < 32 ? 1 : 16)
			ck_assert_msg(seen[k % 2][far][k / 4][k / 2 % 2], "%d from an end, %d", far, k);
}
END_TEST

/* What has no kernel side has these, too, and each once. */
START_TEST(test_alone)
{
	start(UA_OP_CLEAR_USER, 4096);
	ck_assert_uint_eq(section("inside")->count(&sweep), 92 * 3);
	ck_assert_uint_eq(section("ends")->count(&sweep), 41 * 2 * 2);
	start(UA_OP_CLEAR_PAGE, 4096);
	ck_assert_uint_eq(section("inside")->count(&sweep), 0);
	ck_assert_uint_eq(section("ends")->count(&sweep), 0);
	/* a string that begins in the hole may not be looked at */
	start(UA_OP_STRNLEN, 4096);
	ck_assert_uint_eq(section("inside")->count(&sweep), 0);
}
END_TEST

/* All of both is in the part that no budget takes away. */
START_TEST(test_whole)
{
	unsigned long inside = 0, ends = 0;

	start(UA_OP_COPY_TO_USER, 4096);
	for (unsigned long n = 0; n < sweep.quorum; n++) {
		const struct ua_section *s;
		struct ua_case c;

		ua_sweep_case(&sweep, n, &c);
		s = sweep.part[sweep.cell[sweep.cursor].part].section;
		inside += s == section("inside");
		ends += s == section("ends");
	}
	ck_assert_uint_eq(inside, section("inside")->count(&sweep));
	ck_assert_uint_eq(ends, section("ends")->count(&sweep));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("sweep, long operands");
	TCase *t = tcase_create("page sizes");

	tcase_add_loop_test(t, test_inside, 0, 2);
	tcase_add_loop_test(t, test_ends, 0, 2);
	suite_add_tcase(s, t);
	UA_UNIT_TEST(s, test_alone);
	UA_UNIT_TEST(s, test_whole);
	return ua_unit_run(s);
}
