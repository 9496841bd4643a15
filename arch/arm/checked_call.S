/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * void ua_checked_call(struct ua_call *call)
 *
 * Calls call->entry with call->args and records what it did to the state that
 * a callee keeps: r4-r11, sp, d8-d15, FPSCR's control and the words above its
 * stack arguments; and all of d0-d31 and FPSCR where call asks for those.  All
 * volatile registers hold junk first.  lr is kept by coming back.
 *
 * Not in ua_text: a fault here is never the routine's.
 *
 *	ip	call	kept in ua_call_now, for no register survives
 *	lr	now	the block ua_call_now
 *	lr	plant	the table, after that
 */
#include "asm.h"
#include "call_layout.h"

#define call	ip
#define now	lr
#define plant	lr

/* The frame: two arguments, planted words; above it r4-r11, lr, d8-d15, FPSCR. */
#define FRAME_PLANTED	8
#define FRAME_BYTES	(FRAME_PLANTED + 4 * FRAME_WORDS)

/* ua_call_now: the call under way, and sp just before it */
#define NOW_CALL	0
#define NOW_SP		4
	.local	ua_call_now
	.comm	ua_call_now, 8, 8

	.section .rodata
	.p2align 3
	.globl	ua_call_plant
	.hidden	ua_call_plant
	.type	ua_call_plant, %object
ua_call_plant:
	.set	item, 0
	.rept	8
	.quad	0x5badb0b5c0de0000 + item * 0x0101
	.set	item, item + 1
	.endr
	.rept	8
	.long	0x1bad0000 + item * 0x0101
	.set	item, item + 1
	.endr
	.long	PLANT_FPSCR, 0
	.rept	2
	.long	0x1bad0000 + item * 0x0101
	.set	item, item + 1
	.endr
	.size	ua_call_plant, . - ua_call_plant

	.text
	.p2align 4
	.globl	ua_checked_call
	.hidden	ua_checked_call
	.type	ua_checked_call, %function
ua_checked_call:
	.fnstart
	.cfi_startproc
	push	{r4-r11, lr}
	.save	{r4-r11, lr}
	.cfi_def_cfa_offset 36
	.irp	n, 4, 5, 6, 7, 8, 9, 10, 11
	.cfi_offset \n, (\n - 4) * 4 - 36
	.endr
	.cfi_offset 14, -4
	vmrs	r1, fpscr
	push	{r1}
	.pad	#4
	vpush	{d8-d15}
	.vsave	{d8-d15}
	sub	sp, sp, #FRAME_BYTES
	.pad	#FRAME_BYTES
	.cfi_def_cfa_offset 36 + 4 + 64 + FRAME_BYTES

	UA_ADDRESS now, ua_call_now
	mov	call, r0
	str	call, [now, #NOW_CALL]
	str	sp, [now, #NOW_SP]

	UA_ADDRESS plant, ua_call_plant
	ldr	r1, [plant, #KEPT_FPSCR]
	vmsr	fpscr, r1
	vmov.i8	q0, #PLANT_VR
	.irp	n, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15
	vmov	q\n, q0
	.endr
	add	r1, plant, #KEPT_VR
	vldm	r1, {d8-d15}
	ldr	r1, [plant, #PLANT_FRAME]
	.irp	at, 0, 1, 2, 3, 4, 5
	str	r1, [sp, #FRAME_PLANTED + \at * 4]
	.endr
	ldr	r1, [call, #CALL_ARGS + 16]
	ldr	r2, [call, #CALL_ARGS + 20]
	str	r1, [sp]
	str	r2, [sp, #4]
	add	r1, plant, #KEPT_GPR
	ldm	r1, {r4-r11}
	ldr	r0, [plant, #PLANT_JUNK]
	ldr	lr, [call, #CALL_ENTRY]
	add	r3, call, #CALL_ARGS
	cmn	r0, r0			/* the flags: what that gives */
	mov	ip, r0
	ldm	r3, {r0-r3}
	blx	lr

	UA_ADDRESS now, ua_call_now	/* trusts nothing that it left behind */
	ldr	call, [now, #NOW_CALL]
	str	r0, [call, #CALL_RESULT]
	add	r1, call, #CALL_STATE + KEPT_GPR
	stm	r1, {r4-r11}
	ldr	r1, [now, #NOW_SP]
	sub	r2, sp, r1
	mov	sp, r1
	str	r2, [call, #CALL_STATE + STATE_SP]
	.irp	at, 0, 1, 2, 3, 4, 5
	ldr	r1, [sp, #FRAME_PLANTED + \at * 4]
	str	r1, [call, #CALL_STATE + STATE_FRAME + \at * 4]
	.endr
	add	r1, call, #CALL_STATE + KEPT_VR
	vstm	r1, {d8-d15}
	vmrs	r2, fpscr
	str	r2, [call, #CALL_STATE + KEPT_FPSCR]
	ldr	r1, [call, #CALL_STATE + STATE_VOLATILE]
	cmp	r1, #0
	beq	.Lgive_back
	str	r2, [r1, #VOLATILE_FPSCR]
	vstm	r1!, {d0-d15}
	vstm	r1, {d16-d31}

.Lgive_back:
	add	sp, sp, #FRAME_BYTES
	vpop	{d8-d15}
	pop	{r1}
	vmsr	fpscr, r1
	.cfi_def_cfa_offset 36
	pop	{r4-r11, pc}
	.cfi_endproc
	.fnend
	.size	ua_checked_call, . - ua_checked_call
