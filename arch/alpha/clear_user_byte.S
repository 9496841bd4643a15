/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user, byte by byte: the reference.
 *
 *	unsigned long ua_alpha_clear_user_byte(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.  ISA: BWX (loads and stores of bytes).
 *
 *	a0	to	next byte to clear
 *	a1	n	bytes left, the next among them; the progress at .Lfix
 */
#include "asm.h"

#define to	a0
#define n	a1

ENTRY ua_alpha_clear_user_byte
	beq	n, .Lfix
.Lbyte:
	USER .Lfix, stb zero, 0(to)
	addq	to, 1, to
	subq	n, 1, n
	bne	n, .Lbyte
.Lfix:
	mov	n, v0
	ret	zero, (ra), 1
END
