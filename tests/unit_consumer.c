/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The loops on top of the routines: when they come to an end, and how far. */
#include "unit.h"

#include <errno.h>
#include <string.h>

#include "consumer.h"
#include "finding.h"
#include "generic/generic.h"
#include "selftest.h"
#include "sweep.h"

/* A routine that exists as numbers alone. */
struct fake {
	unsigned long accessible;
	unsigned long most;	/* bytes that it does a call */
	unsigned long least;	/* it gives up what is less; 0: nothing */
	unsigned long stops;	/* goes on from there never again */
	unsigned idle;		/* calls that do nothing, at first */
	unsigned long empty;	/* returned for length 0 */
	unsigned calls, nothings;
	unsigned long largest, last;	/* lengths that were asked for */
};

static bool fake_call(void *context, unsigned long at, unsigned long n, unsigned long *left)
{
	struct fake *f = context;
	unsigned long room = at < f->accessible ? f->accessible - at : 0;
	unsigned long done = n < room ? n : room;

	f->calls++;
	f->nothings += !n;
	f->largest = n > f->largest ? n : f->largest;
	f->last = n;
	if (done > f->most)
		done = f->most;
	if (f->idle && n)
		f->idle--, done = 0;
	else if (done < f->least || (f->stops && at == f->stops))
		done = 0;
	*left = n ? n - done : f->empty;
	return true;
}

static unsigned long consume(enum ua_consumer which, struct fake *f, unsigned long length)
{
	struct ua_consumer_task t = {
		.length = length, .accessible = f->accessible, .page = 96, .pages = 4096,
		.call = fake_call, .context = f,
	};

	ua_consume(which, &t);
	ck_assert(!t.odd);
	ck_assert_uint_lt(f->calls, 8 * length + 64);
	return t.done;
}

#define EACH(which) \
	for (enum ua_consumer which = UA_CONSUMER_RETRY; which < UA_CONSUMER_NR; which++)

START_TEST(test_all_is_done)
{
	static const unsigned long lengths[] = { 1, 2, 97, 500, 5000 };

	EACH(which)
		for (size_t i = 0; i < ARRAY_SIZE(lengths); i++)
			for (unsigned long there = 0; there <= lengths[i]; there += 1 + there / 7) {
				struct fake f = { .accessible = there, .most = -1ul };
				struct fake slow = { .accessible = there, .most = 1 };

				ck_assert_uint_eq(consume(which, &f, lengths[i]), there);
				ck_assert_uint_eq(consume(which, &slow, lengths[i]), there);
			}
}
END_TEST

/* What halving gets round, the others do not. */
START_TEST(test_stuck)
{
	EACH(which) {
		struct fake never = { .accessible = 90, .most = 0 };
		struct fake word = { .accessible = 90, .most = -1ul, .stops = 64 };
		struct fake late = { .accessible = 90, .most = -1ul, .idle = UA_CONSUMER_PATIENCE - 1 };

		ck_assert_uint_eq(consume(which, &never, 100), 0);
		ck_assert_uint_le(never.calls, which == UA_CONSUMER_SEGMENTS ? 64 : 8);
		ck_assert_uint_eq(consume(which, &late, 100), 90);
		word.most = 64;
		ck_assert_uint_eq(consume(which, &word, 100), which == UA_CONSUMER_SEGMENTS ? 90 : 64);
	}
}
END_TEST

START_TEST(test_retry)
{
	struct fake f = { .accessible = 5000, .most = -1ul };

	/* Up to the end of the cache's page, each time. */
	ck_assert_uint_eq(consume(UA_CONSUMER_RETRY, &f, 5000), 5000);
	ck_assert_uint_eq(f.calls, 3);
	ck_assert_uint_eq(f.largest, 4096);
	ck_assert_uint_eq(f.last, 5000 - 96 - 4096);
	/* Where the next byte isn't there, it is not asked for. */
	f = (struct fake){ .accessible = 0, .most = -1ul };
	ck_assert_uint_eq(consume(UA_CONSUMER_RETRY, &f, 10), 0);
	ck_assert_uint_eq(f.calls, 0);
}
END_TEST

START_TEST(test_segments)
{
	struct fake f = { .accessible = 500, .most = -1ul }, bad = f;

	ck_assert_uint_eq(consume(UA_CONSUMER_SEGMENTS, &f, 500), 500);
	ck_assert_uint_gt(f.nothings, 2);
	ck_assert_uint_lt(f.nothings, f.calls);
	/* Bytes left of an empty one end each walk. */
	bad.empty = 1;
	ck_assert_uint_eq(consume(UA_CONSUMER_SEGMENTS, &bad, 500), 0);
}
END_TEST

START_TEST(test_halves)
{
	struct fake f = { .accessible = 3, .most = -1ul };

	ck_assert_uint_eq(consume(UA_CONSUMER_HALVES, &f, 100), 3);
	ck_assert_uint_eq(f.last, 1);	/* and that was not done either */
}
END_TEST

/* A routine that does not come back, or whose count is none. */
static bool odd_call(void *context, unsigned long at, unsigned long n, unsigned long *left)
{
	(void)at;
	*left = n + 1;
	return !context;
}

START_TEST(test_odd)
{
	EACH(which)
		for (int stray = 0; stray < 2; stray++) {
			struct ua_consumer_task t = {
				.length = 50, .accessible = 50, .page = 50, .pages = 4096,
				.call = odd_call, .context = stray ? &t : NULL,
			};

			ua_consume(which, &t);
			ck_assert_uint_eq(t.done, 0);
			ck_assert(t.odd || which == UA_CONSUMER_SEGMENTS);
		}
}
END_TEST

/* ---- on a routine ------------------------------------------------------------ */

static unsigned long gives_up(void *to, unsigned long n)
{
	return n > 64 ? n : ua_generic_clear_user_byte(to, n);
}

static unsigned judge(enum ua_op op, void (*entry)(void), unsigned long length, unsigned long there,
		      enum ua_consumer which, struct ua_verdict *verdicts)
{
	static struct ua_arena *arena;
	static struct ua_facts facts;
	static struct ua_subject subject;
	static struct ua_routine routine;
	static struct ua_case c;
	unsigned bad;

	if (!arena) {
		arena = ua_unit_arena();
		ck_assert_ptr_null(ua_selftest(arena, &facts));
	}
	routine = (struct ua_routine){ .arch = "a", .op = op, .variant = "v", .entry = entry };
	c = (struct ua_case){ .offset = (long)(facts.page - there), .length = length,
			      .consumer = which };
	c.other = UA_HAS_KERNEL(ua_op_info(op)->traits) ? (long)(facts.page - length) : 0;
	ck_assert_int_eq(ua_subject_open(&subject, &routine, arena, &facts, UA_P_DOC), 0);
	ck_assert_int_eq(ua_subject_run(&subject, &c), 0);
	bad = ua_judge(&subject, verdicts);
	ua_subject_restore(&subject, true);
	return bad;
}

#define JUDGE(op, entry, length, there, which) \
	judge(UA_OP_##op, (void (*)(void))(entry), length, there, which, verdicts)

START_TEST(test_routines)
{
	struct ua_verdict verdicts[UA_C_NR];

	EACH(which) {
		ck_assert_uint_eq(JUDGE(CLEAR_USER, ua_generic_clear_user_byte, 200, 77, which), 0);
		ck_assert_uint_eq(JUDGE(COPY_TO_USER, ua_generic_copy_to_user_byte, 200, 200, which), 0);
		ck_assert_uint_eq(JUDGE(COPY_FROM_USER, ua_generic_copy_from_user_long, 200, 0, which), 0);
	}
	ck_assert_uint_eq(JUDGE(CLEAR_USER, gives_up, 200, 99, UA_CONSUMER_HALVES), 0);
	ck_assert_uint_eq(JUDGE(CLEAR_USER, gives_up, 200, 99, UA_CONSUMER_RETRY), UA_CLAUSE(PROGRESS));
	ck_assert_int_eq(verdicts[UA_C_PROGRESS].expected, 99);
	ck_assert_int_eq(verdicts[UA_C_PROGRESS].got, 0);
	ck_assert_ptr_nonnull(strstr(verdicts[UA_C_PROGRESS].what, "write(2)"));
	ck_assert_uint_eq(JUDGE(CLEAR_USER, gives_up, 600, 599, UA_CONSUMER_SEGMENTS), UA_CLAUSE(PROGRESS));
	ck_assert_ptr_nonnull(strstr(verdicts[UA_C_PROGRESS].what, "segments"));
}
END_TEST

START_TEST(test_names)
{
	enum ua_consumer back;
	struct ua_case c = { .offset = 4094, .length = 526 }, parsed;
	const struct ua_routine r = { .arch = "a", .op = UA_OP_CLEAR_USER, .variant = "v" };
	char text[UA_CASE_MAX], name[UA_NAME_MAX];

	EACH(which) {
		ck_assert_int_eq(ua_consumer_parse(ua_consumer_name(which), &back), 0);
		ck_assert_int_eq(back, which);
		c.consumer = which;
		ua_case_print(&r, &c, text, sizeof(text));
		ck_assert_int_eq(ua_case_parse(text, name, sizeof(name), &parsed), 0);
		ck_assert(ua_case_equal(&c, &parsed));
	}
	ck_assert_str_eq(text, "a/clear_user/v:after:none:4094:526:consumer=halves");
	ck_assert_int_eq(ua_consumer_parse("on", &back), -EINVAL);
	ck_assert_int_eq(ua_case_parse("a/clear_user/v:after:none:1:2:consumer=x", name, sizeof(name),
				       &parsed), -EINVAL);
}
END_TEST

/* The sweep has them in what always runs, or not at all. */
START_TEST(test_sweep)
{
	static struct ua_sweep with, without;
	struct ua_routine r = { .arch = "a", .op = UA_OP_COPY_TO_USER, .variant = "v" };
	unsigned found[UA_CONSUMER_NR] = { 0 };
	struct ua_case c;

	ua_sweep_init(&with, &r, 4096, 1, 0);
	ua_sweep_init(&without, &r, 4096, 1, UA_SWEEP_ALONE);
	for (unsigned long n = 0; n < with.quorum; n++)
		if (ua_sweep_case(&with, n, &c))
			found[c.consumer]++;
	EACH(which) {
		ck_assert_uint_gt(found[which], 100);
		ck_assert_uint_lt(found[which], 1000);
	}
	for (unsigned long n = 0; n < without.total; n++)
		if (ua_sweep_case(&without, n, &c))
			ck_assert_int_eq(c.consumer, UA_CONSUMER_NOT);
	r.flags = UA_HIDDEN;
	ck_assert(!ua_consumer_fits(&r));
	r.flags = 0;
	r.op = UA_OP_GET_USER;
	ck_assert(!ua_consumer_fits(&r));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("consumer");

	UA_UNIT_TEST(s, test_all_is_done);
	UA_UNIT_TEST(s, test_stuck);
	UA_UNIT_TEST(s, test_retry);
	UA_UNIT_TEST(s, test_segments);
	UA_UNIT_TEST(s, test_halves);
	UA_UNIT_TEST(s, test_odd);
	UA_UNIT_TEST(s, test_routines);
	UA_UNIT_TEST(s, test_names);
	UA_UNIT_TEST(s, test_sweep);
	return ua_unit_run(s);
}
