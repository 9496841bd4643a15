/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_user_vmx.h - the copy that goes through the vector unit (VMX) when it is
 * long: POWER7's, e6500's and memcpy's, with and without the unit, in one.
 *
 *	COPY_VMX line, ahead, above, user, vmx
 *
 *	line	bytes of a cache line, and of a turn of the vector loops: 64, 128
 *	ahead	lines that a turn prefetches ahead of itself (dcbt); 0: the two
 *		streams of POWER7 (dcbt and dcbtst with a hint), set up once
 *	above	from this length on, the vector unit is asked for
 *	user	1: accesses have entries, returns the residual;
 *		0: memcpy, bare accesses, returns the destination
 *	vmx	1: the hooks are asked for the unit; 0: they are made to refuse it
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
 *	v1-v8, v9-v16		vector, joined: quadwords read, quadwords to write
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

#include "hooks.h"

#define to	r3
#define from	r4
#define n	r5
#define t	r0
#define w0	r0
#define w1	r6
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

/* Three arguments at the top of the frame, eight registers below them. */
#define FRAME		(FRAME_MIN + 96)
#define OLD_TO		-8	/* from the stack pointer at the entry */
#define OLD_FROM	-16
#define OLD_N		-24
#define OLD_WORDS	(FRAME_MIN + 8)	/* from that of the frame */

	.macro TOUCH fixup:req, insn:vararg
	.if .Luser
	USER \fixup, \insn
	.else
	\insn
	.endif
	.endm

/* ---- pieces ----------------------------------------------------------- */

/* One piece, if the bit of CR is set. */
	.macro COPY_IF bit:req, load:req, store:req, bytes:req, fixup:req
	bf	\bit, .Lno_\@
	TOUCH	\fixup, \load w0, 0(from)
	TOUCH	\fixup, \store w0, 0(to)
	addi	from, from, \bytes
	addi	to, to, \bytes
.Lno_\@:
	.endm

/* The same for eight bytes of unknown alignment: as words. */
	.macro COPY_8_IF bit:req, fixup:req
	bf	\bit, .Lno_\@
	TOUCH	\fixup, lwz w0, 0(from)
	TOUCH	\fixup, lwz w1, 4(from)
	TOUCH	\fixup, stw w0, 0(to)
	TOUCH	\fixup, stw w1, 4(to)
	addi	from, from, 8
	addi	to, to, 8
.Lno_\@:
	.endm

/* Up to an alignment, by the low bits in cr7: 1, 2, 4. */
	.macro COPY_UP fixup:req
	COPY_IF	31, lbz, stb, 1, \fixup
	COPY_IF	30, lhz, sth, 2, \fixup
	COPY_IF	29, lwz, stw, 4, \fixup
	.endm

/* n & 15 bytes: 8, 4, 2, 1. */
	.macro COPY_DOWN fixup:req
	mtocrf	0x01, n
	COPY_8_IF 28, \fixup
	COPY_IF	29, lwz, stw, 4, \fixup
	COPY_IF	30, lhz, sth, 2, \fixup
	COPY_IF	31, lbz, stb, 1, \fixup
	.endm

/* One access a register, eight bytes apart. */
	.macro EACH op:req, base:req, at:req, fixup:req, reg:req, more:vararg
	.ifc	\fixup, none
	\op	\reg, \at(\base)
	.else
	TOUCH	\fixup, \op \reg, \at(\base)
	.endif
	.ifnb	\more
	EACH	\op, \base, (\at+8), \fixup, \more
	.endif
	.endm

	.macro COPY_WORDS_IF bit:req, bytes:req, words:vararg
	bf	\bit, .Lno_\@
	EACH	ld, from, 0, .Lfix_bare, \words
	EACH	std, to, 0, .Lfix_bare, \words
	addi	from, from, \bytes
	addi	to, to, \bytes
.Lno_\@:
	.endm

	.macro COPY_FRAME_UP
	stdu	r1, -FRAME(r1)
	.cfi_adjust_cfa_offset FRAME
	.endm

	.macro COPY_FRAME_DOWN
	addi	r1, r1, FRAME
	.cfi_adjust_cfa_offset -FRAME
	.endm

	.macro COPY_RETURN
	.if .Luser
	li	r3, 0
	.else
	ld	r3, OLD_TO(r1)
	.endif
	blr
	.endm

/* ---- without the unit --------------------------------------------------- */

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
.Lturn:
	EACH	ld, from, 0, .Lfix_saved, WORDS_LOW
	EACH	ld, from, 64, .Lfix_saved, WORDS_HIGH
	EACH	std, to, 0, .Lfix_saved, WORDS_LOW
	EACH	std, to, 64, .Lfix_saved, WORDS_HIGH
	addi	from, from, 128
	addi	to, to, 128
	bdnz	.Lturn
	EACH	ld, r1, OLD_WORDS, none, WORDS_HIGH
	COPY_FRAME_DOWN
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

/* ---- all of it ------------------------------------------------------------ */

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
	.cfi_def_cfa_offset FRAME
	EACH	ld, r1, OLD_WORDS, none, WORDS_HIGH
	COPY_FRAME_DOWN
.Lfix_bare:
	ld	to, OLD_TO(r1)
	ld	from, OLD_FROM(r1)
	ld	n, OLD_N(r1)
	b	ua_ppc_copy_user_base
	.endif
	UA_ISA_OFF
	.endm

#endif
