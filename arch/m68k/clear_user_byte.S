/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user, byte by byte: the reference.
 *
 *	unsigned long ua_m68k_clear_user_byte(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.  ISA: base.
 *
 *	a0	to	next byte to clear
 *	d0	n	bytes left, the next among them; the progress at .Lfix,
 *			and the result
 *	d1	zero
 */
#include "asm.h"

#define to	%a0
#define n	%d0
#define zero	%d1

ENTRY ua_m68k_clear_user_byte
	move.l	4(%sp), to
	moveq	#0, zero
	move.l	8(%sp), n
	jeq	.Lfix
.Lbyte:
	USER .Lfix, move.b, zero, (to)
	addq.l	#1, to
	subq.l	#1, n
	jne	.Lbyte
.Lfix:
	rts
END
