/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_user_vmx.h - the copy that goes through the vector unit (VMX) when it
 * is long: POWER7's, e6500's and memcpy's, with the unit and without, in one.
 *
 *	COPY_VMX line, ahead, above, user, vmx
 *
 *	line	bytes of a cache line and of a turn of the vector loops: 64, 128
 *	ahead	lines that a turn prefetches ahead of itself (dcbt); 0: the two
 *		streams of POWER7 (dcbt and dcbtst with a hint), set up once
 *	above	from this length on, the vector unit is asked for
 *	user	1: accesses have entries, returns the residual;
 *		0: memcpy, bare accesses, returns the destination
 *	vmx	1: the hooks are asked for the unit; 0: made to refuse it
 *
 *	register	role	live range
 *	r3		to	next byte, or block, to write; all through
 *	r4		from	the same to read; all through.  While quadwords
 *				are joined: the next aligned one
 *	r5		n	its low bits tell what the tail copies
 *	ctr			turns left of the loop that runs
 *	r0, r6-r12	w0-w7	integer: data; w0, w1 of the smaller pieces too
 *	r14-r21		w8-w15	integer: data of a turn, saved in the frame
 *	r6-r12		at16-at112	vector: offsets in a turn
 *	r0		t	scratch; in the vector loop, how far dcbt goes
 *	v0-v7			vector, aligned: data
 *	v0		carry	vector, joined: the quadword read last
 *	v1-v8			vector, joined: quadwords read
 *	v9-v16			vector, joined: quadwords to write
 *	v17		control	vector, joined: what vperm picks
 *
 * The arguments are parked below the stack pointer, where the frame comes to
 * lie around them.
 *
 * Progress: none is kept.  Each fixup takes down what is up at its accesses:
 * .Lfix_bare nothing, .Lfix_saved a frame with w8-w15, .Lfix_vector a frame
 * and the vector section.  Then the copy starts again from its arguments, by
 * the base routine, and the residual is that one's.  What was copied before
 * is copied a second time.
 *
 * A file takes COPY_VMX once; the labels are plain.
 */
#ifndef UA_POWERPC_COPY_USER_VMX_H
#define UA_POWERPC_COPY_USER_VMX_H

#include "copy_pieces.h"
#include "hooks.h"

#define WORDS_2		r0, r6
#define WORDS_4		WORDS_2, r7, r8
#define WORDS_LOW	WORDS_4, r9, r10, r11, r12
#define WORDS_HIGH	r14, r15, r16, r17, r18, r19, r20, r21
#define at16	r6
#define at32	r7
#define at48	r8
#define at64	r9
#define at80	r10
#define at96	r11
#define at112	r12
#define carry	v0
#define control	v17

/* The arguments at the top of the frame, eight registers below them. */
#define FRAME		(FRAME_MIN + 96)
#define OLD_WORDS	(FRAME_MIN + 8)	/* from the stack pointer, frame up */

	.macro COPY_FRAME_UP
	stdu	r1, -FRAME(r1)
	.cfi_adjust_cfa_offset FRAME
	.endm

	.macro COPY_FRAME_DOWN
	addi	r1, r1, FRAME
	.cfi_adjust_cfa_offset -FRAME
	.endm

/* What unwinders are told while w8-w15 are in the frame, and that it is up. */
	.macro COPY_SAVED_CFI
	.cfi_def_cfa_offset FRAME
	.irp	word, WORDS_HIGH
	.cfi_offset \word, OLD_WORDS + (\word - 14) * 8 - FRAME
	.endr
	.endm

	.macro COPY_RESTORE
	EACH	ld, r1, OLD_WORDS, none, WORDS_HIGH
	.irp	word, WORDS_HIGH
	.cfi_restore \word
	.endr
	COPY_FRAME_DOWN
	.endm

/* ---- without the unit --------------------------------------------------- */

	.macro COPY_WORDS_IF bit:req, bytes:req, words:vararg
	bf	\bit, .Lno_\@
	EACH	ld, from, 0, .Lfix_bare, \words
	EACH	std, to, 0, .Lfix_bare, \words
	addi	from, from, \bytes
	addi	to, to, \bytes
.Lno_\@:
	.endm

/*
 * n >= 16.  The source up to a doubleword, turns of 128 bytes, then what is
 * left by halves; n & 15 bytes remain.
 */
	.macro COPY_INTEGER
	neg	t, from
	mtocrf	0x01, t
	clrldi	t, t, 61
	subf	n, t, n
	COPY_UP	.Lfix_bare
	srdi.	t, n, 7
	beq	.Lturns_done
	mtctr	t
	COPY_FRAME_UP
	EACH	std, r1, OLD_WORDS, none, WORDS_HIGH
	COPY_SAVED_CFI
.Lturn:
	EACH	ld, from, 0, .Lfix_saved, WORDS_LOW
	EACH	ld, from, 64, .Lfix_saved, WORDS_HIGH
	EACH	std, to, 0, .Lfix_saved, WORDS_LOW
	EACH	std, to, 64, .Lfix_saved, WORDS_HIGH
	addi	from, from, 128
	addi	to, to, 128
	bdnz	.Lturn
	COPY_RESTORE
.Lturns_done:
	mtocrf	0x02, n
	COPY_WORDS_IF 25, 64, WORDS_LOW
	COPY_WORDS_IF 26, 32, WORDS_4
	COPY_WORDS_IF 27, 16, WORDS_2
	.endm

/* ---- the frame of the vector section ------------------------------------ */

	.macro COPY_ENTER refused:req
	mflr	t
	std	t, FRAME_LR(r1)
	COPY_FRAME_UP
	.cfi_offset DWARF_LR, FRAME_LR
	.if .Lvmx
	HOOK_VMX_ENTER
	.else
	CALL	ua_ppc_vmx_refuse
	.endif
	cmpwi	r3, 0
	ld	t, FRAME + FRAME_LR(r1)
	ld	to, FRAME + OLD_TO(r1)
	ld	from, FRAME + OLD_FROM(r1)
	ld	n, FRAME + OLD_N(r1)
	beq	\refused
	.endm

	.macro COPY_LEAVE
	COPY_FRAME_DOWN
	mtlr	t
	.cfi_restore DWARF_LR
	.endm

	.macro COPY_EXIT
	HOOK_VMX_EXIT
	ld	t, FRAME + FRAME_LR(r1)
	COPY_LEAVE
	.endm

#include "copy_user_vmx_loop.h"

/* ---- all of it ---------------------------------------------------------- */

	.macro COPY_VMX line:req, ahead:req, above:req, user:req, vmx:req
	.set	.Lline, \line
	.set	.Lahead, \ahead
	.set	.Luser, \user
	.set	.Lvmx, \vmx
	UA_ISA_ON
	cmpldi	n, 16
	cmpldi	cr1, n, \above
	std	to, OLD_TO(r1)
	std	from, OLD_FROM(r1)
	std	n, OLD_N(r1)
	blt	.Lshort
	bge	cr1, .Llong
.Linteger:
	COPY_INTEGER
.Lshort:
	COPY_DOWN .Lfix_bare
	COPY_RETURN
.Llong:
	COPY_ENTER .Lrefused
	.if \vmx
	.cfi_remember_state
	COPY_VECTORS
	COPY_DOWN .Lfix_vector
	COPY_EXIT
	COPY_RETURN
	.cfi_restore_state
	.endif
.Lrefused:
	.cfi_remember_state
	COPY_LEAVE
	b	.Linteger
	.if \user
	.if \vmx
	.cfi_restore_state
.Lfix_vector:
	COPY_EXIT
	b	.Lfix_bare
	.endif
.Lfix_saved:
	COPY_SAVED_CFI
	COPY_RESTORE
.Lfix_bare:
	ld	to, OLD_TO(r1)
	ld	from, OLD_FROM(r1)
	ld	n, OLD_N(r1)
	b	ua_ppc_copy_user_base
	.endif
	UA_ISA_OFF
	.endm

#endif
