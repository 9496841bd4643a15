/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy byte by byte, to or from user memory: the reference.
 *
 *	unsigned long ua_m68k_copy_user_byte(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.  ISA: base.
 *
 *	a0	to	next byte to write
 *	a1	from	next byte to read
 *	d0	n	bytes left, the next among them; the progress at .Lfix,
 *			and the result
 *	d1	byte	on its way
 */
#include "asm.h"

#define to	%a0
#define from	%a1
#define n	%d0
#define byte	%d1

ENTRY ua_m68k_copy_user_byte
	move.l	4(%sp), to
	move.l	8(%sp), from
	move.l	12(%sp), n
	jeq	.Lfix
.Lbyte:
	USER .Lfix, move.b, (from), byte
	USER .Lfix, move.b, byte, (to)
	addq.l	#1, from
	addq.l	#1, to
	subq.l	#1, n
	jne	.Lbyte
.Lfix:
	rts
END
