/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user, byte by byte: the reference.
 *
 *	unsigned long ua_sparc_clear_user_byte(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.  ISA: V9.
 *
 *	o0	to	next byte to clear; then the result
 *	o1	n	bytes left, the next among them; the progress at .Lfix
 */
#include "asm.h"

#define to	%o0
#define n	%o1

ENTRY ua_sparc_clear_user_byte
	brz	n, .Lfix
	 nop
.Lbyte:
	USER .Lfix, stb, %g0, [to]
	sub	n, 1, n
	brnz	n, .Lbyte
	 add	to, 1, to
.Lfix:
	retl
	 mov	n, %o0
END
