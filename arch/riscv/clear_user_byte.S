/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user, byte by byte: the reference.
 *
 *	unsigned long ua_riscv_clear_user_byte(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.  ISA: base.
 *
 *	a0	to	next byte to clear; then the result
 *	a1	n	bytes left, the next among them; the progress at .Lfix
 */
#include "asm.h"

#define to	a0
#define n	a1

ENTRY ua_riscv_clear_user_byte
	beqz	n, .Lfix
.Lbyte:
	USER .Lfix, sb zero, 0(to)
	addi	to, to, 1
	addi	n, n, -1
	bnez	n, .Lbyte
.Lfix:
	mv	a0, n
	ret
END
