/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user_64.h - the parts of the 64-bit clear_user of 2012.
 *
 *	register	role	live range
 *	r3		to	next byte to clear; later the residual
 *	r4		n	bytes left from to, or from back where that counts
 *	r5		line	bytes of a cache line
 *	r6		head	bytes up to an alignment
 *	r7		log	of line
 *	r8		back	where the part that runs began
 *	r9		tmp
 *	r0		zero	(the register; as a base it means no register)
 *	cr7		bits of a count, one store each
 *	ctr		turns
 *
 * Progress.  A part either keeps n in step with to, and its fixup is
 * .Lfix_here; or it takes its bytes off n when it is through, and its fixup is
 * .Lfix_back, which begins the part again.  From there single bytes go up to
 * the one that faults: .Lfix_byte, n.
 *
 * The kernel's compares are signed, its lengths being checked before; these
 * are unsigned, so that a length that no memory holds is not taken for a short
 * one.
 */
#ifndef UA_POWERPC_CLEAR_USER_64_H
#define UA_POWERPC_CLEAR_USER_64_H

#include "hooks.h"

#define to	r3
#define n	r4
#define line	r5
#define head	r6
#define log	r7
#define back	r8
#define tmp	r9
#define zero	r0

/* One store of a count's bit, in cr7: the count has it, or go on. */
	.macro CLEAR_BIT bit:req, store:req, bytes:req
	bf	4 * 7 + 3 - \bit, .Lskip\@
	USER .Lfix_back, \store zero, 0(to)
	addi	to, to, \bytes
.Lskip\@:
	.endm

/* Up to a multiple of eight: a byte, a halfword, a word; n >= 8. */
	.macro CLEAR_ALIGN
	neg	head, to
	mr	back, to
	mtcrf	0x01, head
	clrldi	head, head, 61
	CLEAR_BIT 0, stb, 1
	CLEAR_BIT 1, sth, 2
	CLEAR_BIT 2, stw, 4
	subf	n, head, n
	.endm

/* Turns of four doublewords; n >= 32. */
	.macro CLEAR_TURNS
	srdi	tmp, n, 5
	mtctr	tmp
	.p2align 4
.Lturn:
	USER .Lfix_here, std zero, 0(to)
	USER .Lfix_here, std zero, 8(to)
	USER .Lfix_here, std zero, 16(to)
	USER .Lfix_here, std zero, 24(to)
	addi	to, to, 32
	addi	n, n, -32
	bdnz	.Lturn
	.endm

/* The last 31 bytes or fewer, the largest piece first; returns. */
	.macro CLEAR_SHORT
	cmpldi	n, 16
	blt	.Lbelow_16
	USER .Lfix_here, std zero, 0(to)
	USER .Lfix_here, std zero, 8(to)
	addi	to, to, 16
	addi	n, n, -16
.Lbelow_16:
	mr	back, to
	mtcrf	0x01, n
	CLEAR_BIT 3, std, 8
	CLEAR_BIT 2, stw, 4
	CLEAR_BIT 1, sth, 2
	CLEAR_BIT 0, stb, 1
	li	r3, 0
	blr
	.endm

/*
 * More than 512 bytes, at a multiple of eight: whole cache lines by dcbz.
 * Below four lines it is not worth its while, and .Lturns takes over; so it
 * does for what is left behind the last line.
 */
	.macro CLEAR_LINES
	bf	4 * 7 + 3 - 3, .Lat_16		/* head's bit 3, from CLEAR_ALIGN */
	USER .Lfix_here, std zero, 0(to)
	addi	to, to, 8
	addi	n, n, -8
.Lat_16:
	UA_ADDRESS tmp, ua_ppc_cache, r0
	lwz	line, CACHE_LINE(tmp)
	lwz	log, CACHE_LINE_LOG(tmp)
	sldi	tmp, line, 2
	cmpld	n, tmp
	blt	.Lturns

	addi	tmp, line, -1
	neg	head, to
	mr	back, to
	and.	head, head, tmp
	beq	.Lat_line
	srdi	tmp, head, 4
	mtctr	tmp
.Lto_line:
	USER .Lfix_back, std zero, 0(to)
	USER .Lfix_back, std zero, 8(to)
	addi	to, to, 16
	bdnz	.Lto_line
	subf	n, head, n

.Lat_line:
	srd	tmp, n, log
	mr	back, to
	mtctr	tmp
.Lline:
	USER .Lfix_back, dcbz 0, to
	add	to, to, line
	bdnz	.Lline
	addi	tmp, line, -1
	and	n, n, tmp
	cmpldi	n, 32
	bge	.Lturns
	b	.Lshort
	.endm

/* All fixups. */
	.macro CLEAR_FIX
.Lfix_back:
	mr	to, back
.Lfix_here:
	mtctr	n
.Lbyte:
	USER .Lfix_byte, stb zero, 0(to)
	addi	to, to, 1
	addi	n, n, -1
	bdnz	.Lbyte
.Lfix_byte:
	mr	r3, n
	blr
	.endm

#endif
