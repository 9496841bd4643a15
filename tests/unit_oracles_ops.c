/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the oracles make of the operations that are no plain copies. */
#include "unit.h"

#include <errno.h>

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

static const struct row rows[] = {
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
	return ua_unit_run(s);
}
