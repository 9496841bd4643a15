/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_page_24reg.h - 4096 bytes by six streams at once, in 24 registers.
 *
 *	register	role	live range
 *	r3, r4		to, from	next quarter of the first stream's line
 *	ctr			groups of six lines left
 *	r0, r5-r12, r14-r28	data: stream i has four of the 24 in this order
 *
 * The streams lie one line, 128 bytes, apart: a step reads a quarter of each of
 * six lines, then writes them; four steps make 768 bytes.  After five such
 * groups two lines of the 32 are left, and go by halves of both in sixteen of
 * the registers.
 *
 * A file takes COPY_PAGE_24 once; the labels are plain.
 */
#ifndef UA_POWERPC_COPY_PAGE_24REG_H
#define UA_POWERPC_COPY_PAGE_24REG_H

#include "asm.h"

#define PAGE_SAVED	r14, r15, r16, r17, r18, r19, r20, r21, r22, r23, r24, r25, \
			r26, r27, r28
#define PAGE_SAVED_NR	15
#define PAGE_DATA_16	r0, r5, r6, r7, r8, r9, r10, r11, r12, r14, r15, r16, r17, \
			r18, r19, r20
#define PAGE_DATA_24	PAGE_DATA_16, r21, r22, r23, r24, r25, r26, r27, r28

#define PAGE_LINE	128
#define PAGE_STREAMS	6
#define PAGE_GROUPS	5

/* std or ld of r14-r28, upwards from at(r1). */
	.macro PAGE_SAVED_EACH op:req, at:req
	.set	.Lpage_at, \at
	.irp	word, PAGE_SAVED
	\op	\word, .Lpage_at(r1)
	.set	.Lpage_at, .Lpage_at + 8
	.endr
	.endm

/* One access a register: width of them in a line, then the next stream's.
 * fixup is a label, or none for a bare access. */
	.macro PAGE_EACH op:req, base:req, width:req, fixup:req, data:vararg
	.set	.Lpage_i, 0
	.irp	word, \data
	.set	.Lpage_at, (.Lpage_i / \width) * PAGE_LINE + (.Lpage_i % \width) * 8
	.ifc	\fixup, none
	\op	\word, .Lpage_at(\base)
	.else
	USER	\fixup, \op \word, .Lpage_at(\base)
	.endif
	.set	.Lpage_i, .Lpage_i + 1
	.endr
	.endm

	.macro COPY_PAGE_24 load_fixup=none, store_fixup=none
	li	r0, PAGE_GROUPS
	mtctr	r0
.Lpage_quarter:
	PAGE_EACH ld, r4, 4, \load_fixup, PAGE_DATA_24
	PAGE_EACH std, r3, 4, \store_fixup, PAGE_DATA_24
	addi	r4, r4, PAGE_LINE / 4
	addi	r3, r3, PAGE_LINE / 4
	andi.	r0, r4, PAGE_LINE - 1
	bne	.Lpage_quarter
	addi	r4, r4, (PAGE_STREAMS - 1) * PAGE_LINE
	addi	r3, r3, (PAGE_STREAMS - 1) * PAGE_LINE
	bdnz	.Lpage_quarter
.Lpage_half:
	PAGE_EACH ld, r4, 8, \load_fixup, PAGE_DATA_16
	PAGE_EACH std, r3, 8, \store_fixup, PAGE_DATA_16
	addi	r4, r4, PAGE_LINE / 2
	addi	r3, r3, PAGE_LINE / 2
	andi.	r0, r4, PAGE_LINE - 1
	bne	.Lpage_half
	.endm

#endif
