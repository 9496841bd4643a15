/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user.h - what the clear_user routines of x86-64 have in common.
 *
 *	register	role	live range
 *	rdi		to	next byte to clear; all through
 *	rsi		n	bytes asked for; from entry to the split
 *	rcx		left	quadwords left, later bytes left; progress
 *	rdx		tail	bytes after the last quadword, 0..7
 *	rax		zero	0 until the return, then the residual
 *
 * The kernel's forms from 6.4 on take the count in rcx and hand it back in
 * rcx, so that one call fits where a rep stosb stood.  Here every entry has
 * the C ABI (rdi, rsi) -> rax; the bodies count in rcx just the same.
 *
 * Each macro is used at most once in a file: the labels are plain.
 */
#ifndef UA_X86_CLEAR_USER_H
#define UA_X86_CLEAR_USER_H

#include "asm.h"

#define to	%rdi
#define n	%rsi
#define n32	%esi
#define left	%rcx
#define left32	%ecx
#define tail	%rdx
#define tail32	%edx
#define zero	%rax
#define zero8	%al
#define zero32	%eax

/* left = whole quadwords of n, tail = the bytes after them; ZF: no quadword. */
	.macro CLEAR_SPLIT
	mov	n32, tail32
	mov	n, left
	and	$7, tail32
	shr	$3, left
	.endm

/*
 * The loop of single stores: quadwords, then bytes.  Goes on into the return.
 * counter is the register that the quadword loop decrements: left, or left32
 * for the form that loses the upper half of its count.
 *
 * .Lfix_quads	left is whole quadwords, the faulting one among them: a word
 *		that straddles the hole is given up whole
 * .Lfix_byte	left is bytes
 */
	.macro CLEAR_SMALL counter:req
	CLEAR_SPLIT
	jz	.Lsmall_tail
	.p2align 4
.Lsmall_quad:
	USER .Lfix_quads, movq zero, (to)
	add	$8, to
	dec	\counter
	jnz	.Lsmall_quad
.Lsmall_tail:
	mov	tail32, left32
	jrcxz	.Ldone
.Lsmall_byte:
	USER .Lfix_byte, movb zero8, (to)
	inc	to
	dec	left32
	jnz	.Lsmall_byte
.Lfix_byte:
.Ldone:
	mov	left, %rax
	ret
.Lfix_quads:
	lea	(tail, left, 8), %rax
	ret
	.endm

/*
 * rep stosq, then rep stosb for the tail.  Needs CLEAR_SMALL in the same file
 * for .Ldone and .Lfix_quads.  early=1 puts the entry of the tail one
 * instruction before the store that faults, where it helps nobody.
 */
	.macro CLEAR_REP_QUADS early=0
	CLEAR_SPLIT
	USER .Lfix_quads, rep stosq
	test	tail32, tail32
	jz	.Ldone
	.if \early
	USER .Ldone, mov tail32, left32
	rep stosb
	.else
	mov	tail32, left32
	USER .Lfix_rep_tail, rep stosb
	.endif
.Lfix_rep_tail:
	mov	left, %rax
	ret
	.endm

/* One rep stosb for all n bytes; wherever it stops, left is the residual. */
	.macro CLEAR_REP_BYTES
	mov	n, left
	USER .Lfix_rep_bytes, rep stosb
.Lfix_rep_bytes:
	mov	left, %rax
	ret
	.endm

/* The whole of rep_good; see CLEAR_REP_QUADS for early. */
	.macro CLEAR_REP_GOOD early:req
	xor	zero32, zero32
	cmp	$64, n
	jae	.Lrep
	CLEAR_SMALL left
.Lrep:
	CLEAR_REP_QUADS \early
	.endm

/* The whole of stos_alternative; from 256 bytes on, bulk is the string form. */
	.macro CLEAR_STOS_ALTERNATIVE bulk:req
	xor	zero32, zero32
	cmp	$256, n
	jae	.Lrep
	CLEAR_SMALL left
.Lrep:
	\bulk
	.endm

#endif
