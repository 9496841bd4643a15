/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user by words where the address allows it, and bytes before, at the
 * end and after a fault.
 *
 *	unsigned long ua_arm_clear_user_words(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.  Ours.  ISA: baseline.
 *
 *	r0	to	next byte to clear; then the result
 *	r1	n	bytes left, the next among them; the progress at .Lfix
 *	r2	zero
 */
#include "asm.h"

#define to	r0
#define n	r1
#define zero	r2

ENTRY ua_arm_clear_user_words
	mov	zero, #0
.Lhead:
	cmp	n, #0
	beq	.Lfix
	tst	to, #3
	beq	.Lwords
	USER .Lfix, strbt zero, [to], #1
	sub	n, n, #1
	b	.Lhead
.Lwords:
	cmp	n, #4
	blo	.Lbytes
	USER .Lfix, strt zero, [to], #4
	sub	n, n, #4
	b	.Lwords
.Lbytes:
	cmp	n, #0
	beq	.Lfix
	USER .Lfix, strbt zero, [to], #1
	sub	n, n, #1
	b	.Lbytes
.Lfix:
	mov	r0, n
	bx	lr
END
