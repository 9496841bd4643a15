/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * memcpy by pairs of words.
 *
 *	void *ua_ppc_memcpy_words(void *to, const void *from, unsigned long n);
 *
 * Contract: memcpy; no fixups.
 * ISA: any; the source may lie askew to words.
 *
 *	register	role	live range
 *	r3			the result: the destination as it came
 *	r4		from	next byte, or word, to read; all through
 *	r5		n	bytes left, but for those that ctr counts
 *	r6		to	the same to write; all through
 *	r7, r8		w0, w1	data
 *	r0		t	scratch
 *	ctr			turns left of the loop that runs
 *
 * Design: memcpy of 32-bit Linux where memory may not be cached: bytes until
 * the destination is at a word, eight bytes a turn as two words, one more word,
 * bytes.
 */
#include "asm.h"

#define from	r4
#define n	r5
#define to	r6
#define w0	r7
#define w1	r8
#define t	r0

/* As many bytes as ctr says, at least one. */
	.macro MEMCPY_BYTES
.Lbyte_\@:
	lbz	w0, 0(from)
	stb	w0, 0(to)
	addi	from, from, 1
	addi	to, to, 1
	bdnz	.Lbyte_\@
	.endm

ENTRY ua_ppc_memcpy_words
	mr	to, r3
	CMPLI_L	n, 8
	blt	.Ltail
	neg	t, to
	LOWBITS	t, t, 2
	CMPLI_L	t, 0
	beq	.Lat_word
	subf	n, t, n
	mtctr	t
	MEMCPY_BYTES
.Lat_word:
	SHRI_L	t, n, 3
	CMPLI_L	t, 0
	beq	.Lpairs_done
	mtctr	t
.Lpair:
	lwz	w0, 0(from)
	lwz	w1, 4(from)
	stw	w0, 0(to)
	stw	w1, 4(to)
	addi	from, from, 8
	addi	to, to, 8
	bdnz	.Lpair
.Lpairs_done:
	andi.	t, n, 4
	beq	.Lno_word
	lwz	w0, 0(from)
	stw	w0, 0(to)
	addi	from, from, 4
	addi	to, to, 4
.Lno_word:
	LOWBITS	n, n, 2
.Ltail:
	CMPLI_L	n, 0
	beqlr
	mtctr	n
	MEMCPY_BYTES
	blr
	.purgem MEMCPY_BYTES
END
