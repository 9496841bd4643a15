/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * memcpy by doublewords, shifted into place where the source lies askew.
 *
 *	void *ua_ppc_memcpy_base(void *to, const void *from, unsigned long n);
 *
 * Contract: memcpy; no fixups.  Reads no doubleword in which no byte of the
 * source lies.
 *
 * ISA: 64-bit; mtocrf (POWER4).
 *
 *	register	role	live range
 *	r3		to	next byte, or doubleword, to write; all through
 *	r4		from	the same to read; in the shifting loop the
 *				aligned doubleword that was read last
 *	r5		n	its low bits tell what the tail copies
 *	ctr			turns left of the loop that runs
 *	r0, r6		w0, w1	data of the pieces and of the plain loop
 *	r0		t	scratch
 *	r7		askew	bytes from an aligned doubleword to the source
 *	r8, r9		low, high	the shifts, in bits; together 64
 *	r10, r11	even, odd	doublewords read, by turns the earlier
 *	r12, r0		merged	a doubleword to write, and its later part
 *
 * The destination is parked below the stack pointer: it is the result.
 *
 * Design: memcpy of Linux' memcpy_64.S, big-endian form, in either order of
 * bytes.  Below 16 bytes: 8, 4, 2, 1.  Else the destination up to a doubleword
 * by 1, 2, 4; then two doublewords a turn, plain or merged of two aligned
 * ones; then 4, 2, 1.
 */
#include "copy_pieces.h"

#ifdef __powerpc64__
#define askew	r7
#define low	r8
#define high	r9
#define even	r10
#define odd	r11
#define merged	r12

/* Writes the last bytes of earlier and the first of later. */
	.macro MEMCPY_MERGE earlier:req, later:req, at:req
	TOLOW	merged, \earlier, low
	TOHIGH	t, \later, high
	or	merged, merged, t
	std	merged, \at(to)
	.endm

	.set	.Luser, 0

ENTRY ua_ppc_memcpy_base
	cmpldi	n, 16
	std	to, OLD_TO(r1)
	blt	.Ltail_8
	neg	t, to
	mtocrf	0x01, t
	clrldi	t, t, 61
	subf	n, t, n
	COPY_UP	none
	mtocrf	0x01, n
	clrldi.	askew, from, 61
	bne	.Laskew
	srdi.	t, n, 4
	beq	.Lpairs_done
	mtctr	t
.Lpair:
	ld	w0, 0(from)
	ld	w1, 8(from)
	std	w0, 0(to)
	std	w1, 8(to)
	addi	from, from, 16
	addi	to, to, 16
	bdnz	.Lpair
.Lpairs_done:
	bf	28, .Ltail_4
	ld	w0, 0(from)
	std	w0, 0(to)
	addi	from, from, 8
	addi	to, to, 8
	b	.Ltail_4

.Laskew:
	subf	from, askew, from
	sldi	low, askew, 3
	subfic	high, low, 64
	ld	even, 0(from)
	srdi.	t, n, 4
	beq	.Lmerges_done
	mtctr	t
.Lmerge:
	ld	odd, 8(from)
	MEMCPY_MERGE even, odd, 0
	ldu	even, 16(from)
	MEMCPY_MERGE odd, even, 8
	addi	to, to, 16
	bdnz	.Lmerge
.Lmerges_done:
	bf	28, .Lunskew
	ldu	odd, 8(from)
	MEMCPY_MERGE even, odd, 0
	addi	to, to, 8
.Lunskew:
	add	from, from, askew
.Ltail_4:
	clrldi	n, n, 61
.Ltail_8:
	COPY_DOWN none
	COPY_RETURN
	.purgem MEMCPY_MERGE
END
#endif
