/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_user_base.h - the 64-bit copy to or from user memory that every
 * PowerPC has, and to which the others go back.
 *
 *	COPY_BASE unaligned, retry
 *
 *	unaligned	1: doublewords of any alignment are loaded and stored as they
 *			are, as where the CPU is known for doing that fast
 *			0: the destination is aligned first, and a source that then
 *			is not is read by aligned doublewords, joined by shifts
 *	retry		1: bytes in front of a store that faulted are stored one by
 *			one up to a multiple of eight, as from 4.19 on; 0: they are left
 *
 *	register	role	live range
 *	r3		to	next byte to write; later the residual
 *	r4		from	the same to read; while words are joined, the next
 *				aligned one
 *	r5		n	bytes left; then its low bits alone matter (cr7)
 *	r6, r7		w0, w1	data; of the words joined, the older one and the newer
 *	r8, r9		low, high	bits that they move towards either address
 *	r10		w2	data; bytes up to an alignment
 *	r11		delta	from - to, at any time
 *	r12		end	of the destination
 *	r0		t
 *	cr7		bits of the bytes left below 16, one piece each
 *	ctr		turns
 *
 * Progress is to, less nothing: bytes in front of it are done.  A fixup of a
 * load (.Lfix_load) copies on byte by byte up to the fault; one of a store goes
 * to .Lfix_store_N, N bytes of the turn being stored.  Loads may be ahead of
 * the stores; what they had fetched is fetched again.
 * In the page-sized case nothing counts: .Lfix_page takes the frame down and
 * starts again without it.
 */
#ifndef UA_POWERPC_COPY_USER_BASE_H
#define UA_POWERPC_COPY_USER_BASE_H

#include "copy_page_24reg.h"

#define to	r3
#define from	r4
#define n	r5
#define w0	r6
#define w1	r7
#define low	r8
#define high	r9
#define w2	r10
#define delta	r11
#define end	r12
#define t	r0

#define PAGE_BYTES	4096
#define PAGE_TO		(FRAME_MIN + PAGE_SAVED_NR * 8)
#define PAGE_FROM	(PAGE_TO + 8)
#define PAGE_FRAME	((PAGE_FROM + 8 + 15) / 16 * 16)

/* A piece of a count, if its bit in cr7 is set. */
	.macro COPY_BIT bit:req, load:req, store:req, bytes:req
	bf	4 * 7 + 3 - \bit, .Lskip\@
	USER .Lfix_load, \load w0, 0(from)
	USER .Lfix_store_0, \store w0, 0(to)
	addi	from, from, \bytes
	addi	to, to, \bytes
.Lskip\@:
	.endm

/* Fewer than eight bytes, and the return. */
	.macro COPY_REST
	COPY_BIT 2, lwz, stw, 4
	COPY_BIT 1, lhz, sth, 2
	COPY_BIT 0, lbz, stb, 1
	li	r3, 0
	blr
	.endm

/* Fewer than sixteen, of any alignment. */
	.macro COPY_SHORT
	bf	4 * 7 + 3 - 3, .Lrest
	USER .Lfix_load, lwz w0, 0(from)
	USER .Lfix_load, lwz w1, 4(from)
	USER .Lfix_store_0, stw w0, 0(to)
	USER .Lfix_store_4, stw w1, 4(to)
	addi	from, from, 8
	addi	to, to, 8
.Lrest:
	COPY_REST
	.endm

/* The destination up to a multiple of eight: w2 bytes, at least one. */
	.macro COPY_ALIGN
	mtcrf	0x01, w2
	subf	n, w2, n
	COPY_BIT 0, lbz, stb, 1
	COPY_BIT 1, lhz, sth, 2
	COPY_BIT 2, lwz, stw, 4
	mtcrf	0x01, n
	.endm

/* Two doublewords a turn, the first of the next being loaded in this one. */
	.macro COPY_TURNS
	srdi.	t, n, 4
	beq	.Leight
	mtctr	t
	USER .Lfix_load, ld w0, 0(from)
	b	.Lturn_in
	.p2align 4
.Lturn:
	USER .Lfix_load, ldu w0, 16(from)
	USER .Lfix_store_8, std w1, 8(to)
	addi	to, to, 16
.Lturn_in:
	USER .Lfix_load, ld w1, 8(from)
	USER .Lfix_store_0, std w0, 0(to)
	bdnz	.Lturn
	USER .Lfix_store_8, std w1, 8(to)
	addi	from, from, 16
	addi	to, to, 16
.Leight:
	COPY_BIT 3, ld, std, 8
	.endm

/* A doubleword of the destination from two of the source. */
	.macro COPY_JOIN word:req, older:req, newer:req
	TOLOW	t, \older, low
	TOHIGH	\word, \newer, high
	or	\word, \word, t
	.endm

/*
 * to is aligned, from is w2 bytes behind a multiple of eight, n >= 8.  Each
 * doubleword that is read has a byte of the operand.
 */
	.macro COPY_JOINED
	sldi	low, w2, 3
	subf	from, w2, from
	subfic	high, low, 64
	USER .Lfix_load, ld w0, 0(from)
	bf	4 * 7 + 3 - 3, .Ljoin_even
	USER .Lfix_load, ldu w1, 8(from)
	COPY_JOIN w2, w0, w1
	USER .Lfix_store_0, std w2, 0(to)
	addi	to, to, 8
	mr	w0, w1
.Ljoin_even:
	srdi.	t, n, 4
	beq	.Ljoined
	mtctr	t
	.p2align 4
.Ljoin_turn:
	USER .Lfix_load, ld w1, 8(from)
	COPY_JOIN w2, w0, w1
	USER .Lfix_load, ldu w0, 16(from)
	USER .Lfix_store_0, std w2, 0(to)
	COPY_JOIN w2, w1, w0
	USER .Lfix_store_8, std w2, 8(to)
	addi	to, to, 16
	bdnz	.Ljoin_turn
.Ljoined:
	add	from, to, delta
	b	.Lrest
	.endm

#include "copy_user_base_fix.h"

	.macro COPY_BASE unaligned:req, retry:req
	add	end, to, n
	or	t, to, from
	cmpldi	cr6, n, PAGE_BYTES
	andi.	t, t, PAGE_BYTES - 1
	dcbt	0, from
	bne	.Lbegin
	beq	cr6, .Lpage
.Lbegin:
	subf	delta, to, from
	cmpldi	n, 16
	mtcrf	0x01, n
	blt	.Lshort
	.if \unaligned == 0
	neg	w2, to
	clrldi.	w2, w2, 61
	bne	.Lalign
.Laligned:
	clrldi.	w2, from, 61
	bne	.Ljoin
	.endif
	COPY_TURNS
	b	.Lrest
	.if \unaligned == 0
.Lalign:
	COPY_ALIGN
	b	.Laligned
.Ljoin:
	COPY_JOINED
	.endif
.Lshort:
	COPY_SHORT
	COPY_FIX \retry
.Lpage:
	COPY_PAGE
	.endm

#endif
