/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user, byte by byte: the reference.
 *
 *	unsigned long ua_mips_clear_user_byte(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.  ISA: base.
 *
 *	a0	to	next byte to clear
 *	a1	n	bytes left, the next among them; the progress at .Lfix
 */
#include "asm.h"

#define to	a0
#define n	a1

ENTRY ua_mips_clear_user_byte
	beqz	n, .Lfix
	nop
.Lbyte:
	USER .Lfix, sb $0, 0(to)
	ADDI	n, n, -1
	bnez	n, .Lbyte
	ADDI	to, to, 1
.Lfix:
	jr	ra
	move	v0, n
END
