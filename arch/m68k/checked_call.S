/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * void ua_checked_call(struct ua_call *call)
 *
 * Calls call->entry with call->args and records what it did to the state that
 * a callee keeps: %d2-%d7, %a2-%a6, %sp, %fp2-%fp7, FPCR and the words above its
 * frame (above its arguments, which are its own); and %fp0-%fp7 where call asks
 * for those.  All volatile registers but %a1, the entry, hold junk first.
 *
 * Not in ua_text: a fault here is never the routine's.
 *
 *	%a0	call
 *	%a1	now	the block ua_call_now
 *	%a2	plant	the table
 */
#include "asm.h"
#include "call_layout.h"

/* The frame: six arguments, the planted words, then what is saved. */
#define FRAME_AT	24
#define SAVE_REGS	(FRAME_AT + 4 * FRAME_WORDS)
#define SAVE_FP		(SAVE_REGS + 44)
#define SAVE_FPCR	(SAVE_FP + 72)
#define FRAME_BYTES	(SAVE_FPCR + 4)

/* ua_call_now: the call under way, and sp just before it */
#define NOW_CALL	0
#define NOW_SP		4
	.local	ua_call_now
	.comm	ua_call_now, 8, 4

	.section .rodata
	.p2align 2
	.globl	ua_call_plant
	.hidden	ua_call_plant
	.type	ua_call_plant, @object
ua_call_plant:
	.set	item, 0
	.rept	6
	.long	0x3fff0000, 0x8badb0b4, 0xc0ffee00 + item
	.set	item, item + 1
	.endr
	.rept	11
	.long	0x1badb0b1 + item * 0x01010000
	.set	item, item + 1
	.endr
	.long	PLANT_FPCR
	.long	0x3ffe0000, 0xabadb0b4, 0x1badb0b1
	.rept	2
	.long	0x1badb0b1 + item * 0x01010000
	.set	item, item + 1
	.endr
	.size	ua_call_plant, . - ua_call_plant

	.text
	.p2align 2
	.globl	ua_checked_call
	.hidden	ua_checked_call
	.type	ua_checked_call, @function
ua_checked_call:
	.cfi_startproc
	move.l	4(%sp), %a0
	lea	-FRAME_BYTES(%sp), %sp
	.cfi_def_cfa_offset FRAME_BYTES + 4
	movem.l	%d2-%d7/%a2-%a6, SAVE_REGS(%sp)
	fmovem.x %fp2-%fp7, SAVE_FP(%sp)
	fmove.l	%fpcr, SAVE_FPCR(%sp)

	lea	(ua_call_now, %pc), %a1
	move.l	%a0, NOW_CALL(%a1)
	move.l	%sp, NOW_SP(%a1)

	lea	(ua_call_plant, %pc), %a2
	fmove.l	KEPT_FPCR(%a2), %fpcr
	.irp	n, 0, 1
	fmove.x	PLANT_FJUNK(%a2), %fp\n
	.endr
	fmovem.x KEPT_FP(%a2), %fp2-%fp7
	.irp	at, 0, 4, 8, 12, 16, 20
	move.l	(CALL_ARGS + \at)(%a0), \at(%sp)
	move.l	PLANT_FRAME(%a2), (FRAME_AT + \at)(%sp)
	.endr
	move.l	CALL_ENTRY(%a0), %a1
	move.l	PLANT_JUNK(%a2), %d0
	move.l	%d0, %d1
	move.l	%d0, %a0
	movem.l	(KEPT_REGS + 4)(%a2), %d3-%d7
	movem.l	(KEPT_REGS + 28)(%a2), %a3-%a6
	move.l	KEPT_REGS(%a2), %d2
	move.l	(KEPT_REGS + 24)(%a2), %a2
	jsr	(%a1)

	lea	(ua_call_now, %pc), %a1
	move.l	NOW_CALL(%a1), %a0
	move.l	%d0, CALL_RESULT(%a0)
	movem.l	%d2-%d7/%a2-%a6, (CALL_STATE + KEPT_REGS)(%a0)
	fmovem.x %fp2-%fp7, (CALL_STATE + KEPT_FP)(%a0)
	fmove.l	%fpcr, (CALL_STATE + KEPT_FPCR)(%a0)
	move.l	%sp, %d0
	move.l	NOW_SP(%a1), %d1
	sub.l	%d1, %d0
	move.l	%d0, (CALL_STATE + STATE_SP)(%a0)
	move.l	%d1, %sp
	.irp	at, 0, 4, 8, 12, 16, 20
	move.l	(FRAME_AT + \at)(%sp), (CALL_STATE + STATE_FRAME + \at)(%a0)
	.endr
	move.l	(CALL_STATE + STATE_VOLATILE)(%a0), %d1
	jeq	.Lgive_back
	move.l	%d1, %a1
	fmovem.x %fp0-%fp7, (%a1)

.Lgive_back:
	fmove.l	SAVE_FPCR(%sp), %fpcr
	fmovem.x SAVE_FP(%sp), %fp2-%fp7
	movem.l	SAVE_REGS(%sp), %d2-%d7/%a2-%a6
	lea	FRAME_BYTES(%sp), %sp
	.cfi_def_cfa_offset 4
	rts
	.cfi_endproc
	.size	ua_checked_call, . - ua_checked_call
