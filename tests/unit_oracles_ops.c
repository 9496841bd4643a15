/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the oracles make of the operations that are no plain copies. */
#include "unit.h"

#include <errno.h>

#include "answer.h"
#include "exam.h"
#include "judge_all.h"

#define SEED(name)	static void name(struct fixture *f)
#define C(c)		UA_CLAUSE(c)

/* ---- all or nothing ---- */
SEED(get) { set_op(f, UA_OP_GET_USER); f->out.residual = LENGTH; f->out.fault[0].write = false; }
SEED(get_pads) { get(f); f->r.flags = UA_PADS; }
SEED(get_not_zero) { get_pads(f); set_diff(&f->x.pad); }
SEED(get_touched) { get(f); set_diff(&f->x.tail); }
SEED(get_whole) { get(f); set_whole(f); }
SEED(get_wrong) { get_whole(f); set_diff(&f->x.prefix); }
SEED(get_counts) { get(f); f->out.residual = LENGTH - ROOM; }
SEED(get_claims) { get(f); f->out.residual = 0; }
SEED(get_whole_left) { get_whole(f); f->out.residual = LENGTH; }
SEED(get_hang) { get(f); f->out.end = UA_HANG; }
SEED(get_unseen) { get(f); f->out.nfaults = 0; }
SEED(put) { set_op(f, UA_OP_PUT_USER); f->c.length = f->out.residual = 8; f->x.accessible = 4; f->c.offset = PAGE - 4; set_side(&f->x.user, USER, PAGE - 4); }
SEED(put_partial) { put(f); set_diff(&f->x.tail); }
SEED(put_torn) { put_partial(f); f->x.torn = 3; }
SEED(put_two_stores) { put_partial(f); f->c.length = f->out.residual = sizeof(long) + 1; }
SEED(get_torn) { get_touched(f); f->x.torn = 3; }
SEED(put_less) { put(f); f->out.less_valid = true; f->out.less_residual = 8; }

/* ---- strings ---- */
SEED(copy) { set_op(f, UA_OP_STRNCPY_FROM_USER); f->out.residual = (unsigned long)-EFAULT; f->out.fault[0].write = false; }
SEED(copy_claims) { copy(f); f->out.residual = ROOM; }
SEED(copy_unseen) { copy(f); f->out.nfaults = 0; }
SEED(copy_minus_1) { copy(f); f->out.residual = -1ul; }
SEED(copy_above) { copy(f); f->out.residual = LENGTH + 1; }
SEED(copy_memory) { copy(f); set_diff(&f->x.prefix); }
SEED(copy_ends) { copy(f); f->x.string = ROOM; f->out.residual = ROOM - 1; f->out.nfaults = 0; }
SEED(copy_ends_faults) { copy_ends(f); f->out.nfaults = 1; }
SEED(copy_ends_efault) { copy_ends(f); f->out.residual = (unsigned long)-EFAULT; }
SEED(copy_ends_one_more) { copy_ends(f); f->out.residual++; }
SEED(copy_ends_wrong) { copy_ends(f); set_diff(&f->x.prefix); }
SEED(copy_ends_garbage) { copy_ends(f); set_diff(&f->x.tail); }
SEED(copy_stray) { copy_claims(f); f->out.end = UA_STRAY; set_diff(&f->x.prefix); }
SEED(copy_whole) { copy(f); set_whole(f); f->out.residual = LENGTH; }
SEED(copy_whole_short) { copy_whole(f); f->out.residual--; }
SEED(copy_huge) { copy_ends(f); f->c.length = LONG_MAX; }
SEED(size) { set_op(f, UA_OP_STRNLEN_USER); f->out.residual = 0; f->out.fault[0].write = false; }
SEED(size_claims) { size(f); f->out.residual = ROOM; }
SEED(size_efault) { size(f); f->out.residual = (unsigned long)-EFAULT; }
SEED(size_unseen) { size(f); f->out.nfaults = 0; }
SEED(size_ends) { size(f); f->x.string = f->out.residual = ROOM; f->out.nfaults = 0; }
SEED(size_ends_no_nul) { size_ends(f); f->out.residual--; }
SEED(size_ends_0) { size_ends(f); f->out.residual = 0; }
SEED(size_whole) { size(f); set_whole(f); f->out.residual = LENGTH + 1; }
SEED(size_whole_more) { size_whole(f); f->out.residual = LENGTH + 9; }
SEED(size_whole_bound) { size_whole(f); f->out.residual = LENGTH; }
SEED(size_whole_minus) { size_whole(f); f->out.residual = -1ul; }
SEED(size_empty) { size_whole(f); f->c.length = f->x.accessible = 0; f->out.residual = 0; }
SEED(size_empty_1) { size_empty(f); f->out.residual = 1; }
/* A string that ends ten bytes before the hole, and its bound behind it. */
SEED(size_ahead) { size_ends(f); f->x.string = f->out.residual = 1; f->out.nfaults = 1; }
SEED(libc_ahead) { size_ahead(f); set_op(f, UA_OP_STRNLEN); f->out.residual = 0; f->r.flags = UA_NOFIX; }

/* ---- checksums ---- */
SEED(sum) { set_op(f, UA_OP_CSUM_COPY_TO_USER); f->out.residual = 0; }
SEED(sum_claims) { sum(f); f->out.residual = 0x12345; }
SEED(sum_unseen) { sum(f); f->out.nfaults = 0; }
SEED(sum_memory) { sum(f); set_diff(&f->x.tail); }
SEED(sum_whole) { sum(f); set_whole(f); f->x.sum = 0x2346; f->out.residual = 0x2346; }
SEED(sum_whole_carries) { sum_whole(f); f->out.residual = 0x12345; }
SEED(sum_whole_wrong) { sum_whole(f); f->out.residual ^= 0x100; }
SEED(sum_whole_0) { sum_whole(f); f->out.residual = 0; }
SEED(sum_whole_byte) { sum_whole(f); set_diff(&f->x.prefix); }
SEED(sum_ones) { sum_whole(f); f->x.sum = 0xffff; f->out.residual = 0xffffffff; }
SEED(sum_ones_0) { sum_ones(f); f->out.residual = 0; }

/* ---- two user sides: the source ends five bytes before a hole of its own ---- */
SEED(two) { set_op(f, UA_OP_COPY_IN_USER); f->c.other = PAGE - 5; set_side(&f->x.kernel, KERNEL, f->c.other); f->x.accessible = 5; f->out.residual = LENGTH - 5; f->out.fault[0].address = KERNEL + PAGE; f->out.fault[0].write = false; }
SEED(two_destination) { two(f); f->c.other = 0; set_side(&f->x.kernel, KERNEL, 0); f->x.accessible = ROOM; f->out.residual = LENGTH - ROOM; f->out.fault[0].address = USER + PAGE; f->out.fault[0].write = true; }
SEED(two_claims) { two(f); f->out.residual--; }
SEED(two_all_left) { two(f); f->out.residual = LENGTH; }
SEED(two_store) { two(f); f->out.fault[0].write = true; }
SEED(two_inside) { two(f); f->out.fault[0].address = KERNEL + PAGE - 1; }
SEED(two_far) { two(f); f->out.fault[0].address = KERNEL + 2ul * PAGE; }
SEED(two_kind) { two(f); f->out.fault[0].code = SEGV_MAPERR; }
SEED(two_bus) { two(f); f->x.expect = (struct ua_kind_fact){ SIGBUS, BUS_ADRERR, true }; }
SEED(two_strange) { two(f); f->x.expect.address = false; }
SEED(two_no_entry) { two(f); f->out.fault[0].how = UA_BY_LEAVE; f->out.end = UA_STRAY; }
SEED(two_not_copy_to) { two(f); set_op(f, UA_OP_COPY_TO_USER); }

static const struct row rows[] = {
	{ "two", two, 0 },
	{ "two, the destination ends", two_destination, 0 },
	{ "two, claims", two_claims, C(PREFIX) | C(EXACT) },
	{ "two, all left", two_all_left, C(PROGRESS) | C(EXACT) },
	{ "two, a store", two_store, C(FAULT) },
	{ "two, inside", two_inside, C(FAULT) },
	{ "two, far behind", two_far, C(OVERREAD) },
	{ "two, another kind", two_kind, C(FAULT) },
	{ "two, of another kind than the first", two_bus, 0 },
	{ "two, the first without an address", two_strange, 0 },
	{ "two, no entry", two_no_entry, C(FAULT) },
	{ "a kernel side does not end", two_not_copy_to, C(FAULT) },
	{ "sum", sum, 0 },
	{ "sum, claims", sum_claims, C(PREFIX) },
	{ "sum, no fault", sum_unseen, C(FAULT) },
	{ "sum, after a fault", sum_memory, 0 },
	{ "sum, whole", sum_whole, 0 },
	{ "sum, whole, carries to add", sum_whole_carries, 0 },
	{ "sum, whole, wrong", sum_whole_wrong, C(FULL) },
	{ "sum, whole, none", sum_whole_0, C(FULL) },
	{ "sum, whole, a byte", sum_whole_byte, C(FULL) },
	{ "sum, all ones", sum_ones, 0 },
	{ "sum, all ones, none", sum_ones_0, C(FULL) },
	{ "copy", copy, 0 },
	{ "copy, claims", copy_claims, C(PREFIX) },
	{ "copy, no fault", copy_unseen, C(FAULT) },
	{ "copy, another error", copy_minus_1, C(RANGE) },
	{ "copy, above", copy_above, C(RANGE) },
	{ "copy, after an error", copy_memory, 0 },
	{ "copy, ends", copy_ends, 0 },
	{ "copy, ends, after a fault", copy_ends_faults, 0 },
	{ "copy, ends, error", copy_ends_efault, C(FULL) },
	{ "copy, ends, one more", copy_ends_one_more, C(FULL) },
	{ "copy, ends, wrong", copy_ends_wrong, C(FULL) },
	{ "copy, ends, garbage", copy_ends_garbage, C(TAIL) },
	{ "copy, stray", copy_stray, 0 },
	{ "copy, whole", copy_whole, 0 },
	{ "copy, whole, short", copy_whole_short, C(FULL) },
	{ "copy, huge", copy_huge, 0 },
	{ "size", size, 0 },
	{ "size, claims", size_claims, C(PREFIX) },
	{ "size, an error number", size_efault, C(RANGE) },
	{ "size, no fault", size_unseen, C(FAULT) },
	{ "size, ends", size_ends, 0 },
	{ "size, without NUL", size_ends_no_nul, C(FULL) },
	{ "size, ends, error", size_ends_0, C(FULL) },
	{ "size, whole", size_whole, 0 },
	{ "size, whole, much more", size_whole_more, 0 },
	{ "size, whole, the bound", size_whole_bound, C(FULL) },
	{ "size, whole, negative", size_whole_minus, C(RANGE) },
	{ "size, no bound", size_empty, 0 },
	{ "size, no bound, more", size_empty_1, 0 },
	{ "size, ahead of the end", size_ahead, 0 },
	{ "libc, ahead of the end", libc_ahead, C(OVERREAD) },
	{ "get", get, 0 },
	{ "get, pads", get_pads, 0 },
	{ "get, not zero", get_not_zero, C(ZEROPAD) },
	{ "get, touched", get_touched, C(TAIL) },
	{ "get, whole", get_whole, 0 },
	{ "get, wrong", get_wrong, C(FULL) },
	{ "get, counts", get_counts, C(RANGE) | C(EXACT) },
	{ "get, claims", get_claims, C(PREFIX) | C(EXACT) },
	{ "get, whole and left", get_whole_left, C(FULL) | C(EXACT) },
	{ "get, hang", get_hang, C(PROGRESS) },
	{ "get, no fault", get_unseen, C(FAULT) },
	{ "put", put, 0 },
	{ "put, partial", put_partial, C(TAIL) },
	{ "put, torn by the machine", put_torn, 0 },
	{ "put, of two stores", put_two_stores, 0 },
	{ "get: a load can't tear", get_torn, C(TAIL) },
	{ "put, less did as much", put_less, 0 },
};

/* Words as they lie in memory: what moves between even places sums up alike. */
START_TEST(test_sum)
{
	static const unsigned char data[] = { 1, 2, 3, 4, 0xff, 0xff, 7 };
	unsigned char word[2] = { 1 + 3 + 7, 2 + 4 };
	uint16_t want, one;

	memcpy(&want, word, 2);
	memcpy(&one, (unsigned char[]){ 1, 0 }, 2);
	ck_assert_uint_eq(ua_sum(data, 7), want);
	ck_assert_uint_eq(ua_sum(data, 1), one);
	ck_assert_uint_eq(ua_sum(data + 4, 2), 0xffff);
	ck_assert_uint_eq(ua_sum(data, 0), 0xffff);
	ck_assert_uint_eq(ua_fold(0), 0);
	ck_assert_uint_eq(ua_fold(0xffffffff), 0xffff);
	ck_assert_uint_eq(ua_fold(0x12345), 0x2346);
	ck_assert_uint_eq(ua_fold(0xffff0001), 1);
}
END_TEST

START_TEST(test_rows)
{
	judge_row(&rows[_i]);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("oracles of operations");
	TCase *t = tcase_create("rows");

	tcase_add_loop_test(t, test_rows, 0, (int)ARRAY_SIZE(rows));
	suite_add_tcase(s, t);
	UA_UNIT_TEST(s, test_sum);
	return ua_unit_run(s);
}
