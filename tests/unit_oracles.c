/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Each oracle as the pure function that it is: a row seeds one thing into a
 * right exam, and names exactly the clauses that object to it. */
#include "unit.h"

#include "exam.h"
#include "judge_all.h"

#define SEED(name)	static void name(struct fixture *f)
#define C(c)		UA_CLAUSE(c)

SEED(right) { (void)f; }
SEED(whole) { set_whole(f); }
SEED(empty) { set_whole(f); f->c.length = f->x.accessible = 0; }
SEED(nothing) { f->x.accessible = 0; f->out.residual = LENGTH; f->out.fault[0].address = f->x.user.operand; }

/* ---- counts ---- */
SEED(above) { f->out.residual = LENGTH + 1; }
SEED(above_memory) { above(f); set_diff(&f->x.prefix); set_diff(&f->x.tail); set_diff(&f->x.pad); }
SEED(above_stray) { above(f); f->out.end = UA_STRAY; }
SEED(above_no_residual) { set_op(f, UA_OP_MEMSET); above(f); }
SEED(all_left) { f->out.residual = LENGTH; }
SEED(all_left_hidden) { all_left(f); f->r.flags = UA_HIDDEN; }
SEED(all_left_stray) { all_left(f); f->out.end = UA_STRAY; }
SEED(all_left_passing) { all_left(f); f->c.inject.mode = UA_INJECT_PASSING; }
SEED(all_left_lasting) { all_left(f); f->c.inject.mode = UA_INJECT_LASTING; }
SEED(one_claimed) { f->out.residual = LENGTH - ROOM - 1; }
SEED(one_claimed_hidden) { one_claimed(f); f->r.flags = UA_HIDDEN; }
SEED(one_claimed_stray) { one_claimed(f); f->out.end = UA_STRAY; }
SEED(in_slack) { f->out.residual += 3; f->r.slack = 3; }
SEED(out_of_slack) { f->out.residual += 4; f->r.slack = 3; }
SEED(slack_is_no_excuse) { one_claimed(f); f->r.slack = 3; }
SEED(whole_left) { set_whole(f); f->out.residual = 1; }
SEED(whole_left_stray) { whole_left(f); f->out.end = UA_STRAY; }
SEED(less_did_more) { f->out.less_valid = true; f->out.less_residual = LENGTH - ROOM - 1; }
SEED(less_did_as_much) { less_did_more(f); f->out.less_residual++; }
SEED(less_did_not_run) { less_did_more(f); f->out.less_valid = false; }
SEED(less_hidden) { less_did_more(f); f->r.flags = UA_HIDDEN; }
SEED(less_in_slack) { less_did_more(f); f->r.slack = 1; }
SEED(less_stray) { less_did_more(f); f->out.end = UA_STRAY; }

/* ---- memory ---- */
SEED(prefix_short) { set_diff(&f->x.prefix); }
SEED(prefix_whole) { set_whole(f); set_diff(&f->x.prefix); }
SEED(prefix_stray) { set_diff(&f->x.prefix); f->out.end = UA_STRAY; }
SEED(tail) { set_diff(&f->x.tail); }
SEED(tail_pads) { tail(f); f->r.flags = UA_PADS; }
SEED(tail_hidden) { tail(f); f->r.flags = UA_HIDDEN; }
SEED(tail_stray) { tail(f); f->out.end = UA_STRAY; }
SEED(pad) { set_diff(&f->x.pad); f->r.flags = UA_PADS; }
SEED(pad_not_promised) { set_diff(&f->x.pad); }
SEED(pad_stray) { pad(f); f->out.end = UA_STRAY; }
SEED(redzone) { set_diff(&f->x.redzone); }
SEED(redzone_stray) { redzone(f); f->out.end = UA_STRAY; f->r.flags = UA_NOFIX; }
SEED(source) { set_diff(&f->x.source); }
SEED(beyond) { set_diff(&f->x.beyond); }

/* ---- the end of the call ---- */
SEED(hang) { f->out.end = UA_HANG; }
SEED(died) { f->out.end = UA_DIED; f->out.nfaults = 0; }
SEED(clobbered) { f->out.clobbered = 5; }
SEED(clobbered_stray) { f->out.clobbered = 5; f->out.end = UA_STRAY; }
SEED(window_open) { f->out.hooks.window_opened = 1; f->out.hooks.window_depth = 1; }
SEED(window_open_stray) { window_open(f); f->out.end = UA_STRAY; }
SEED(window_misuse) { f->out.hooks.window_opened = 2; f->out.hooks.misuse = 1; }
SEED(vector_open) { f->out.hooks.vmx_entered = 1; f->out.hooks.vmx_depth = 1; }
SEED(vector_open_stray) { vector_open(f); f->out.end = UA_STRAY; }
SEED(vector_misuse) { f->out.hooks.vmx_entered = 2; f->out.hooks.misuse = 1; }
SEED(vector_changed) { f->out.vectors = 1 << 7; }
SEED(vector_outside) { vector_changed(f); f->r.flags = UA_VECTOR; }
SEED(vector_inside) { vector_outside(f); f->out.hooks.vmx_entered = 1; }
SEED(vector_undeclared) { vector_inside(f); f->r.flags = 0; }
SEED(hooks_paired) { f->out.hooks.window_opened = f->out.hooks.window_closed = 1; f->out.hooks.vmx_entered = 1; }
SEED(strnlen_right) { set_op(f, UA_OP_STRNLEN); f->x.string = ROOM; f->out.nfaults = 0; f->out.residual = ROOM - 1; }
SEED(strnlen_wrong) { strnlen_right(f); f->out.residual = ROOM; }
SEED(strnlen_bound) { strnlen_right(f); f->x.string = 0; f->x.accessible = f->out.residual = LENGTH; }
SEED(strnlen_bound_wrong) { strnlen_bound(f); f->out.residual--; }

/* ---- system calls ---- */
SEED(call_efault) { nothing(f); f->out.nfaults = 0; f->r.flags = UA_SYSCALL; f->out.error = -14; }
SEED(call_eio) { call_efault(f); f->out.error = -5; }
SEED(call_nothing) { call_efault(f); f->out.error = 0; }
SEED(call_short) { right(f); f->out.nfaults = 0; f->r.flags = UA_SYSCALL; }
SEED(call_error_too_early) { call_short(f); f->out.error = -14; f->out.residual = LENGTH; }
SEED(call_empty) { empty(f); f->r.flags = UA_SYSCALL; }
SEED(call_empty_efault) { call_empty(f); f->out.error = -14; }
SEED(call_empty_refused) { call_empty_efault(f); f->c.kind = UA_NONCANONICAL; }
SEED(call_faults_itself) { call_short(f); f->out.end = UA_STRAY; }

/* ---- lengths that no memory holds ---- */
SEED(huge) { f->c.length = 1ul << 40; f->out.residual = f->c.length - ROOM; }
SEED(huge_no_fault) { huge(f); f->out.nfaults = 0; }
SEED(huge_small) { huge(f); f->out.residual = 100; }
SEED(huge_stray) { huge_small(f); f->out.end = UA_STRAY; }
SEED(huge_no_residual) { huge_small(f); set_op(f, UA_OP_MEMSET); }
SEED(not_huge) { huge_no_fault(f); f->c.length = UA_EXTREME_MIN - 1; f->out.residual = f->c.length - ROOM; }

static const struct row rows[] = {
	{ "right", right, 0 },
	{ "whole", whole, 0 },
	{ "empty", empty, 0 },
	{ "nothing accessible", nothing, 0 },
	{ "residual above", above, C(RANGE) },
	{ "residual above guards memory", above_memory, C(RANGE) },
	{ "residual above, stray", above_stray, 0 },
	{ "no residual, no range", above_no_residual, 0 },
	{ "all left", all_left, C(PROGRESS) | C(EXACT) },
	{ "all left, the page came back", all_left_passing, C(EXACT) },
	{ "all left, the page stayed away", all_left_lasting, C(PROGRESS) | C(EXACT) },
	{ "all left, hidden", all_left_hidden, 0 },
	{ "all left, stray", all_left_stray, 0 },
	{ "one claimed", one_claimed, C(PREFIX) | C(EXACT) },
	{ "one claimed, hidden", one_claimed_hidden, C(PREFIX) },
	{ "one claimed, stray", one_claimed_stray, 0 },
	{ "in slack", in_slack, 0 },
	{ "out of slack", out_of_slack, C(EXACT) },
	{ "slack is no excuse to claim", slack_is_no_excuse, C(PREFIX) | C(EXACT) },
	{ "whole, one left", whole_left, C(FULL) | C(EXACT) },
	{ "whole, one left, stray", whole_left_stray, 0 },
	{ "less did more", less_did_more, C(MONOTONE) },
	{ "less did as much", less_did_as_much, 0 },
	{ "less did not run", less_did_not_run, 0 },
	{ "less, hidden", less_hidden, 0 },
	{ "less, in slack", less_in_slack, 0 },
	{ "less, stray", less_stray, 0 },
	{ "prefix", prefix_short, C(PREFIX) },
	{ "prefix of a whole one", prefix_whole, C(FULL) },
	{ "prefix, stray", prefix_stray, 0 },
	{ "tail", tail, C(TAIL) },
	{ "tail, pads", tail_pads, 0 },
	{ "tail, hidden", tail_hidden, 0 },
	{ "tail, stray", tail_stray, 0 },
	{ "pad", pad, C(ZEROPAD) },
	{ "pad, not promised", pad_not_promised, 0 },
	{ "pad, stray", pad_stray, 0 },
	{ "redzone", redzone, C(REDZONE) },
	{ "redzone, stray", redzone_stray, C(REDZONE) },
	{ "source", source, C(SOURCE) },
	{ "beyond", beyond, C(BEYOND) },
	{ "hang", hang, C(PROGRESS) },
	{ "died", died, C(FAULT) },
	{ "clobbered", clobbered, C(ABI) },
	{ "clobbered, stray", clobbered_stray, 0 },
	{ "window open", window_open, C(WINDOW) },
	{ "window open, stray", window_open_stray, 0 },
	{ "window, misuse", window_misuse, C(WINDOW) },
	{ "vectors in use", vector_open, C(STATE) },
	{ "vectors in use, stray", vector_open_stray, 0 },
	{ "vectors, misuse", vector_misuse, C(STATE) },
	{ "vectors changed", vector_changed, C(STATE) },
	{ "vectors changed outside a section", vector_outside, C(STATE) },
	{ "vectors changed inside", vector_inside, 0 },
	{ "vectors changed inside, not declared", vector_undeclared, C(STATE) },
	{ "hooks, in pairs", hooks_paired, 0 },
	{ "strnlen", strnlen_right, 0 },
	{ "strnlen, wrong", strnlen_wrong, C(FULL) },
	{ "strnlen, bound", strnlen_bound, 0 },
	{ "strnlen, bound, wrong", strnlen_bound_wrong, C(FULL) },
	{ "call, EFAULT", call_efault, 0 },
	{ "call, another error", call_eio, C(FAULT) },
	{ "call, neither", call_nothing, C(PROGRESS) },
	{ "call, short", call_short, 0 },
	{ "call, EFAULT too early", call_error_too_early, C(PROGRESS) | C(EXACT) },
	{ "call, empty", call_empty, 0 },
	{ "call, empty, EFAULT", call_empty_efault, C(FAULT) },
	{ "call, empty, an address that is none", call_empty_refused, 0 },
	{ "call faults itself", call_faults_itself, C(FAULT) },
	{ "huge", huge, 0 },
	{ "huge, no fault", huge_no_fault, C(EXTREME) },
	{ "huge, too small", huge_small, C(EXTREME) | C(PREFIX) | C(EXACT) },
	{ "huge, stray", huge_stray, 0 },
	{ "huge, no residual", huge_no_residual, 0 },
	{ "not huge, no fault", not_huge, C(FAULT) },
};

START_TEST(test_rows)
{
	judge_row(&rows[_i]);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("oracles");
	TCase *t = tcase_create("rows");

	tcase_add_loop_test(t, test_rows, 0, (int)ARRAY_SIZE(rows));
	suite_add_tcase(s, t);
	return ua_unit_run(s);
}
