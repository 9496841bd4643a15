/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * void ua_checked_call(struct ua_call *call)
 *
 * Calls call->entry with call->args and records what it did to the state that
 * a callee keeps: r6-r13, r15, a0 and a1 (the thread pointer), f8-f15, FPC and
 * the words above its frame; and all of f0-f15 where call asks for those.  All
 * volatile registers hold junk first.  r14 is kept by coming back.
 *
 * A caller's 160 bytes at r15 are its callee's to save registers in; what is
 * planted lies above them, behind the sixth argument.
 *
 * Not in ua_text: a fault here is never the routine's.
 *
 *	r1	now	the block ua_call_now
 *	r3	call	kept in that, for no register survives
 *	r4	plant	the table
 */
#include "asm.h"
#include "call_layout.h"

#define AREA		160		/* the ABI's, for the callee */
#define ARG_6		AREA
#define WORDS		(ARG_6 + 8)
#define SAVE_FPR	(WORDS + 8 * FRAME_WORDS)
#define SAVE_FPC	(SAVE_FPR + 64)
#define FRAME_BYTES	(SAVE_FPC + 8)
#define OWN_GPR		48		/* r6-r15, in our caller's area */

/* ua_call_now: the call under way, and registers just before it */
#define NOW_CALL	0
#define NOW_SP		8
#define NOW_TP		16
	.local	ua_call_now
	.comm	ua_call_now, 24, 8

	.section .rodata
	.p2align 3
	.globl	ua_call_plant
	.hidden	ua_call_plant
	.type	ua_call_plant, @object
ua_call_plant:
	.set	item, 0
	.rept	8
	.quad	0x4badb0b4c0ffee00 + item
	.set	item, item + 1
	.endr
	.rept	8
	.quad	0x1badb0b1c0de0000 + item * 0x0101
	.set	item, item + 1
	.endr
	.long	PLANT_FPC, 0
	.rept	2
	.quad	0x1badb0b1c0de0000 + item * 0x0101
	.set	item, item + 1
	.endr
	.size	ua_call_plant, . - ua_call_plant

	.macro EACH_FPR op:req, at:req, base:req
	.irp	n, 8, 9, 10, 11, 12, 13, 14, 15
	\op	%f\n, \at + (\n - 8) * 8(\base)
	.endr
	.endm

	.text
	.p2align 2
	.globl	ua_checked_call
	.hidden	ua_checked_call
	.type	ua_checked_call, @function
ua_checked_call:
	.cfi_startproc
	stmg	%r6, %r15, OWN_GPR(%r15)
	.irp	n, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	.cfi_offset \n, OWN_GPR + (\n - 6) * 8 - AREA
	.endr
	aghi	%r15, -FRAME_BYTES
	.cfi_adjust_cfa_offset FRAME_BYTES
	EACH_FPR std, SAVE_FPR, %r15
	stfpc	SAVE_FPC(%r15)

	larl	%r1, ua_call_now
	lgr	%r3, %r2
	stg	%r3, NOW_CALL(%r1)
	stg	%r15, NOW_SP(%r1)
	stam	%a0, %a1, NOW_TP(%r1)

	larl	%r4, ua_call_plant
	lfpc	KEPT_FPC(%r4)
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7
	ld	%f\n, PLANT_JUNK(%r4)
	.endr
	EACH_FPR ld, KEPT_FPR, %r4
	lg	%r0, PLANT_FRAME(%r4)
	.irp	at, 0, 1, 2, 3, 4
	stg	%r0, WORDS + \at * 8(%r15)
	.endr
	lmg	%r7, %r13, KEPT_GPR + 8(%r4)
	lg	%r0, PLANT_JUNK(%r4)
	lg	%r1, CALL_ARGS + 40(%r3)
	stg	%r1, ARG_6(%r15)
	lg	%r1, CALL_ENTRY(%r3)
	lmg	%r2, %r6, CALL_ARGS(%r3)
	basr	%r14, %r1

	larl	%r1, ua_call_now	# trusts nothing that it left behind
	lg	%r3, NOW_CALL(%r1)
	stg	%r2, CALL_RESULT(%r3)
	stmg	%r6, %r13, CALL_STATE + KEPT_GPR(%r3)
	lg	%r4, NOW_SP(%r1)
	sgr	%r15, %r4
	stg	%r15, CALL_STATE + STATE_SP(%r3)
	lgr	%r15, %r4
	.irp	n, 0, 1
	ear	%r5, %a\n
	x	%r5, NOW_TP + \n * 4(%r1)
	st	%r5, CALL_STATE + STATE_TP + \n * 4(%r3)
	.endr
	lam	%a0, %a1, NOW_TP(%r1)
	mvc	CALL_STATE + STATE_FRAME(8 * FRAME_WORDS, %r3), WORDS(%r15)
	EACH_FPR std, CALL_STATE + KEPT_FPR, %r3
	stfpc	CALL_STATE + KEPT_FPC(%r3)
	lg	%r4, CALL_STATE + STATE_VOLATILE(%r3)
	ltgr	%r4, %r4
	jz	.Lgive_back
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	std	%f\n, \n * 8(%r4)
	.endr

.Lgive_back:
	lfpc	SAVE_FPC(%r15)
	EACH_FPR ld, SAVE_FPR, %r15
	lmg	%r6, %r15, FRAME_BYTES + OWN_GPR(%r15)
	.cfi_adjust_cfa_offset -FRAME_BYTES
	br	%r14
	.cfi_endproc
	.size	ua_checked_call, . - ua_checked_call
