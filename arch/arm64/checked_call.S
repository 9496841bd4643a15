/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * void ua_checked_call(struct ua_call *call)
 *
 * Calls call->entry with call->args and records what it did to the state that
 * a callee keeps: x19-x29, sp, TPIDR_EL0, the lower halves of v8-v15, FPCR and
 * the words above its frame; and all of v0-v31 and FPSR where call asks for
 * those.  All volatile registers hold junk first.  x30 is kept by coming back;
 * x18 is a volatile register here.
 *
 * Not in ua_text: a fault here is never the routine's.
 *
 *	x16	call	kept in ua_call_now, for no register survives
 *	x17	now	the block ua_call_now
 *	x17	plant	the table, after that
 */
#include "asm.h"
#include "call_layout.h"

#define call	x16
#define now	x17
#define plant	x17

/* The frame: the planted words, then what is saved. */
#define SAVE_GPR	(8 * FRAME_WORDS)	/* x19-x30 */
#define SAVE_VR		(SAVE_GPR + 12 * 8)	/* d8-d15 */
#define SAVE_FPCR	(SAVE_VR + 8 * 8)
#define FRAME_BYTES	(SAVE_FPCR + 16)

/* ua_call_now: the call under way, and registers just before it */
#define NOW_CALL	0
#define NOW_SP		8
#define NOW_TP		16
	.local	ua_call_now
	.comm	ua_call_now, 24, 8

	.section .rodata
	.p2align 4
	.globl	ua_call_plant
	.hidden	ua_call_plant
	.type	ua_call_plant, %object
ua_call_plant:
	.set	item, 0
	.rept	8 * 4
	.long	0x5badb000 + item * 0x0101
	.set	item, item + 1
	.endr
	.rept	11
	.quad	0x1badb0b1c0de0000 + item * 0x0101
	.set	item, item + 1
	.endr
	.quad	PLANT_FPCR
	.rept	2
	.quad	0x1badb0b1c0de0000 + item * 0x0101
	.set	item, item + 1
	.endr
	.size	ua_call_plant, . - ua_call_plant

/* x19-x29 but for the last, in pairs. */
	.macro EACH_GPR op:req, at:req, base:req
	\op	x19, x20, [\base, #\at]
	\op	x21, x22, [\base, #\at + 16]
	\op	x23, x24, [\base, #\at + 32]
	\op	x25, x26, [\base, #\at + 48]
	\op	x27, x28, [\base, #\at + 64]
	.endm

	.macro EACH_VR op:req, kind:req, bytes:req, at:req, base:req
	.irp	n, 8, 9, 10, 11, 12, 13, 14, 15
	\op	\kind\n, [\base, #\at + (\n - 8) * \bytes]
	.endr
	.endm

	.text
	.p2align 4
	.globl	ua_checked_call
	.hidden	ua_checked_call
	.type	ua_checked_call, %function
ua_checked_call:
	.cfi_startproc
	sub	sp, sp, #FRAME_BYTES
	.cfi_def_cfa_offset FRAME_BYTES
	EACH_GPR stp, SAVE_GPR, sp
	stp	x29, x30, [sp, #SAVE_GPR + 80]
	.irp	n, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30
	.cfi_offset \n, SAVE_GPR + (\n - 19) * 8 - FRAME_BYTES
	.endr
	EACH_VR	str, d, 8, SAVE_VR, sp
	mrs	x9, fpcr
	str	x9, [sp, #SAVE_FPCR]

	mov	call, x0
	UA_ADDRESS now, ua_call_now
	mov	x9, sp
	mrs	x10, tpidr_el0
	str	call, [now, #NOW_CALL]
	stp	x9, x10, [now, #NOW_SP]

	UA_ADDRESS plant, ua_call_plant
	ldr	x9, [plant, #KEPT_FPCR]
	msr	fpcr, x9
	msr	fpsr, xzr
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	movi	v\n\().16b, #PLANT_VR
	.endr
	EACH_VR	ldr, q, 16, KEPT_VR, plant
	EACH_GPR ldp, KEPT_GPR, plant
	ldr	x29, [plant, #KEPT_GPR + 80]
	ldr	x9, [plant, #PLANT_FRAME]
	.irp	at, 0, 2, 4
	stp	x9, x9, [sp, #\at * 8]
	.endr

	ldr	x18, [plant, #PLANT_JUNK]
	ldp	x0, x1, [call, #CALL_ARGS]
	ldp	x2, x3, [call, #CALL_ARGS + 16]
	ldp	x4, x5, [call, #CALL_ARGS + 32]
	ldr	x30, [call, #CALL_ENTRY]
	.irp	n, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17
	mov	x\n, x18
	.endr
	cmn	x18, x18		/* the flags: what that gives */
	blr	x30

	UA_ADDRESS now, ua_call_now	/* trusts nothing that it left behind */
	ldr	call, [now, #NOW_CALL]
	str	x0, [call, #CALL_RESULT]
	EACH_GPR stp, CALL_STATE + KEPT_GPR, call
	str	x29, [call, #CALL_STATE + KEPT_GPR + 80]
	ldp	x9, x10, [now, #NOW_SP]
	mov	x11, sp
	mrs	x12, tpidr_el0
	mov	sp, x9
	msr	tpidr_el0, x10
	sub	x11, x11, x9
	sub	x12, x12, x10
	stp	x11, x12, [call, #CALL_STATE + STATE_SP]
	.irp	at, 0, 2, 4
	ldp	x11, x12, [sp, #\at * 8]
	stp	x11, x12, [call, #CALL_STATE + STATE_FRAME + \at * 8]
	.endr
	EACH_VR	str, q, 16, CALL_STATE + KEPT_VR, call
	mrs	x9, fpcr
	str	x9, [call, #CALL_STATE + KEPT_FPCR]
	ldr	x9, [call, #CALL_STATE + STATE_VOLATILE]
	cbz	x9, .Lgive_back
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	str	q\n, [x9, #\n * 16]
	.endr
	mrs	x10, fpsr
	str	x10, [x9, #VOLATILE_FPSR]

.Lgive_back:
	ldr	x9, [sp, #SAVE_FPCR]
	msr	fpcr, x9
	EACH_VR	ldr, d, 8, SAVE_VR, sp
	EACH_GPR ldp, SAVE_GPR, sp
	ldp	x29, x30, [sp, #SAVE_GPR + 80]
	add	sp, sp, #FRAME_BYTES
	.cfi_def_cfa_offset 0
	ret
	.cfi_endproc
	.size	ua_checked_call, . - ua_checked_call
