/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * csum_copy_from_user with two bugs that powerpc has had, and without; on all
 * three ABIs.  The destination's halfwords are aligned: an odd one begins with
 * a single byte, which puts every byte that follows into the other half of its
 * word, and the sum has to be turned by 8 bits at the end.
 *
 *	r3	to	one before the next byte to write; then the sum
 *	r4	from	one before the next byte to read
 *	r5	n	bytes left, the next among them
 *	r6	unit	byte or halfword on its way
 *	r7	spare
 *	r30	odd	the destination is; of the caller
 *	r31	sum	of halfwords, in the machine's order; of the caller
 *
 * restore=0 leaves by the fixup as if r30 and r31 were its own; rotate=0
 * forgets the turn.
 */
#include "asm.h"

#define to	r3
#define from	r4
#define n	r5
#define unit	r6
#define spare	r7
#define odd	r30
#define sum	r31

#define FRAME	(FRAME_MIN + 16)

/* The place of a lone byte in its halfword: the first of it, and the second. */
#ifdef __BIG_ENDIAN__
#define FIRST	8
#define SECOND	0
#else
#define FIRST	0
#define SECOND	8
#endif

	.macro ADD_UNIT
#ifdef __powerpc64__
	add	sum, sum, unit
#else
	addc	sum, sum, unit
	addze	sum, sum
#endif
	.endm

/* 64 bits to 32, with the carries. */
	.macro FOLD
#ifdef __powerpc64__
	.rept 2
	srdi	spare, sum, 32
	clrldi	sum, sum, 32
	add	sum, sum, spare
	.endr
#endif
	.endm

	.macro LONE_BYTE place:req
	USER 5f, lbzu unit, 1(from)
	USER 5f, stbu unit, 1(to)
	.if \place
	slwi	unit, unit, 8
	.endif
	ADD_UNIT
	addi	n, n, -1
	.endm

	.macro LEAVE
	LDL	r30, FRAME_MIN(r1)
	LDL	r31, FRAME_MIN + L_BYTES(r1)
	addi	r1, r1, FRAME
	blr
	.endm

	.macro COPY_AND_SUM name:req, restore:req, rotate:req
ENTRY \name
	STLU	r1, -FRAME(r1)
	STL	r30, FRAME_MIN(r1)
	STL	r31, FRAME_MIN + L_BYTES(r1)
	andi.	odd, to, 1
	addi	to, to, -1
	addi	from, from, -1
	li	sum, -1
#ifdef __powerpc64__
	clrldi	sum, sum, 32
#endif
	CMPLI_L	n, 0
	beq	4f
	cmpwi	odd, 0
	beq	1f
	LONE_BYTE SECOND
1:	addi	from, from, -1		/* two before, for lhzu */
	addi	to, to, -1
2:	CMPLI_L	n, 2
	blt	3f
	USER 5f, lhzu unit, 2(from)
	USER 5f, sthu unit, 2(to)
	ADD_UNIT
	addi	n, n, -2
	b	2b
3:	addi	from, from, 1
	addi	to, to, 1
	CMPLI_L	n, 0
	beq	4f
	LONE_BYTE FIRST
4:	FOLD
	.if \rotate
	cmpwi	odd, 0
	beq	6f
	rotlwi	sum, sum, 8
	.endif
6:	mr	r3, sum
	LEAVE
5:	li	r3, 0
	.if \restore
	LEAVE
	.else
	addi	r1, r1, FRAME
	blr
	.endif
END
	.endm

	COPY_AND_SUM reproducer_lost_registers, 0, 1
	COPY_AND_SUM reproducer_not_rotated, 1, 0
	COPY_AND_SUM reproducer_csum_repaired, 1, 1
