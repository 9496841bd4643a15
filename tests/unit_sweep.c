/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The enumeration: which cases there are, and that numbers are theirs. */
#include "unit.h"

#include <string.h>

#include "sweep.h"

#define PAGE	4096
#define MOST	300	/* accessible bytes of the grid */
#define PAST	140	/* lengths go on for so many more */

static struct ua_sweep sweep;
static struct ua_routine routine = { .arch = "a", .variant = "v" };

static void start(int op, uint64_t seed, bool exhaustive)
{
	routine.op = (enum ua_op)op;
	ua_sweep_init(&sweep, &routine, PAGE, seed, exhaustive);
}

/* Whole pages, and a few lengths, have sections of their own. */
static bool no_grid(int op)
{
	return ua_op_info((enum ua_op)op)->traits & (UA_WHOLE_PAGE | UA_ATOMIC);
}

/* Number -> place in a section's grid must be one to one, and leave no place
 * out: a step that shares a factor with the count would do that. */
START_TEST(test_one_to_one)
{
	static bool seen[UA_SECTIONS_MAX][1200000];
	unsigned long sum = 0;

	start(_i, 1, false);
	for (unsigned p = 0; p < sweep.n; p++) {
		ck_assert_uint_lt(sweep.part[p].count, ARRAY_SIZE(seen[0]));
		sum += sweep.part[p].count;
	}
	ck_assert_uint_eq(sum, sweep.total);
	for (unsigned long n = 0; n < sweep.total; n++) {
		struct ua_case c;
		unsigned long i;
		unsigned part;

		ua_sweep_case(&sweep, n, &c);
		part = sweep.cell[sweep.cursor].part;
		i = sweep.cell[sweep.cursor].first + n - sweep.cell[sweep.cursor].start;
		i = (unsigned long)((unsigned __int128)i * sweep.part[part].step %
				    sweep.part[part].count);
		ck_assert_msg(!seen[part][i], "number %lu: a place for the second time", n);
		seen[part][i] = true;
	}
}
END_TEST

/* case(number(case(n))) == case(n), and number() gives the lowest. */
START_TEST(test_both_ways)
{
	start(_i, 1, false);
	for (int k = 0; k < 16; k++) {
		unsigned long n = (unsigned long)k * (sweep.total - 1) / 15, m = ~0ul;
		struct ua_case c, back;

		if (!ua_sweep_case(&sweep, n, &c))
			continue;
		ck_assert(ua_sweep_number(&sweep, &c, &m));
		ck_assert_uint_le(m, n);
		ck_assert(ua_sweep_case(&sweep, m, &back));
		ck_assert(ua_case_equal(&c, &back));
	}
}
END_TEST

START_TEST(test_foreign)
{
	struct ua_case c = { UA_MIDDLE, UA_BUS, -12345, 0, 54321 };
	unsigned long n;

	start(UA_OP_CLEAR_USER, 1, false);
	ck_assert(!ua_sweep_number(&sweep, &c, &n));
}
END_TEST

/* Out of order, as shards and replay look numbers up: the same cases. */
START_TEST(test_any_order)
{
	struct ua_case a, b;

	start(UA_OP_COPY_TO_USER, 9, false);
	for (unsigned long n = 0; n < 2000; n++) {
		unsigned long far = sweep.total - 1 - n * 97 % sweep.total;
		bool there = ua_sweep_case(&sweep, far, &a);

		sweep.cursor = 0;
		ck_assert_int_eq(there, ua_sweep_case(&sweep, far, &b));
		ck_assert(!there || ua_case_equal(&a, &b));
	}
}
END_TEST

/* ---- what must be covered ------------------------------------------------- */

static bool grid[3][MOST + 1][MOST + PAST + 1];	/* after, before, kinds */

static void mark(const struct ua_case *c)
{
	unsigned long a = c->offset <= PAGE ? (unsigned long)(PAGE - c->offset) : ~0ul;
	long end = c->offset + (long)c->length - 2 * PAGE;

	if (c->length > MOST + PAST)
		return;
	if (c->place == UA_AFTER && a <= MOST && c->kind == UA_NONE)
		grid[0][a][c->length] = true;
	else if (c->place == UA_AFTER && a <= MOST && c->kind != UA_NONCANONICAL)
		grid[2][a][c->length] = true;
	else if (c->place == UA_BEFORE && end >= 0 && end <= MOST)
		grid[1][end][c->length] = true;
}

START_TEST(test_grid)
{
	bool string = _i == UA_OP_STRNLEN, source = ua_op_info((enum ua_op)_i)->traits & UA_SRC_USER;

	start(_i, 1, false);
	memset(grid, 0, sizeof(grid));
	for (unsigned long n = 0; n < sweep.total; n++) {
		struct ua_case c;

		if (ua_sweep_case(&sweep, n, &c))
			mark(&c);
	}
	for (unsigned long a = 0; a <= MOST && !no_grid(_i); a++)
		for (unsigned long length = 0; length <= a + PAST; length++) {
			/* a string has at least its end; it is not asked for none */
			bool there = !string || a || !length;

			ck_assert_msg(grid[0][a][length] == there, "after %lu %lu", a, length);
			if (!string || length <= a)
				ck_assert_msg(grid[1][a][length], "before %lu %lu", a, length);
			/* a third of the kinds is read-only: none for a source */
			if (!source)
				ck_assert_msg(grid[2][a][length], "kinds %lu %lu", a, length);
		}
}
END_TEST

/* The quorum, which no budget takes away, has cases of every section. */
START_TEST(test_quorum)
{
	bool seen[UA_SECTIONS_MAX] = { false };

	start(_i, 1, true);
	ck_assert_uint_le(sweep.quorum, sweep.total);
	for (unsigned long n = 0; n < sweep.quorum; n++) {
		struct ua_case c;

		if (ua_sweep_case(&sweep, n, &c))
			seen[sweep.cell[sweep.cursor].part] = true;
	}
	for (unsigned p = 0; p < sweep.n; p++)
		ck_assert_msg(seen[p] || sweep.part[p].section->exhaustive, "%s",
			      sweep.part[p].section->name);
}
END_TEST

/* The seed moves the random part, all of it, and nothing else. */
START_TEST(test_seed)
{
	static struct ua_sweep other;
	unsigned long random = 0, same = 0;

	start(UA_OP_COPY_TO_USER, 1, false);
	ua_sweep_init(&other, &routine, PAGE, 2, false);
	ck_assert_uint_eq(sweep.total, other.total);
	for (unsigned long n = 0; n < sweep.total; n++) {
		struct ua_case a, b;
		bool there = ua_sweep_case(&sweep, n, &a), too = ua_sweep_case(&other, n, &b);
		const char *name = sweep.part[sweep.cell[sweep.cursor].part].section->name;

		if (strcmp(name, "random")) {
			ck_assert_int_eq(there, too);
			ck_assert(!there || ua_case_equal(&a, &b));
			continue;
		}
		random++;
		same += there && too && ua_case_equal(&a, &b);
	}
	ck_assert_uint_gt(random, 10000);
	ck_assert_uint_lt(same, random / 100);
}
END_TEST

static const struct ua_section *section(const char *name)
{
	const struct ua_section *s = ua_sections;

	while (strcmp(s->name, name))
		s++;
	return s;
}

/* --exhaustive: every offset of a page, every length up to a page and more. */
START_TEST(test_page)
{
	static bool seen[PAGE][PAGE + PAST + 1];
	const struct ua_section *page = section("page");
	unsigned long n;

	start(UA_OP_CLEAR_USER, 1, true);
	n = page->count(&sweep);
	ck_assert_uint_eq(n, sizeof(seen));
	for (unsigned long i = 0; i < n; i++) {
		struct ua_case c;

		if (!page->decode(&sweep, i, &c) || c.offset < 0 || c.offset >= PAGE ||
		    c.length > PAGE + PAST || seen[c.offset][c.length])
			ck_abort_msg("place %lu", i);
		seen[c.offset][c.length] = true;
	}
}
END_TEST

/* Sections that some routines are spared. */
START_TEST(test_spared)
{
	start(UA_OP_CLEAR_USER, 1, false);
	ck_assert_uint_gt(section("extreme")->count(&sweep), 0);
	ck_assert_uint_gt(section("noncanonical")->count(&sweep), 0);
	ck_assert_uint_eq(section("layers")->count(&sweep), 0);
	ck_assert_uint_eq(section("pages")->count(&sweep), 0);
	routine.flags = UA_NOFIX;
	ck_assert_uint_eq(section("extreme")->count(&sweep), 0);
	ck_assert_uint_eq(section("noncanonical")->count(&sweep), 0);
	routine.flags = UA_PADS;
	ck_assert_uint_eq(section("extreme")->count(&sweep), 0);
	routine.flags = UA_LEN32;
	start(UA_OP_COPY_TO_USER, 1, false);
	for (unsigned long i = 0; i < section("extreme")->count(&sweep); i++) {
		struct ua_case c;

		ck_assert(!section("extreme")->decode(&sweep, i, &c) || c.length <= 0xffffffff);
	}
	routine.flags = 0;
	routine.max_length = 100;
	for (unsigned long n = 0; n < sweep.total; n += 11) {
		struct ua_case c;

		ck_assert(!ua_sweep_case(&sweep, n, &c) || c.length <= 100);
	}
}
END_TEST

int main(void)
{
	Suite *s = suite_create("sweep");
	TCase *t = tcase_create("every op");

	tcase_set_timeout(t, 120);
	tcase_add_loop_test(t, test_one_to_one, 0, UA_OP_NR);
	tcase_add_loop_test(t, test_both_ways, 0, UA_OP_NR);
	tcase_add_loop_test(t, test_grid, 0, UA_OP_NR);
	tcase_add_loop_test(t, test_quorum, 0, UA_OP_NR);
	suite_add_tcase(s, t);
	UA_UNIT_TEST(s, test_foreign);
	UA_UNIT_TEST(s, test_any_order);
	UA_UNIT_TEST(s, test_seed);
	UA_UNIT_TEST(s, test_page);
	UA_UNIT_TEST(s, test_spared);
	return ua_unit_run(s);
}
