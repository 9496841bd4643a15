/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * void ua_checked_call(struct ua_call *call)
 *
 * Calls call->entry with call->args and records what it did to the state that
 * a callee keeps: s0-s8, sp, gp (n64), f24-f31 or f20-f30, FCSR's rounding and
 * the words above its frame; and all floating-point registers where call asks
 * for those.  All volatile registers hold junk first.  ra is kept by coming
 * back.
 *
 * Not in ua_text: a fault here is never the routine's.
 *
 *	t4	now	the block ua_call_now
 *	t5	call	kept in that, for no register survives
 *	t6	plant	the table
 *	t7	tmp
 */
#include "asm.h"
#include "call_layout.h"

#define now	t4
#define call	t5
#define plant	t6
#define tmp	t7
#define junk	t8

/* The frame: under o32 the callee's 16 bytes for its arguments and two arguments
 * more; the planted words; then what is saved. */
#if _MIPS_SIM == _ABI64
#define FRAME_AT	0
#define F_KEPT		24, 25, 26, 27, 28, 29, 30, 31
#define F_ALL		0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, \
			19, 20, 21, 22, 23, F_KEPT
#else
#define FRAME_AT	24
#define F_KEPT		20, 22, 24, 26, 28, 30
#define F_ALL		0, 2, 4, 6, 8, 10, 12, 14, 16, 18, F_KEPT
#endif
#define SAVE_FS		48
#define SAVE_S		(SAVE_FS + 8 * KEPT_FS_NR)
#define SAVE_RA		(SAVE_S + 9 * WORD)
#define SAVE_GP		(SAVE_RA + WORD)
#define SAVE_FCSR	(SAVE_GP + WORD)
#define FRAME_BYTES	(SAVE_FCSR + WORD)	/* a multiple of 16 */

/* ua_call_now: the call under way, and registers just before it */
#define NOW_CALL	0
#define NOW_SP		WORD
#define NOW_GP		(2 * WORD)
	.local	ua_call_now
	.comm	ua_call_now, 32, 8

	.text
	.p2align 3
	.globl	ua_call_plant
	.hidden	ua_call_plant
	.type	ua_call_plant, @object
ua_call_plant:
	.set	item, 0
	.rept	KEPT_FS_NR
	.word	0x4badb0b4, 0x40ffee00 + item
	.set	item, item + 1
	.endr
	.rept	9
	UA_WORD	0x1bad0000 + item * 0x0101
	.set	item, item + 1
	.endr
	UA_WORD	PLANT_FCSR
	.word	0x4badb0b4, 0x1badb0b1
	.rept	2
	UA_WORD	0x1bad0000 + item * 0x0101
	.set	item, item + 1
	.endr
	.size	ua_call_plant, . - ua_call_plant

#define S_REGS	16, 17, 18, 19, 20, 21, 22, 23, 30

	.macro EACH_S op:req, at:req, base:req
	.set	item, 0
	.irp	n, S_REGS
	\op	$\n, (\at + item * WORD)(\base)
	.set	item, item + 1
	.endr
	.endm

	.macro EACH_F op:req, at:req, base:req, list:vararg
	.set	item, 0
	.irp	n, \list
	\op	$f\n, (\at + item * 8)(\base)
	.set	item, item + 1
	.endr
	.endm

/* reg = &ua_call_now, by the PC; ra and tmp are lost. */
	.macro NOW reg:req
	bal	.Lhere\@
	nop
.Lthere\@:
	.word	ua_call_now - .
.Lhere\@:
	lw	tmp, 0(ra)
	ADD	\reg, ra, tmp
	.endm

/* The difference of a register from what it was, into the state; it is put
 * back. */
	.macro KEEP reg:req, was:req, state:req
	LOAD	plant, \was(now)
	SUB	tmp, \reg, plant
	STORE	tmp, (CALL_STATE + \state)(call)
	move	\reg, plant
	.endm

	.globl	ua_checked_call
	.hidden	ua_checked_call
	.type	ua_checked_call, @function
ua_checked_call:
	.cfi_startproc
	ADDI	sp, sp, -FRAME_BYTES
	.cfi_def_cfa_offset FRAME_BYTES
	STORE	ra, SAVE_RA(sp)
	.cfi_offset 31, SAVE_RA - FRAME_BYTES
	STORE	gp, SAVE_GP(sp)
	EACH_S	STORE, SAVE_S, sp
	.set	item, 0
	.irp	n, S_REGS
	.cfi_offset \n, SAVE_S + item * WORD - FRAME_BYTES
	.set	item, item + 1
	.endr
	EACH_F	sdc1, SAVE_FS, sp, F_KEPT
	cfc1	tmp, $31
	sw	tmp, SAVE_FCSR(sp)

	NOW	now
	move	call, a0
	STORE	call, NOW_CALL(now)
	STORE	sp, NOW_SP(now)
	STORE	gp, NOW_GP(now)

	bal	.Lplant
	nop
.Lplant:
	ADDI	plant, ra, ua_call_plant - .Lplant
	LOAD	tmp, KEPT_FCSR(plant)
	ctc1	tmp, $31
	LOAD	junk, PLANT_JUNK(plant)
	.irp	n, F_ALL
	ldc1	$f\n, PLANT_FJUNK(plant)
	.endr
	EACH_F	ldc1, KEPT_FS, plant, F_KEPT
	EACH_S	LOAD, KEPT_S, plant
	LOAD	tmp, PLANT_FRAME(plant)
	.irp	at, 0, 1, 2, 3, 4, 5
	STORE	tmp, (FRAME_AT + \at * WORD)(sp)
	.endr

	LOAD	t9, CALL_ENTRY(call)
	.irp	n, 4, 5, 6, 7
	LOAD	$\n, (CALL_ARGS + (\n - 4) * WORD)(call)
	.endr
#if _MIPS_SIM == _ABI64
	LOAD	$8, (CALL_ARGS + 4 * WORD)(call)
	LOAD	$9, (CALL_ARGS + 5 * WORD)(call)
#else
	LOAD	tmp, (CALL_ARGS + 4 * WORD)(call)
	STORE	tmp, 16(sp)
	LOAD	tmp, (CALL_ARGS + 5 * WORD)(call)
	STORE	tmp, 20(sp)
	move	$8, junk
	move	$9, junk
#endif
	mthi	junk
	mtlo	junk
	.irp	n, 1, 2, 3, 10, 11, 12, 13, 14, 15
	move	$\n, junk
	.endr
	jalr	t9
	nop

	NOW	now			/* trusts nothing that it left behind */
	LOAD	call, NOW_CALL(now)
	STORE	v0, CALL_RESULT(call)
	EACH_S	STORE, CALL_STATE + KEPT_S, call
	EACH_F	sdc1, CALL_STATE + KEPT_FS, call, F_KEPT
	cfc1	tmp, $31
	STORE	tmp, (CALL_STATE + KEPT_FCSR)(call)
	KEEP	sp, NOW_SP, STATE_SP
#if _MIPS_SIM == _ABI64
	KEEP	gp, NOW_GP, STATE_GP
#else
	STORE	$0, (CALL_STATE + STATE_GP)(call)	/* a callee's to lose */
#endif
	.irp	at, 0, 1, 2, 3, 4, 5
	LOAD	tmp, (FRAME_AT + \at * WORD)(sp)
	STORE	tmp, (CALL_STATE + STATE_FRAME + \at * WORD)(call)
	.endr
	LOAD	tmp, (CALL_STATE + STATE_VOLATILE)(call)
	beqz	tmp, .Lgive_back
	nop
	EACH_F	sdc1, 0, tmp, F_ALL

.Lgive_back:
	lw	tmp, SAVE_FCSR(sp)
	ctc1	tmp, $31
	EACH_F	ldc1, SAVE_FS, sp, F_KEPT
	EACH_S	LOAD, SAVE_S, sp
	LOAD	gp, SAVE_GP(sp)
	LOAD	ra, SAVE_RA(sp)
	jr	ra
	ADDI	sp, sp, FRAME_BYTES
	.cfi_endproc
	.size	ua_checked_call, . - ua_checked_call
