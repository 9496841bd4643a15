/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_user_vmx_loop.h - the vector part of copy_user_vmx.h, which includes
 * this and explains the registers.  The frame is up and the vector section is
 * entered; every fixup is .Lfix_vector.
 */
#ifndef UA_POWERPC_COPY_USER_VMX_LOOP_H
#define UA_POWERPC_COPY_USER_VMX_LOOP_H

/* register and offset, register and offset, ... */
#define QUADS	v0, 0, v1, at16, v2, at32, v3, at48, \
		v4, at64, v5, at80, v6, at96, v7, at112
/* read, offset, to write; read, offset, to write; ... */
#define JOINED	v1, 0, v9, v2, at16, v10, v3, at32, v11, \
		v4, at48, v12, v5, at64, v13, v6, at80, v14, \
		v7, at96, v15, v8, at112, v16
#define WRITTEN	v9, 0, v10, at16, v11, at32, v12, at48, \
		v13, at64, v14, at80, v15, at96, v16, at112

/* The first of the listed quadwords, left of them. */
	.macro EACH_QUAD op:req, base:req, left:req, quad:req, at:req, more:vararg
	TOUCH	.Lfix_vector, \op \quad, \at, \base
	.if	\left > 1
	EACH_QUAD \op, \base, (\left-1), \more
	.endif
	.endm

/*
 * What lies across two aligned quadwords, by the control that JOIN_CONTROL
 * made of the address.  The vector unit counts bytes from the big end, so that
 * in little-endian order the later quadword is the upper one.
 */
#ifdef __BIG_ENDIAN__
	.macro JOIN_CONTROL address:req
	lvsl	control, 0, \address
	.endm
	.macro JOIN out:req, earlier:req, later:req
	vperm	\out, \earlier, \later, control
	.endm
#else
	.macro JOIN_CONTROL address:req
	lvsr	control, 0, \address
	.endm
	.macro JOIN out:req, earlier:req, later:req
	vperm	\out, \later, \earlier, control
	.endm
#endif

	.macro EACH_JOINED left:req, last:req, quad:req, at:req, out:req, \
		more:vararg
	TOUCH	.Lfix_vector, lvx \quad, \at, from
	JOIN	\out, \last, \quad
	.if	\left > 1
	EACH_JOINED (\left-1), \quad, \more
	.else
	vor	carry, \quad, \quad
	.endif
	.endm

/*
 * count quadwords.  Joined ones end in the last that is read, so that nothing
 * is read in which no byte of the operand lies.
 */
	.macro COPY_QUADS count:req, joined:req
	.if	\joined
	EACH_JOINED \count, carry, JOINED
	EACH_QUAD stvx, to, \count, WRITTEN
	.else
	EACH_QUAD lvx, from, \count, QUADS
	EACH_QUAD stvx, to, \count, QUADS
	.endif
	addi	from, from, 16 * \count
	addi	to, to, 16 * \count
	.endm

	.macro COPY_QUADS_IF bit:req, count:req, joined:req
	bf	\bit, .Lno_\@
	COPY_QUADS \count, \joined
.Lno_\@:
	.endm

/* The destination up to a line, turns of a line, and the rest but n & 15. */
	.macro COPY_LINES joined:req
	neg	t, to
	mtocrf	0x02, t
	andi.	t, t, .Lline - 1
	subf	n, t, n
	COPY_QUADS_IF 27, 1, \joined
	COPY_QUADS_IF 26, 2, \joined
	.if	.Lline == 128
	COPY_QUADS_IF 25, 4, \joined
	srdi	t, n, 7
	.else
	srdi	t, n, 6
	.endif
	mtctr	t
	.if	.Lahead
	li	t, .Lahead * .Lline
	.endif
.Lturn_\@:
	.if	.Lahead
	dcbt	from, t
	.endif
	COPY_QUADS .Lline / 16, \joined
	bdnz	.Lturn_\@
	mtocrf	0x02, n
	.if	.Lline == 128
	COPY_QUADS_IF 25, 4, \joined
	.endif
	COPY_QUADS_IF 26, 2, \joined
	COPY_QUADS_IF 27, 1, \joined
	.endm

/*
 * Two streams for the prefetch engine (Power ISA, dcbt): number 0 from the
 * line of the source, number 1 from that of the destination, upwards, both as
 * many lines as there are (a field of ten bits) and as deep as it goes; then
 * both are let go.
 */
	.macro COPY_STREAMS
	clrrdi	r6, from, 7
	clrrdi	r7, to, 7
	ori	r7, r7, 1
	srdi	r8, n, 7
	cmpldi	r8, 0x3ff
	ble	.Lstream_length
	li	r8, 0x3ff
.Lstream_length:
	sldi	r8, r8, 7
	oris	r8, r8, 0x0e00
	ori	r9, r8, 1
	lis	r10, 0x4000		/* go: the sign bit of a word */
	sldi	r10, r10, 1
	dcbt	0, r6, 8
	dcbt	0, r8, 10
	dcbtst	0, r7, 8
	dcbtst	0, r9, 10
	eieio
	dcbt	0, r10, 10
	.endm

/*
 * n is at least 16 + 2 * line.  The first quadword to join begins up to 15
 * bytes before the source, in the same page; so a fault there may, too.
 */
	.macro COPY_VECTORS
	.if	.Lahead == 0
	COPY_STREAMS
	.endif
	neg	t, to
	mtocrf	0x01, t
	clrldi	t, t, 60
	subf	n, t, n
	COPY_UP	.Lfix_vector
	COPY_8_IF 28, .Lfix_vector
	li	at16, 16
	li	at32, 32
	li	at48, 48
	.if	.Lline == 128
	li	at64, 64
	li	at80, 80
	li	at96, 96
	li	at112, 112
	.endif
	xor	t, to, from
	andi.	t, t, 15
	bne	.Ljoin
	COPY_LINES 0
	b	.Lvectors_done
.Ljoin:
	JOIN_CONTROL from
	TOUCH	.Lfix_vector, lvx carry, 0, from
	addi	from, from, 16
	COPY_LINES 1
	addi	from, from, -16
.Lvectors_done:
	.endm

#endif
