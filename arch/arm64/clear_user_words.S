/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user by words from wherever the operand begins, and bytes at the end
 * and after a fault.
 *
 *	unsigned long ua_arm64_clear_user_words(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.  Ours.  ISA: baseline.
 *
 *	x0	to	next byte to clear; then the result
 *	x1	n	bytes left, the next among them; the progress at .Lfix
 */
#include "asm.h"

#define to	x0
#define n	x1

ENTRY ua_arm64_clear_user_words
	cmp	n, #8
	b.lo	.Lbytes
.Lword:
	USER .Lbytes, sttr xzr, [to]
	add	to, to, #8
	sub	n, n, #8
	cmp	n, #8
	b.hs	.Lword
.Lbytes:
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
