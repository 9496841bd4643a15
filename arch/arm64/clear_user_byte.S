/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user, byte by byte: the reference.
 *
 *	unsigned long ua_arm64_clear_user_byte(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.  ISA: baseline.
 *
 *	x0	to	next byte to clear; then the result
 *	x1	n	bytes left, the next among them; the progress at .Lfix
 */
#include "asm.h"

#define to	x0
#define n	x1

ENTRY ua_arm64_clear_user_byte
	cbz	n, .Lfix
.Lbyte:
	USER .Lfix, sttrb wzr, [to]
	add	to, to, #1
	subs	n, n, #1
	b.ne	.Lbyte
.Lfix:
	mov	x0, n
	ret
END
