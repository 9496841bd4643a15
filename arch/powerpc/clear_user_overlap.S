/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user by overlapping doublewords, and by cache lines above 512 bytes.
 *
 *	unsigned long ua_ppc_clear_user_overlap(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.
 *
 *	register	role	live range
 *	r3		to	all before it is cleared; progress; the residual
 *	r4		n	bytes asked for; from the fixup on, bytes left
 *	r5		end	to + n at the entry
 *	r6		line	bytes that dcbz clears
 *	r7		t	scratch
 *	r8, r9		two, three  lines
 *	r0		zero
 *	ctr			turns
 *
 * Progress: to; what is left is end - to.  A group of stores goes upwards from
 * to and to moves when it is through, so that single bytes from there are
 * right wherever it faulted.
 *
 * The line is read from ua_ppc_cache, where the kernel has ppc64_caches.
 * ISA: 64 bits; unaligned doublewords as POWER7 and later do them.
 * Design: our own; README.md, "Our own designs".
 */
#include "hooks.h"

#define to	r3
#define n	r4
#define end	r5
#define line	r6
#define t	r7
#define two	r8
#define three	r9
#define zero	r0

/* From here on cache lines are worth their set-up. */
#define LONG	513

	.macro STORES base:req, at:vararg
	.irp	offset, \at
	USER .Lfix, std zero, \offset(\base)
	.endr
	.endm

#define HEAD_64	0, 8, 16, 24, 32, 40, 48, 56
#define TAIL_32	-32, -24, -16, -8

#ifdef __powerpc64__
ENTRY_TOC ua_ppc_clear_user_overlap
	cmpldi	n, 8
	cmpldi	cr1, n, 16
	li	zero, 0
	blt	.Lunder_8
	add	end, to, n
	bgt	cr1, .Lover_16
	STORES	to, 0
	STORES	end, -8
	li	r3, 0
	blr

.Lunder_8:
	cmpldi	n, 4
	blt	.Lunder_4
	add	end, to, n
	USER .Lfix, stw zero, 0(to)
	USER .Lfix, stw zero, -4(end)
	li	r3, 0
	blr
.Lunder_4:
	cmpldi	n, 1
	blt	.Lnothing
	add	end, to, n
	USER .Lfix, stb zero, 0(to)
	beq	.Lnothing
	USER .Lfix, sth zero, -2(end)
.Lnothing:
	li	r3, 0
	blr

.Lover_16:
	cmpldi	n, 32
	cmpldi	cr1, n, 64
	bgt	.Lover_32
	STORES	to, 0, 8
	STORES	end, -16, -8
	li	r3, 0
	blr
.Lover_32:
	bgt	cr1, .Lover_64
	STORES	to, 0, 8, 16, 24
	STORES	end, TAIL_32
	li	r3, 0
	blr

.Lover_64:
	cmpldi	n, LONG
	addi	t, n, -1
	bge	.Llines
/* t + 1 bytes from to to end, which 64 bytes or more come before. */
.Lblocks:
	srdi.	t, t, 6
	mtctr	t
	beq	.Ltail
.Lblock:
	STORES	to, HEAD_64
	addi	to, to, 64
	bdnz	.Lblock
.Ltail:		/* back to where it begins: a torn store spoils bytes before to */
	addi	to, end, -64
	STORES	to, HEAD_64
	li	r3, 0
	blr

/* Up to a line by whole blocks, which may reach beyond its start. */
.Llines:
	UA_ADDRESS line, ua_ppc_cache, r10
	lwz	line, CACHE_LINE(line)
	cmpldi	line, 256		/* a block must not reach beyond the end */
	bgt	.Lblocks
	neg	t, to
	addi	two, line, -1
	and.	t, t, two
	beq	.Lat_line
	add	three, to, t		/* where the line begins */
	addi	t, t, 63
	srdi	t, t, 6
	mtctr	t
.Lto_line:
	STORES	to, HEAD_64
	addi	to, to, 64
	bdnz	.Lto_line
	mr	to, three
.Lat_line:
	slwi	two, line, 1
	add	three, two, line
	slwi	r10, line, 2
	subf	t, to, end
	divdu	t, t, r10
	cmpldi	t, 0
	mtctr	t
	beq	.Lsingle
.Lfour_lines:
	USER .Lfix, dcbz 0, to
	USER .Lfix, dcbz to, line
	USER .Lfix, dcbz to, two
	USER .Lfix, dcbz to, three
	add	to, to, r10
	bdnz	.Lfour_lines
.Lsingle:
	subf	t, to, end
	cmpld	t, line
	blt	.Lrest
	USER .Lfix, dcbz 0, to
	add	to, to, line
	b	.Lsingle
.Lrest:
	cmpldi	t, 0
	addi	t, t, -1
	bne	.Lblocks
	li	r3, 0
	blr

.Lfix:
	subf	n, to, end
	mtctr	n
.Lbyte:
	USER .Lfix_byte, stb zero, 0(to)
	addi	to, to, 1
	bdnz	.Lbyte
.Lfix_byte:
	subf	r3, to, end
	blr
END
#endif
