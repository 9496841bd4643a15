/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy to or from user memory by overlapping doublewords, through the vector
 * unit when it is long.
 *
 *	unsigned long ua_ppc_copy_user_overlap(void *to, const void *from,
 *					       unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.
 *
 *	register	role	live range
 *	r3		to	all before it is written; progress
 *	r4		from	in step with to
 *	r5		n	bytes asked for, up to 64
 *	r5		stop	to + n at the entry, from there on
 *	r10, r12	end, from_end  where the operands end
 *	r0, r6-r12	w0-w3	data; in a turn all eight of WORDS_LOW
 *	ctr			turns
 *
 * Progress: to; what is left is stop - to (.Lfix), or n, where nothing has
 * moved yet (.Lfix_short).  A group of moves goes upwards, and to and from move
 * when it is through: single bytes from there are right wherever it faulted.  A
 * fault of the vector part, which keeps no such progress, begins the copy
 * again without the unit.
 *
 * ISA: 64 bits; unaligned doublewords as POWER7 and later do them; VMX, which
 * the hooks grant call by call (copy_user_vmx.h).
 * Design: our own; README.md, "Our own designs".
 */
#include "copy_user_vmx.h"

#define w2	r7
#define w3	r8
#define from_end r12
#define end	r10
#define stop	r5

/* From here on the vector unit is worth being asked for. */
#define LONG	1536

	.macro MOVES fixup:req, at:req, source:req, target:req
	USER \fixup, ld w0, (\at)(\source)
	USER \fixup, ld w1, (\at + 8)(\source)
	USER \fixup, ld w2, (\at + 16)(\source)
	USER \fixup, ld w3, (\at + 24)(\source)
	USER \fixup, std w0, (\at)(\target)
	USER \fixup, std w1, (\at + 8)(\target)
	USER \fixup, std w2, (\at + 16)(\target)
	USER \fixup, std w3, (\at + 24)(\target)
	.endm

#ifdef __powerpc64__
ENTRY_TOC ua_ppc_copy_user_overlap
	.set	.Lline, 128
	.set	.Lahead, 0
	.set	.Luser, 1
	.set	.Lvmx, 1
	UA_ISA_ON
	cmpldi	n, LONG
	cmpldi	cr1, n, 8
	bge	.Llong
	blt	cr1, .Lunder_8
	cmpldi	n, 16
	cmpldi	cr1, n, 32
	add	end, to, n
	add	from_end, from, n
	bgt	.Lover_16
	USER .Lfix_short, ld w0, 0(from)
	USER .Lfix_short, ld w1, -8(from_end)
	USER .Lfix_short, std w0, 0(to)
	USER .Lfix_short, std w1, -8(end)
	li	r3, 0
	blr

.Lunder_8:
	cmpldi	n, 4
	blt	.Lunder_4
	add	end, to, n
	add	from_end, from, n
	USER .Lfix_short, lwz w0, 0(from)
	USER .Lfix_short, lwz w1, -4(from_end)
	USER .Lfix_short, stw w0, 0(to)
	USER .Lfix_short, stw w1, -4(end)
	li	r3, 0
	blr
.Lunder_4:
	cmpldi	n, 1
	blt	.Lnothing
	USER .Lfix_short, lbz w0, 0(from)
	USER .Lfix_short, stb w0, 0(to)
	beq	.Lnothing
	add	end, to, n
	add	from_end, from, n
	USER .Lfix_short, lhz w0, -2(from_end)
	USER .Lfix_short, sth w0, -2(end)
.Lnothing:
	li	r3, 0
	blr

.Lover_16:
	cmpldi	n, 64
	bgt	cr1, .Lover_32
	USER .Lfix_short, ld w0, 0(from)
	USER .Lfix_short, ld w1, 8(from)
	USER .Lfix_short, ld w2, -16(from_end)
	USER .Lfix_short, ld w3, -8(from_end)
	USER .Lfix_short, std w0, 0(to)
	USER .Lfix_short, std w1, 8(to)
	USER .Lfix_short, std w2, -16(end)
	USER .Lfix_short, std w3, -8(end)
	li	r3, 0
	blr
.Lover_32:
	bgt	.Lover_64
	MOVES	.Lfix_short, 0, from, to
	MOVES	.Lfix_short, -32, from_end, end
	li	r3, 0
	blr

/* Turns of 128 bytes; the last 128 or fewer end at the end. */
.Lwords:
.Lover_64:
	addi	w0, n, -1
	srdi.	w0, w0, 7
	mtctr	w0
	add	stop, to, n
	beq	.Lturns_done
.Lturn:
	EACH	ld, from, 0, .Lfix, WORDS_LOW
	EACH	std, to, 0, .Lfix, WORDS_LOW
	EACH	ld, from, 64, .Lfix, WORDS_LOW
	EACH	std, to, 64, .Lfix, WORDS_LOW
	addi	from, from, 128
	addi	to, to, 128
	bdnz	.Lturn
.Lturns_done:
	subf	w0, to, stop
	add	from_end, from, w0
	cmpldi	w0, 64
	ble	.Ltail
	MOVES	.Lfix, 0, from, to
	MOVES	.Lfix, 32, from, to
.Ltail:		/* back to where it begins: a torn store spoils bytes before to */
	addi	from, from_end, -64
	addi	to, stop, -64
	MOVES	.Lfix, 0, from, to
	MOVES	.Lfix, 32, from, to
	li	r3, 0
	blr

.Llong:
	std	to, OLD_TO(r1)
	std	from, OLD_FROM(r1)
	std	n, OLD_N(r1)
	COPY_ENTER .Lrefused
	.cfi_remember_state
	COPY_VECTORS
	COPY_DOWN .Lfix_vector
	COPY_EXIT
	COPY_RETURN
	.cfi_restore_state
.Lrefused:
	.cfi_remember_state
	COPY_LEAVE
	b	.Lwords
	.cfi_restore_state
.Lfix_vector:
	COPY_EXIT
	ld	to, OLD_TO(r1)
	ld	from, OLD_FROM(r1)
	ld	n, OLD_N(r1)
	b	.Lwords

.Lfix:
	subf	n, to, stop
.Lfix_short:
	mtctr	n
	add	end, to, n
.Lbyte:
	USER .Lfix_byte, lbz w0, 0(from)
	USER .Lfix_byte, stb w0, 0(to)
	addi	from, from, 1
	addi	to, to, 1
	bdnz	.Lbyte
.Lfix_byte:
	subf	r3, to, end
	blr
	UA_ISA_OFF
END
#endif
