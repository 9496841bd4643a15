/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_user.h - parts of the copies of Linux up to 6.3.
 *
 *	register	role	live range
 *	rdi		to	next byte, or block, to write; all through
 *	rsi		from	the same to read; all through
 *	edx		n	bytes after those that count is about
 *	ecx		count	units left of the loop that runs
 *	r8-r11		w0-w3	quadwords on their way
 *	al		byte	a byte on its way
 *	eax			the residual, at the return
 *
 * The length is an unsigned int: only edx is looked at, all arithmetic on it
 * is 32 bits wide.  One copy serves both directions, so that either side may
 * be the user's: loads and stores both have an entry.
 *
 * Every fixup works out the bytes left from the start of the block, word or
 * byte that faulted, and lets the tail (COPY_TAIL) find the exact place.
 *
 * A file takes each macro once; the labels are plain.  Each part leaves by
 * running on into the next.
 */
#ifndef UA_X86_COPY_USER_H
#define UA_X86_COPY_USER_H

#include "asm.h"

#define to	%rdi
#define to32	%edi
#define from	%rsi
#define n	%rdx
#define n32	%edx
#define count	%rcx
#define count32	%ecx
#define w0	%r8
#define w0_32	%r8d
#define w1	%r9
#define w2	%r10
#define w3	%r11
#define byte	%al

/*
 * Bytes until to is a multiple of eight; n is at least eight.
 * .Lfix_align	n + count
 */
	.macro COPY_ALIGN
	mov	to32, count32
	neg	count32
	and	$7, count32
	jz	.Laligned
	sub	count32, n32
.Lalign_byte:
	USER .Lfix_align, movb (from), byte
	USER .Lfix_align, movb byte, (to)
	inc	from
	inc	to
	dec	count32
	jnz	.Lalign_byte
.Laligned:
	.endm

	.macro COPY_HALF_BLOCK store:req, at:req
	USER .Lfix_block, movq \at(from), w0
	USER .Lfix_block, movq (\at + 8)(from), w1
	USER .Lfix_block, movq (\at + 16)(from), w2
	USER .Lfix_block, movq (\at + 24)(from), w3
	USER .Lfix_block, \store w0, \at(to)
	USER .Lfix_block, \store w1, (\at + 8)(to)
	USER .Lfix_block, \store w2, (\at + 16)(to)
	USER .Lfix_block, \store w3, (\at + 24)(to)
	.endm

/*
 * Blocks of 64 bytes: four loads, four stores, and the same again.
 * .Lfix_block	n + 64 * count, what of the block was stored counting as left
 */
	.macro COPY_BLOCKS store=movq
	mov	n32, count32
	and	$63, n32
	shr	$6, count32
	jz	.Lblocks_done
	.p2align 4
.Lblock:
	COPY_HALF_BLOCK \store, 0
	COPY_HALF_BLOCK \store, 32
	add	$64, from
	add	$64, to
	dec	count32
	jnz	.Lblock
.Lblocks_done:
	.endm

/* .Lfix_quad	n + 8 * count */
	.macro COPY_QUADS store=movq
	mov	n32, count32
	and	$7, n32
	shr	$3, count32
	jz	.Lquads_done
.Lquad:
	USER .Lfix_quad, movq (from), w0
	USER .Lfix_quad, \store w0, (to)
	add	$8, from
	add	$8, to
	dec	count32
	jnz	.Lquad
.Lquads_done:
	.endm

/* .Lfix_byte	count */
	.macro COPY_BYTES
	mov	n32, count32
	test	n32, n32
	jz	.Lbytes_done
.Lbyte:
	USER .Lfix_byte, movb (from), byte
	USER .Lfix_byte, movb byte, (to)
	inc	from
	inc	to
	dec	count32
	jnz	.Lbyte
.Lbytes_done:
	.endm

/* The fixups of COPY_QUADS and COPY_BYTES; on into a COPY_TAIL. */
	.macro COPY_FIX_SMALL
.Lfix_quad:
	lea	(n, count, 8), n32
	jmp	.Lfix_tail
.Lfix_byte:
	mov	count32, n32
	.endm

/* The fixups of COPY_ALIGN and COPY_BLOCKS.  In front of COPY_FIX_SMALL. */
	.macro COPY_FIX_ALIGN
.Lfix_align:
	add	count32, n32
	jmp	.Lfix_tail
	.endm

	.macro COPY_FIX_BLOCKS
.Lfix_block:
	shl	$6, count32
	add	count32, n32
	jmp	.Lfix_tail
	.endm

/*
 * The last resort: n bytes, one by one, up to the one that faults.
 * .Lfix_rep_tail	count
 * pad=1 then zeroes what was not copied: kernel memory, so without an entry.
 */
	.macro COPY_TAIL pad=0
.Lfix_tail:
	mov	n32, count32
	USER .Lfix_rep_tail, rep movsb
.Lfix_rep_tail:
	.if \pad
	mov	count32, n32
	xor	%eax, %eax
	rep stosb
	mov	n32, %eax
	.else
	mov	count32, %eax
	.endif
	ret
	.endm

/* All of the unrolled copy. */
	.macro COPY_UNROLLED pad:req
	cmp	$8, n32
	jb	.Lquads_done
	COPY_ALIGN
	COPY_BLOCKS
	COPY_QUADS
	COPY_BYTES
	xor	%eax, %eax
	ret
	COPY_FIX_ALIGN
	COPY_FIX_BLOCKS
	COPY_FIX_SMALL
	COPY_TAIL \pad
	.endm

#endif
