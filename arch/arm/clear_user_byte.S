/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user, byte by byte: the reference.
 *
 *	unsigned long ua_arm_clear_user_byte(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.  ISA: baseline.
 *
 *	r0	to	next byte to clear; then the result
 *	r1	n	bytes left, the next among them; the progress at .Lfix
 *	r2	zero
 */
#include "asm.h"

#define to	r0
#define n	r1
#define zero	r2

ENTRY ua_arm_clear_user_byte
	cmp	n, #0
	beq	.Lfix
	mov	zero, #0
.Lbyte:
	USER .Lfix, strbt zero, [to], #1
	subs	n, n, #1
	bne	.Lbyte
.Lfix:
	mov	r0, n
	bx	lr
END
