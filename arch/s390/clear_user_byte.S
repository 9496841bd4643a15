/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user, byte by byte: the reference.
 *
 *	unsigned long ua_s390_clear_user_byte(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.  ISA: baseline.
 *
 *	r2	to	next byte to clear; then the result
 *	r3	n	bytes left, the next among them; the progress at .Lfix
 */
#include "asm.h"

#define to	2
#define n	3

ENTRY ua_s390_clear_user_byte
	ltgr	n, n
	jz	.Lfix
.Lbyte:
	USER .Lfix, mvi 0(to), 0
	la	to, 1(to)
	brctg	n, .Lbyte
.Lfix:
	lgr	2, n
	br	%r14
END
