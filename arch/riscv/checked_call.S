/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * void ua_checked_call(struct ua_call *call)
 *
 * Calls call->entry with call->args and records what it did to the state that
 * a callee keeps: s0-s11, sp, tp, gp, fs0-fs11, fcsr and the words above its
 * frame; and all of f0-f31 where call asks for those.  All volatile registers
 * hold junk first.  ra is kept by coming back.
 *
 * Not in ua_text: a fault here is never the routine's.
 *
 *	t0	now	the block ua_call_now
 *	t1	call	kept in that, for no register survives
 *	t2	plant	the table
 */
#include "asm.h"
#include "call_layout.h"

/* The frame: the planted words, then what is saved. */
#define SAVE_S		(8 * FRAME_WORDS)
#define SAVE_FS		(SAVE_S + 12 * 8)
#define SAVE_RA		(SAVE_FS + 12 * 8)
#define SAVE_FCSR	(SAVE_RA + 8)
#define FRAME_BYTES	(SAVE_FCSR + 8)		/* a multiple of 16 */

/* ua_call_now: the call under way, and registers just before it */
#define NOW_CALL	0
#define NOW_SP		8
#define NOW_TP		16
#define NOW_GP		24
	.local	ua_call_now
	.comm	ua_call_now, 32, 8

	.section .rodata
	.p2align 3
	.globl	ua_call_plant
	.hidden	ua_call_plant
	.type	ua_call_plant, %object
ua_call_plant:
	.set	item, 0
	.rept	12
	.quad	0x4badb0b4c0ffee00 + item
	.set	item, item + 1
	.endr
	.rept	12
	.quad	0x1badb0b1c0de0000 + item * 0x0101
	.set	item, item + 1
	.endr
	.quad	PLANT_FCSR
	.rept	2
	.quad	0x1badb0b1c0de0000 + item * 0x0101
	.set	item, item + 1
	.endr
	.size	ua_call_plant, . - ua_call_plant

#define KEPT	0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11

	.macro EACH_S op:req, at:req, base:req
	.irp	n, KEPT
	\op	s\n, (\at + \n * 8)(\base)
	.endr
	.endm

	.macro EACH_FS op:req, at:req, base:req
	.irp	n, KEPT
	\op	fs\n, (\at + \n * 8)(\base)
	.endr
	.endm

/* The difference of a register from what it was, into the state; it is put
 * back. */
	.macro KEEP reg:req, was:req, state:req
	ld	t2, \was(t0)
	sub	t3, \reg, t2
	sd	t3, (CALL_STATE + \state)(t1)
	mv	\reg, t2
	.endm

	.text
	.p2align 2
	.globl	ua_checked_call
	.hidden	ua_checked_call
	.type	ua_checked_call, %function
ua_checked_call:
	.cfi_startproc
	addi	sp, sp, -FRAME_BYTES
	.cfi_def_cfa_offset FRAME_BYTES
	sd	ra, SAVE_RA(sp)
	.cfi_offset ra, SAVE_RA - FRAME_BYTES
	EACH_S	sd, SAVE_S, sp
	.irp	n, KEPT
	.cfi_offset s\n, SAVE_S + \n * 8 - FRAME_BYTES
	.endr
	EACH_FS	fsd, SAVE_FS, sp
	frcsr	t3
	sd	t3, SAVE_FCSR(sp)

	lla	t0, ua_call_now
	mv	t1, a0
	sd	t1, NOW_CALL(t0)
	sd	sp, NOW_SP(t0)
	sd	tp, NOW_TP(t0)
	sd	gp, NOW_GP(t0)

	lla	t2, ua_call_plant
	ld	t3, KEPT_FCSR(t2)
	fscsr	t3
	ld	t4, PLANT_JUNK(t2)
	.irp	n, t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, a0, a1, a2, a3, a4, a5, a6, a7
	fmv.d.x	f\n, t4
	.endr
	EACH_FS	fld, KEPT_FS, t2
	EACH_S	ld, KEPT_S, t2
	ld	t3, PLANT_FRAME(t2)
	.irp	at, 0, 1, 2, 3, 4, 5
	sd	t3, (\at * 8)(sp)
	.endr

	ld	ra, CALL_ENTRY(t1)
	.irp	n, 0, 1, 2, 3, 4, 5
	ld	a\n, (CALL_ARGS + \n * 8)(t1)
	.endr
	.irp	n, a6, a7, t0, t1, t2, t3, t5, t6
	mv	\n, t4
	.endr
	jalr	ra, 0(ra)

	lla	t0, ua_call_now		/* trusts nothing that it left behind */
	ld	t1, NOW_CALL(t0)
	sd	a0, CALL_RESULT(t1)
	EACH_S	sd, CALL_STATE + KEPT_S, t1
	EACH_FS	fsd, CALL_STATE + KEPT_FS, t1
	frcsr	t3
	sd	t3, (CALL_STATE + KEPT_FCSR)(t1)
	KEEP	sp, NOW_SP, STATE_SP
	KEEP	tp, NOW_TP, STATE_TP
	KEEP	gp, NOW_GP, STATE_GP
	.irp	at, 0, 1, 2, 3, 4, 5
	ld	t3, (\at * 8)(sp)
	sd	t3, (CALL_STATE + STATE_FRAME + \at * 8)(t1)
	.endr
	ld	t3, (CALL_STATE + STATE_VOLATILE)(t1)
	beqz	t3, .Lgive_back
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	fsd	f\n, (\n * 8)(t3)
	.endr

.Lgive_back:
	ld	t3, SAVE_FCSR(sp)
	fscsr	t3
	EACH_FS	fld, SAVE_FS, sp
	EACH_S	ld, SAVE_S, sp
	ld	ra, SAVE_RA(sp)
	addi	sp, sp, FRAME_BYTES
	.cfi_def_cfa_offset 0
	ret
	.cfi_endproc
	.size	ua_checked_call, . - ua_checked_call
