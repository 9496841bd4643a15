/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_pieces.h - small pieces of a copy on 64 bits: what comes before and
 * after its loop.
 *
 *	register	role	live range
 *	r3		to	next byte to write; all through
 *	r4		from	next byte to read; all through
 *	r5		n	its low bits tell what COPY_DOWN copies
 *	r0, r6		w0, w1	data
 *	r0		t	scratch of those who include this
 *
 * .Luser is set before: 1, either side may be the user's, each access has an
 * entry, and the result is a residual; 0, accesses are bare, and the result is
 * the destination, parked at OLD_TO.
 */
#ifndef UA_POWERPC_COPY_PIECES_H
#define UA_POWERPC_COPY_PIECES_H

#include "asm.h"

#define to	r3
#define from	r4
#define n	r5
#define t	r0
#define w0	r0
#define w1	r6

/* The arguments, parked: from the stack pointer at the entry. */
#define OLD_TO		-8
#define OLD_FROM	-16
#define OLD_N		-24

	.macro TOUCH fixup:req, insn:vararg
	.if .Luser
	USER \fixup, \insn
	.else
	\insn
	.endif
	.endm

/* One piece, if the bit of CR is set. */
	.macro COPY_IF bit:req, load:req, store:req, bytes:req, fixup:req
	bf	\bit, .Lno_\@
	TOUCH	\fixup, \load w0, 0(from)
	TOUCH	\fixup, \store w0, 0(to)
	addi	from, from, \bytes
	addi	to, to, \bytes
.Lno_\@:
	.endm

/* The same for eight bytes of unknown alignment: as words. */
	.macro COPY_8_IF bit:req, fixup:req
	bf	\bit, .Lno_\@
	TOUCH	\fixup, lwz w0, 0(from)
	TOUCH	\fixup, lwz w1, 4(from)
	TOUCH	\fixup, stw w0, 0(to)
	TOUCH	\fixup, stw w1, 4(to)
	addi	from, from, 8
	addi	to, to, 8
.Lno_\@:
	.endm

/* Up to an alignment, by the low bits in cr7: 1, 2, 4. */
	.macro COPY_UP fixup:req
	COPY_IF	31, lbz, stb, 1, \fixup
	COPY_IF	30, lhz, sth, 2, \fixup
	COPY_IF	29, lwz, stw, 4, \fixup
	.endm

/* n & 15 bytes: 8, 4, 2, 1. */
	.macro COPY_DOWN fixup:req
	mtocrf	0x01, n
	COPY_8_IF 28, \fixup
	COPY_IF	29, lwz, stw, 4, \fixup
	COPY_IF	30, lhz, sth, 2, \fixup
	COPY_IF	31, lbz, stb, 1, \fixup
	.endm

/* One access a register, eight bytes apart; fixup none: of the own frame. */
	.macro EACH op:req, base:req, at:req, fixup:req, reg:req, more:vararg
	.ifc	\fixup, none
	\op	\reg, \at(\base)
	.else
	TOUCH	\fixup, \op \reg, \at(\base)
	.endif
	.ifnb	\more
	EACH	\op, \base, (\at+8), \fixup, \more
	.endif
	.endm

/* All is copied. */
	.macro COPY_RETURN
	.if .Luser
	li	r3, 0
	.else
	ld	r3, OLD_TO(r1)
	.endif
	blr
	.endm

#endif
