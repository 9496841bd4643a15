/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user, byte by byte: the reference.
 *
 *	unsigned long ua_ppc_clear_user_byte(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.  ISA: baseline, 32 and 64 bits.
 *
 *	r3	to	one before the next byte to clear; then the result
 *	r4	n	bytes left, the next among them; the progress at .Lfix
 *	r5	zero
 */
#include "asm.h"

#define to	r3
#define n	r4
#define zero	r5

ENTRY ua_ppc_clear_user_byte
	CMPLI_L	n, 0
	beq	.Lfix
	li	zero, 0
	addi	to, to, -1
.Lbyte:
	USER .Lfix, stbu zero, 1(to)
	addic.	n, n, -1
	bne	.Lbyte
.Lfix:
	mr	r3, n
	blr
END
