/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * rep_movs.h - parts of the copies of Linux 6.4 and later.
 *
 *	register	role	live range
 *	rdi		to	next byte, or block, to write; all through
 *	rsi		from	the same to read; all through
 *	rdx		n	bytes asked for; at entry only
 *	rcx		left	bytes left; progress
 *	rax		word	a quadword or byte on its way
 *	rax		rest	bytes after the quadwords of a rep movsq
 *	rax			the residual, at the return
 *
 * The kernel's form stands in for a rep movsb and so has the count in rcx, on
 * the way in and on the way out; here the entry has the C ABI, (rdi, rsi, rdx)
 * -> rax.  One copy serves both directions: loads and stores have an entry.
 *
 * left is always the bytes from the start of the block or word that is being
 * copied; a fault in either goes on with single bytes from there.
 */
#ifndef UA_X86_REP_MOVS_H
#define UA_X86_REP_MOVS_H

#include "asm.h"

#define to	%rdi
#define from	%rsi
#define n	%rdx
#define left	%rcx
#define left32	%ecx
#define word	%rax
#define word32	%eax
#define byte	%al
#define rest	%rax
#define rest32	%eax

/*
 * Fewer than 64 bytes, from .Lshort on: quadwords, then bytes.
 * .Lfix_word	left; goes on by bytes
 * .Lfix_byte	left
 */
	.macro REP_MOVS_SHORT
.Lshort:
	cmp	$8, left
	jb	.Lrest
.Lquad:
	USER .Lfix_word, movq (from), word
	USER .Lfix_word, movq word, (to)
	add	$8, from
	add	$8, to
	sub	$8, left
	cmp	$8, left
	jae	.Lquad
.Lrest:
	jrcxz	.Ldone
.Lfix_word:
.Lbyte:
	USER .Lfix_byte, movb (from), byte
	USER .Lfix_byte, movb byte, (to)
	inc	from
	inc	to
	dec	left
	jnz	.Lbyte
.Lfix_byte:
.Ldone:
	mov	left, %rax
	ret
	.endm

/*
 * rep movsq, and the rest by bytes.  left counts quadwords meanwhile.
 * .Lfix_quads	rest + 8 * left; goes on by bytes
 */
	.macro REP_MOVS_QUADS
	mov	left, rest
	and	$7, rest32
	shr	$3, left
	USER .Lfix_quads, rep movsq
	mov	rest32, left32
	jmp	.Lrest
.Lfix_quads:
	lea	(rest, left, 8), left
	jmp	.Lfix_word
	.endm

#endif
