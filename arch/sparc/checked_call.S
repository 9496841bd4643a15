/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * void ua_checked_call(struct ua_call *call)
 *
 * Calls call->entry with call->args and records what it did to the state that
 * a callee keeps: its caller's window (l0-l7, i0-i7, sp), g7, FSR and the words
 * above its frame; for a kernel's routine g4-g6, %asi and FPRS instead of g7; and all
 * of f0-f62 where call asks for those.  All volatile registers hold junk first.
 *
 * Not in ua_text: a fault here is never the routine's.
 *
 *	g1	now	the block ua_call_now
 *	o7	call	kept in that, for no register survives
 */
#include "asm.h"
#include "call_layout.h"

/* The frame: 16 registers of the window, six arguments of the callee, the
 * planted words, what a volatile FSR is put in. */
#define AT_FRAME	(BIAS + 176)
#define AT_FSR		(AT_FRAME + 8 * FRAME_WORDS)
#define FRAME_BYTES	240

/* ua_call_now: the call under way, and registers just before it */
#define NOW_CALL	0
#define NOW_SP		8
#define NOW_FP		16
#define NOW_I7		24
#define NOW_G6		32
#define NOW_G7		40
	.local	ua_call_now
	.comm	ua_call_now, 48, 8

	.globl	ua_sparc_thread
	.hidden	ua_sparc_thread
	.comm	ua_sparc_thread, 8, 8

/* All 0: no flag is set, whatever a tree's layout. */
	.local	ua_sparc_info
	.comm	ua_sparc_info, 16384, 8

	.section .rodata
	.p2align 3
	.globl	ua_call_plant
	.hidden	ua_call_plant
	.type	ua_call_plant, @object
ua_call_plant:
	.set	item, 0
	.rept	16
	.xword	0x1badb0b1c0de0000 + item * 0x0101
	.set	item, item + 1
	.endr
	.xword	PLANT_FSR
	.xword	PLANT_ASI
	.xword	0
	.rept	2
	.xword	0x1badb0b1c0de0000 + item * 0x0101
	.set	item, item + 1
	.endr
	.size	ua_call_plant, . - ua_call_plant

/* The difference of a register from what it was, into the state; it is put
 * back. */
	.macro	KEEP reg:req, was:req, state:req
	ldx	[%g1 + \was], %g2
	sub	\reg, %g2, %g3
	stx	%g3, [%o7 + CALL_STATE + \state]
	mov	%g2, \reg
	.endm

	.text
	.p2align 2
	.globl	ua_checked_call
	.hidden	ua_checked_call
	.type	ua_checked_call, @function
ua_checked_call:
	.cfi_startproc
	save	%sp, -FRAME_BYTES, %sp
	.cfi_window_save
	.cfi_register %o7, %i7
	.cfi_def_cfa_register %fp
	ADDRESS	ua_sparc_thread, %g1
	stx	%g7, [%g1]
	ldub	[%i0 + CALL_FOREIGN], %l0
	brz	%l0, 2f
	 nop
	ADDRESS	ua_sparc_info, %g6	/* a kernel's current thread_info */
2:	ADDRESS	ua_call_plant, %l0
	ADDRESS	ua_call_now, %g1
	mov	%i0, %o7
	stx	%o7, [%g1 + NOW_CALL]
	stx	%sp, [%g1 + NOW_SP]
	stx	%fp, [%g1 + NOW_FP]
	stx	%i7, [%g1 + NOW_I7]
	stx	%g6, [%g1 + NOW_G6]
	stx	%g7, [%g1 + NOW_G7]

	mov	%l0, %g1
	ldx	[%g1 + PLANT_FRAME], %g2
	.irp	at, 0, 1, 2, 3, 4, 5
	stx	%g2, [%sp + AT_FRAME + \at * 8]
	.endr
	.irp	f, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62
	ldd	[%g1 + PLANT_JUNK], %f\f
	.endr
	ldx	[%g1 + KEPT_FSR], %fsr
	wr	%g0, PLANT_ASI, %asi
	/* A kernel runs without the floating-point unit. */
	ldub	[%o7 + CALL_FOREIGN], %g2
	brz	%g2, 1f
	 nop
	wr	%g0, 0, %fprs
1:
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7
	ldx	[%g1 + KEPT_L + \n * 8], %l\n
	.endr
	.irp	n, 0, 1, 2, 3, 4, 5
	ldx	[%g1 + KEPT_I + \n * 8], %i\n
	ldx	[%o7 + CALL_ARGS + \n * 8], %o\n
	.endr
	ldx	[%g1 + KEPT_G4], %g4
	ldx	[%g1 + KEPT_G5], %g5
	ldx	[%g1 + PLANT_JUNK], %g2
	mov	%g2, %g3
	ldx	[%o7 + CALL_ENTRY], %g1
	jmpl	%g1, %o7
	 mov	%g2, %g1

	/* Trusts nothing that it left behind. */
	mov	%o0, %o1
	mov	%g4, %o2
	mov	%g5, %o3
	rd	%asi, %o4
	rd	%fprs, %o5
	wr	%g0, 4, %fprs
	wr	%g0, 0x82, %asi
	ADDRESS	ua_call_now, %g1
	ldx	[%g1 + NOW_CALL], %o7
	stx	%o1, [%o7 + CALL_RESULT]
	stx	%o2, [%o7 + CALL_STATE + KEPT_G4]
	stx	%o3, [%o7 + CALL_STATE + KEPT_G5]
	stx	%o4, [%o7 + CALL_STATE + KEPT_ASI]
	stx	%o5, [%o7 + CALL_STATE + KEPT_FPRS]
	stx	%fsr, [%o7 + CALL_STATE + KEPT_FSR]
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7
	stx	%l\n, [%o7 + CALL_STATE + KEPT_L + \n * 8]
	.endr
	.irp	n, 0, 1, 2, 3, 4, 5
	stx	%i\n, [%o7 + CALL_STATE + KEPT_I + \n * 8]
	.endr
	KEEP	%sp, NOW_SP, STATE_SP
	KEEP	%fp, NOW_FP, STATE_FP
	KEEP	%i7, NOW_I7, STATE_I7
	KEEP	%g6, NOW_G6, STATE_G6
	KEEP	%g7, NOW_G7, STATE_G7
	.irp	at, 0, 1, 2, 3, 4, 5
	ldx	[%sp + AT_FRAME + \at * 8], %g2
	stx	%g2, [%o7 + CALL_STATE + STATE_FRAME + \at * 8]
	.endr
	ldx	[%o7 + CALL_STATE + STATE_VOLATILE], %g2
	brz	%g2, 1f
	 nop
	.irp	f, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62
	std	%f\f, [%g2 + \f * 4]
	.endr
1:	stx	%g0, [%sp + AT_FSR]
	ldx	[%sp + AT_FSR], %fsr
	ret
	 restore
	.cfi_endproc
	.size	ua_checked_call, . - ua_checked_call
