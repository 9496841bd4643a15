/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * void ua_checked_call(struct ua_call *call)
 *
 * Calls call->entry with call->args and records what it did to the state that
 * a callee keeps: s0-s5, fp, sp, f2-f9, FPCR's rounding and the words above
 * its frame; and all of f0-f30 where call asks for those.  All volatile
 * registers but pv, the entry, hold junk first.  ra is kept by coming back; gp
 * is whoever's runs.
 *
 * Not in ua_text: a fault here is never the routine's.
 *
 *	t0	now	the block ua_call_now
 *	t1	call	kept in that, for no register survives
 *	t2	plant	the table
 *	t3	tmp
 */
#include "asm.h"
#include "call_layout.h"

/* The frame: the planted words, then what is saved. */
#define SAVE_S		(8 * FRAME_WORDS)
#define SAVE_FS		(SAVE_S + 7 * 8)
#define SAVE_RA		(SAVE_FS + 8 * 8)
#define SAVE_GP		(SAVE_RA + 8)
#define SAVE_FPCR	(SAVE_GP + 8)
#define FRAME_BYTES	(SAVE_FPCR + 8)		/* a multiple of 16 */

/* ua_call_now: the call under way, and sp just before it */
#define NOW_CALL	0
#define NOW_SP		8
	.local	ua_call_now
	.comm	ua_call_now, 16, 8

	.text
	.p2align 3
	.globl	ua_call_plant
	.hidden	ua_call_plant
	.type	ua_call_plant, @object
ua_call_plant:
	item = 0
	.rept	8
	.quad	0x4badb0b4c0ffee00 + item
	item = item + 1
	.endr
	.rept	7
	.quad	0x1badb0b1c0de0000 + item * 0x0101
	item = item + 1
	.endr
	.quad	PLANT_FPCR
	.rept	2
	.quad	0x1badb0b1c0de0000 + item * 0x0101
	item = item + 1
	.endr
	.size	ua_call_plant, . - ua_call_plant

#define S_REGS	9, 10, 11, 12, 13, 14, 15
#define F_KEPT	2, 3, 4, 5, 6, 7, 8, 9
#define F_LOST	0, 1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, \
		28, 29, 30
#define F_ALL	0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, \
		22, 23, 24, 25, 26, 27, 28, 29, 30

	.macro EACH_S op:req, at:req, base:req
	.irp	n, S_REGS
	\op	$\n, (\at + (\n - 9) * 8)(\base)
	.endr
	.endm

	.macro EACH_F op:req, at:req, base:req, first:req, list:vararg
	.irp	n, \list
	\op	$f\n, (\at + (\n - \first) * 8)(\base)
	.endr
	.endm

	.macro FPCR_TO at:req, base:req
	excb
	mf_fpcr	$f10
	excb
	stt	$f10, \at(\base)
	.endm

	.macro FPCR_FROM at:req, base:req
	ldt	$f10, \at(\base)
	excb
	mt_fpcr	$f10
	excb
	.endm

/* reg = &ua_call_now, by the PC; tmp is lost. */
	.macro NOW reg:req
	br	\reg, .Lhere\@
	.long	ua_call_now - .
.Lhere\@:
	ldl	t3, 0(\reg)
	addq	\reg, t3, \reg
	.endm

	.p2align 4
	.globl	ua_checked_call
	.hidden	ua_checked_call
	.type	ua_checked_call, @function
ua_checked_call:
	.cfi_startproc
	lda	sp, -FRAME_BYTES(sp)
	.cfi_def_cfa_offset FRAME_BYTES
	stq	ra, SAVE_RA(sp)
	.cfi_offset 26, SAVE_RA - FRAME_BYTES
	stq	gp, SAVE_GP(sp)
	EACH_S	stq, SAVE_S, sp
	.irp	n, S_REGS
	.cfi_offset \n, SAVE_S + (\n - 9) * 8 - FRAME_BYTES
	.endr
	EACH_F	stt, SAVE_FS, sp, 2, F_KEPT
	FPCR_TO	SAVE_FPCR, sp

	NOW	t0
	mov	a0, t1
	stq	t1, NOW_CALL(t0)
	stq	sp, NOW_SP(t0)

	br	t2, .Lplant
.Lplant:
	lda	t2, ua_call_plant - .Lplant(t2)
	FPCR_FROM KEPT_FPCR, t2
	.irp	n, F_LOST
	ldt	$f\n, PLANT_JUNK(t2)
	.endr
	EACH_F	ldt, KEPT_FS, t2, 2, F_KEPT
	EACH_S	ldq, KEPT_S, t2
	ldq	t3, PLANT_FRAME(t2)
	.irp	at, 0, 8, 16, 24, 32, 40
	stq	t3, \at(sp)
	.endr

	ldq	pv, CALL_ENTRY(t1)
	.irp	n, 16, 17, 18, 19, 20, 21
	ldq	$\n, (CALL_ARGS + (\n - 16) * 8)(t1)
	.endr
	ldq	t3, PLANT_JUNK(t2)
	.irp	n, 0, 1, 2, 3, 5, 6, 7, 8, 22, 23, 24, 25, 28
	mov	t3, $\n
	.endr
	jsr	ra, (pv), 0

	NOW	t0			/* trusts nothing that it left behind */
	ldq	t1, NOW_CALL(t0)
	stq	v0, CALL_RESULT(t1)
	ldq	t2, (CALL_STATE + STATE_VOLATILE)(t1)
	beq	t2, .Lkept
	EACH_F	stt, 0, t2, 0, F_ALL
.Lkept:
	EACH_S	stq, CALL_STATE + KEPT_S, t1
	EACH_F	stt, CALL_STATE + KEPT_FS, t1, 2, F_KEPT
	FPCR_TO	CALL_STATE + KEPT_FPCR, t1
	ldq	t2, NOW_SP(t0)
	subq	sp, t2, t3
	stq	t3, (CALL_STATE + STATE_SP)(t1)
	mov	t2, sp
	.irp	at, 0, 8, 16, 24, 32, 40
	ldq	t3, \at(sp)
	stq	t3, (CALL_STATE + STATE_FRAME + \at)(t1)
	.endr

	FPCR_FROM SAVE_FPCR, sp
	EACH_F	ldt, SAVE_FS, sp, 2, F_KEPT
	EACH_S	ldq, SAVE_S, sp
	ldq	gp, SAVE_GP(sp)
	ldq	ra, SAVE_RA(sp)
	lda	sp, FRAME_BYTES(sp)
	.cfi_def_cfa_offset 0
	ret	zero, (ra), 1
	.cfi_endproc
	.size	ua_checked_call, . - ua_checked_call
