/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_user_32.h - the 32-bit copy to or from user memory, by words and lines.
 *
 *	COPY_32 dcbz
 *
 *	dcbz	1: each line of the destination is cleared first, so that it need
 *		not be fetched; 0: it is not
 *
 *	register	role	live range
 *	r3		to	4 before the next byte to write; later the residual
 *	r4		from	the same to read
 *	r5		n	bytes behind what ctr counts
 *	r6		log	of the unit that ctr counts: 0, 2 or 5
 *	r7-r10		w0-w3	data
 *	r11		t
 *	r12		at	where a line begins, from to: dcbz and dcbt take it
 *	r0		done	bytes of the line that are stored
 *	ctr		units left, the one that runs among them
 *
 * Progress: at every fixup n + (ctr << log) bytes are left, less done in a
 * line.  After a load (.Lfix_load_N, N bytes of the line stored) they are
 * tried byte by byte up to the fault.  After a store (.Lfix_store_N) they are
 * left: it can't straddle a page's end, see copy_user_lines.S.
 *
 * What dcbz has cleared of a line stays so, although a load then faults.
 */
#ifndef UA_POWERPC_COPY_USER_32_H
#define UA_POWERPC_COPY_USER_32_H

#include "asm.h"

#define to	r3
#define from	r4
#define n	r5
#define log	r6
#define w0	r7
#define w1	r8
#define w2	r9
#define w3	r10
#define t	r11
#define at	r12
#define done	r0

#define LINE		32
#define LINE_LOG	5

/* Half a line: four loads, four stores. */
	.macro COPY_HALF stored:req
	USER .Lfix_load_\stored, lwz w0, 4(from)
	USER .Lfix_load_\stored, lwz w1, 8(from)
	USER .Lfix_load_\stored, lwz w2, 12(from)
	USER .Lfix_load_\stored, lwzu w3, 16(from)
	USER .Lfix_store_\stored, stw w0, 4(to)
	USER .Lfix_store_\stored\()_4, stw w1, 8(to)
	USER .Lfix_store_\stored\()_8, stw w2, 12(to)
	USER .Lfix_store_\stored\()_12, stwu w3, 16(to)
	.endm

/* The fixup of a store in a line, or of a load; falls through to the sum. */
	.macro COPY_FIX_AT name:req, bytes:req, sum:req
.Lfix_\name:
	li	done, \bytes
	b	\sum
	.endm

/* t bytes, one by one; not with t = 0. */
	.macro COPY_BYTES
.Lbyte\@:
	USER .Lfix_load_0, lbz w0, 4(from)
	USER .Lfix_store_0, stb w0, 4(to)
	addi	from, from, 1
	addi	to, to, 1
	bdnz	.Lbyte\@
	.endm

	.macro COPY_WORDS
.Lword\@:
	USER .Lfix_load_0, lwzu w0, 4(from)
	USER .Lfix_store_0, stwu w0, 4(to)
	bdnz	.Lword\@
	.endm

/* The destination up to a line, by bytes, then words; t bytes, t <= n. */
	.macro COPY_TO_LINE
	subf	n, t, n
	andi.	w1, t, 3
	srwi	w2, t, 2
	slwi	t, w2, 2
	beq	.Lhead_words
	add	n, n, t			/* what is behind the bytes */
	mtctr	w1
	COPY_BYTES
	subf	n, t, n
.Lhead_words:
	cmplwi	w2, 0
	beq	.Llines
	li	log, 2
	mtctr	w2
	COPY_WORDS
	.endm

	.macro COPY_LINES dcbz:req
	srwi.	t, n, LINE_LOG
	clrlwi	n, n, 32 - LINE_LOG
	beq	.Lwords
	li	log, LINE_LOG
	mtctr	t
	li	at, 4
.Lline:
	dcbt	at, from
	.if \dcbz
	USER .Lfix_store_0, dcbz at, to
	.endif
	COPY_HALF 0
	COPY_HALF 16
	bdnz	.Lline
	.endm

/* Sums: what is left after a fault of a load, and of a store. */
	.macro COPY_32_FIX
	COPY_FIX_AT load_16, 16, .Lload
.Lfix_load_0:
	li	done, 0
.Lload:
	mfctr	t
	slw	t, t, log
	add	t, t, n
	subf	t, done, t
	mtctr	t
.Lretry:
	USER .Lfix_retry, lbz w0, 4(from)
	USER .Lfix_retry, stb w0, 4(to)
	addi	from, from, 1
	addi	to, to, 1
	bdnz	.Lretry
.Lfix_retry:
	mfctr	r3
	blr
	COPY_FIX_AT store_0_4, 4, .Lstore
	COPY_FIX_AT store_0_8, 8, .Lstore
	COPY_FIX_AT store_0_12, 12, .Lstore
	COPY_FIX_AT store_16, 16, .Lstore
	COPY_FIX_AT store_16_4, 20, .Lstore
	COPY_FIX_AT store_16_8, 24, .Lstore
	COPY_FIX_AT store_16_12, 28, .Lstore
.Lfix_store_0:
	li	done, 0
.Lstore:
	mfctr	r3
	slw	r3, r3, log
	add	r3, r3, n
	subf	r3, done, r3
	blr
	.endm

	.macro COPY_32 dcbz:req
	neg	t, to
	clrlwi.	t, t, 32 - LINE_LOG
	addi	to, to, -4
	addi	from, from, -4
	li	log, 0
	beq	.Llines
	cmplw	n, t
	blt	.Lwords
	COPY_TO_LINE
.Llines:
	COPY_LINES \dcbz
.Lwords:
	srwi.	t, n, 2
	clrlwi	n, n, 30
	beq	.Lbytes
	li	log, 2
	mtctr	t
	COPY_WORDS
.Lbytes:
	cmplwi	n, 0
	beq	.Lall
	mtctr	n
	li	log, 0
	li	n, 0
	COPY_BYTES
.Lall:
	li	r3, 0
	blr
	COPY_32_FIX
	.endm

#endif
