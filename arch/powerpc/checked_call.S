/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * void ua_checked_call(struct ua_call *call)
 *
 * Calls call->entry with call->args and records what it did to the state that
 * a callee keeps: r14-r31, f14-f31, CR2-CR4, r1, r2 and r13 (whichever of them
 * is TOC, thread pointer or small data), v20-v31 and VRSAVE where there is
 * AltiVec, FPSCR, the back chain word and the words above its frame; and f0-f13
 * and v0-v19 where call asks for those.  All volatile registers hold junk first.
 * LR is kept by coming back.
 *
 * Not in ua_text: a fault here is never the routine's.
 *
 *	r11	call	kept in ua_call_now, for no register survives
 *	r12	now	the block ua_call_now
 *	r12	plant	the table, after that
 */
#include "asm.h"
#include "call_layout.h"

#define call	r11
#define now	r12
#define plant	r12

/* The frame: the ABI's part and the planted words end at 152 at most. */
#define SAVE_GPR	160
#define SAVE_FPR	304
#define SAVE_VR		448		/* a multiple of 16 */
#define SAVE_FPSCR	640
#define SAVE_CR		648
#define SAVE_VRSAVE	652
#define FRAME_BYTES	672

#ifdef FRAME_TOC
#define FRAME_FIFTH	FRAME_TOC	/* where only a caller keeps its r2 */
#else
#define FRAME_FIFTH	(FRAME_OWN + 4 * L_BYTES)
#endif

/* ua_call_now: the call under way, and registers just before it */
#define NOW_CALL	0
#define NOW_R1		L_BYTES
#define NOW_R2		(2 * L_BYTES)
#define NOW_R13		(3 * L_BYTES)
#define NOW_ALTIVEC	(4 * L_BYTES)	/* 32 bits: ua_ppc_altivec */
	.local	ua_call_now
	.comm	ua_call_now, 5 * L_BYTES, 8

	.section .rodata
	.p2align 4
	.globl	ua_call_plant
	.hidden	ua_call_plant
	.type	ua_call_plant, @object
ua_call_plant:
	.set	item, 0
	.rept	12 * 4
	.long	0x5badb000 + item * 0x0101
	.set	item, item + 1
	.endr
	.rept	18
	.quad	0x4badb0b4c0ffee00 + item
	.set	item, item + 1
	.endr
	.quad	PLANT_FPSCR
	.rept	18 + 2
#ifdef __powerpc64__
	.quad	0x1badb0b1c0de0000 + item * 0x0101
#else
	.long	0x1bad0000 + item * 0x0101
#endif
	.set	item, item + 1
	.endr
	.size	ua_call_plant, . - ua_call_plant

/* Kept registers, for .irp */
#define GPRS	14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
#define FPRS	GPRS
#define VRS	20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31

	.macro EACH_GPR op:req, at:req, base:req
	.irp	n, GPRS
	\op	\n, (\at + (\n - 14) * L_BYTES)(\base)
	.endr
	.endm

	.macro EACH_FPR op:req, at:req, base:req
	.irp	n, FPRS
	\op	\n, (\at + (\n - 14) * 8)(\base)
	.endr
	.endm

/* By index, in r0. */
	.macro EACH_VR op:req, at:req, base:req
	.irp	n, VRS
	li	r0, \at + (\n - 20) * 16
	\op	\n, \base, r0
	.endr
	.endm

/* The difference of a register from what it was, into the state; it is put
 * back. */
	.macro KEEP reg:req, was:req, state:req
	LDL	r0, \was(now)
	subf	r4, r0, \reg
	STL	r4, (CALL_STATE + \state)(call)
	mr	\reg, r0
	.endm

	.text
	.p2align 4
	.globl	ua_checked_call
	.hidden	ua_checked_call
	.type	ua_checked_call, UA_TYPE_FUNC
	UA_ENTRY_LABEL ua_checked_call
	.cfi_startproc
	mflr	r0
	STL	r0, FRAME_LR(r1)
	.cfi_offset DWARF_LR, FRAME_LR
	STLU	r1, -FRAME_BYTES(r1)
	.cfi_def_cfa_offset FRAME_BYTES
	EACH_GPR STL, SAVE_GPR, r1
	.irp	n, GPRS
	.cfi_offset \n, SAVE_GPR + (\n - 14) * L_BYTES - FRAME_BYTES
	.endr
	EACH_FPR stfd, SAVE_FPR, r1
	mffs	f0
	stfd	f0, SAVE_FPSCR(r1)
	mfcr	r0
	stw	r0, SAVE_CR(r1)

	mr	call, r3
	UA_ADDRESS_PC r4, ua_ppc_altivec
	lwz	r4, 0(r4)
	UA_ADDRESS_PC now, ua_call_now
	STL	call, NOW_CALL(now)
	STL	r1, NOW_R1(now)
	STL	r13, NOW_R13(now)
	stw	r4, NOW_ALTIVEC(now)
#ifdef UA_ELFV1
	ld	r9, CALL_ENTRY(call)	/* a descriptor: code, TOC */
	ld	r2, 8(r9)
	ld	r9, 0(r9)
#else
	LDL	r9, CALL_ENTRY(call)
#endif
	STL	r2, NOW_R2(now)
	mtctr	r9

	UA_ADDRESS_PC plant, ua_call_plant
	cmpwi	r4, 0
	beq	.Lplant_rest
	UA_ISA_ON
	mfspr	r0, SPR_VRSAVE
	stw	r0, SAVE_VRSAVE(r1)
	EACH_VR	stvx, SAVE_VR, r1
	lis	r0, PLANT_VRSAVE_HIGH
	ori	r0, r0, PLANT_VRSAVE_LOW
	mtspr	SPR_VRSAVE, r0
	EACH_VR	lvx, KEPT_VR, plant
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
	vspltisw \n, PLANT_VR
	.endr
	UA_ISA_OFF
.Lplant_rest:
	lfd	f0, KEPT_FPSCR(plant)
	mtfsf	0xff, f0
	EACH_FPR lfd, KEPT_FPR, plant
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13
	fmr	\n, f14
	.endr
	EACH_GPR LDL, KEPT_GPR, plant
	LDL	r0, PLANT_FRAME(plant)
	.irp	at, 0, 1, 2, 3
	STL	r0, (FRAME_OWN + \at * L_BYTES)(r1)
	.endr
	STL	r0, FRAME_FIFTH(r1)

	LDL	r10, PLANT_JUNK(plant)
	lis	r0, PLANT_CR_HIGH
	ori	r0, r0, PLANT_CR_LOW
	mtcr	r0
	lis	r0, 0xe000		/* SO, OV and CA */
	mtxer	r0
	.irp	n, 3, 4, 5, 6, 7, 8
	LDL	\n, (CALL_ARGS + (\n - 3) * L_BYTES)(call)
	.endr
	mr	r0, r10
	mr	r9, r10
	mr	r11, r10
	mr	r12, r10
#ifdef UA_ELFV2
	mfctr	r12			/* a global entry makes r2 from it */
#endif
	bctrl

	mfcr	r5			/* before anything here changes it */
	UA_ADDRESS_PC now, ua_call_now	/* trusts nothing that it left behind */
	LDL	call, NOW_CALL(now)
	STL	r3, CALL_RESULT(call)
	EACH_GPR STL, CALL_STATE + KEPT_GPR, call
	STL	r5, (CALL_STATE + STATE_CR)(call)
	KEEP	r1, NOW_R1, STATE_STACK
	KEEP	r2, NOW_R2, STATE_R2
	KEEP	r13, NOW_R13, STATE_R13
	LDL	r0, 0(r1)
	addi	r4, r1, FRAME_BYTES
	subf	r0, r4, r0
	STL	r0, (CALL_STATE + STATE_CHAIN)(call)
	.irp	at, 0, 1, 2, 3
	LDL	r0, (FRAME_OWN + \at * L_BYTES)(r1)
	STL	r0, (CALL_STATE + STATE_FRAME + \at * L_BYTES)(call)
	.endr
	LDL	r0, FRAME_FIFTH(r1)
	STL	r0, (CALL_STATE + STATE_FRAME + 4 * L_BYTES)(call)
	EACH_FPR stfd, CALL_STATE + KEPT_FPR, call
	LDL	r4, (CALL_STATE + STATE_VOLATILE)(call)
	or.	r4, r4, r4
	beq	.Lvolatile_done
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13
	stfd	\n, (VOLATILE_FPR + \n * 8)(r4)
	.endr
	lwz	r5, NOW_ALTIVEC(now)
	cmpwi	r5, 0
	beq	.Lvolatile_done
	UA_ISA_ON
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
	li	r0, VOLATILE_VR + \n * 16
	stvx	\n, r4, r0
	.endr
	UA_ISA_OFF
.Lvolatile_done:
	mffs	f0
	stfd	f0, (CALL_STATE + KEPT_FPSCR)(call)
	lwz	r4, NOW_ALTIVEC(now)
	cmpwi	r4, 0
	beq	.Lgive_back
	UA_ISA_ON
	EACH_VR	stvx, CALL_STATE + KEPT_VR, call
	EACH_VR	lvx, SAVE_VR, r1
	mfspr	r0, SPR_VRSAVE
	STL	r0, (CALL_STATE + STATE_VRSAVE)(call)
	lwz	r0, SAVE_VRSAVE(r1)
	mtspr	SPR_VRSAVE, r0
	UA_ISA_OFF

.Lgive_back:
	lfd	f0, SAVE_FPSCR(r1)
	mtfsf	0xff, f0
	EACH_FPR lfd, SAVE_FPR, r1
	EACH_GPR LDL, SAVE_GPR, r1
	lwz	r0, SAVE_CR(r1)
	mtcr	r0
	addi	r1, r1, FRAME_BYTES
	.cfi_def_cfa_offset 0
	LDL	r0, FRAME_LR(r1)
	mtlr	r0
	blr
	.cfi_endproc
	UA_ENTRY_SIZE ua_checked_call
