/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_page by six streams at once, in 24 registers.
 *
 *	void ua_ppc_copy_page_old_24reg(void *to, const void *from);
 *
 * Contract: copy_page, of 4096 bytes; no fixups.  Reads nothing beyond.
 * ISA: 64-bit.
 *
 *	register	role	live range
 *	r3, r4		to, from	next quarter of the first stream's line
 *	ctr			groups of six lines left
 *	r0, r5-r12, r14-r28	data: stream i has four of the 24 in this order
 *
 * r14-r28 are saved below the stack pointer, in the zone that is a leaf's own.
 *
 * Design: copy_4K_page of 64-bit Linux before 2.6.28.  The streams lie one
 * line, 128 bytes, apart: a step reads a quarter of each of six lines, then
 * writes them; four steps make 768 bytes.  After five such groups two lines of
 * the 32 are left, and go by halves of both in sixteen of the registers.
 */
#include "asm.h"

#ifdef __powerpc64__
#define to	r3
#define from	r4
#define SAVED	r14, r15, r16, r17, r18, r19, r20, r21, r22, r23, r24, r25, \
		r26, r27, r28
#define DATA_16	r0, r5, r6, r7, r8, r9, r10, r11, r12, r14, r15, r16, r17, \
		r18, r19, r20
#define DATA_24	DATA_16, r21, r22, r23, r24, r25, r26, r27, r28

#define UA_LINE		128
#define UA_STREAMS	6
#define UA_GROUPS	5

/* One access a register: width of them in a line, then the next stream's. */
	.macro COPY_PAGE_EACH op:req, base:req, width:req, data:vararg
	.set	.Li, 0
	.irp	word, \data
	\op	\word, (.Li / \width) * UA_LINE + (.Li % \width) * 8(\base)
	.set	.Li, .Li + 1
	.endr
	.endm

	.macro COPY_PAGE_SAVED op:req
	.set	.Li, -8
	.irp	word, SAVED
	\op	\word, .Li(r1)
	.set	.Li, .Li - 8
	.endr
	.endm

ENTRY ua_ppc_copy_page_old_24reg
	COPY_PAGE_SAVED std
	.irp	word, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28
	.cfi_offset \word, (13 - \word) * 8
	.endr
	li	r0, UA_GROUPS
	mtctr	r0
.Lquarter:
	COPY_PAGE_EACH ld, from, 4, DATA_24
	COPY_PAGE_EACH std, to, 4, DATA_24
	addi	from, from, 32
	addi	to, to, 32
	andi.	r0, from, UA_LINE - 1
	bne	.Lquarter
	addi	from, from, (UA_STREAMS - 1) * UA_LINE
	addi	to, to, (UA_STREAMS - 1) * UA_LINE
	bdnz	.Lquarter
.Lhalf:
	COPY_PAGE_EACH ld, from, 8, DATA_16
	COPY_PAGE_EACH std, to, 8, DATA_16
	addi	from, from, 64
	addi	to, to, 64
	andi.	r0, from, UA_LINE - 1
	bne	.Lhalf
	COPY_PAGE_SAVED ld
	blr
	.purgem COPY_PAGE_EACH
	.purgem COPY_PAGE_SAVED
END
#endif
