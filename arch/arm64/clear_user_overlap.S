/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user by words from wherever the operand begins, and a last word that
 * ends where it ends.
 *
 *	unsigned long ua_arm64_clear_user_overlap(void *to, unsigned long n);
 *
 * Contract: clear_user.  A store that straddles the hole is given up whole: up
 * to 7 accessible bytes, and when it is the first, all of them.  Follows
 * __arch_clear_user from 5.15 on.  ISA: baseline.
 *
 *	x0	to	next byte to clear; then the result
 *	x1	n	length
 *	x2	end	of the operand; end - to is left at .Lfix
 *	x3	left	bytes from to on
 */
#include "asm.h"

#define to	x0
#define n	x1
#define end	x2
#define left	x3

ENTRY ua_arm64_clear_user_overlap
	add	end, to, n
	cmp	n, #8
	b.lo	.Lshort
.Lword:
	USER .Lfix, sttr xzr, [to]
	add	to, to, #8
	sub	left, end, to
	cmp	left, #8
	b.hs	.Lword
	cbz	left, .Lfix
	USER .Lfix, sttr xzr, [end, #-8]
	mov	to, end
	b	.Lfix

.Lshort:
	tbz	n, #2, .Lhalf
	USER .Lfix, sttr wzr, [to]
	add	to, to, #4
	USER .Lfix, sttr wzr, [end, #-4]
	mov	to, end
	b	.Lfix
.Lhalf:
	tbz	n, #1, .Lbyte
	USER .Lfix, sttrh wzr, [to]
	add	to, to, #2
.Lbyte:
	tbz	n, #0, .Lfix
	USER .Lfix, sttrb wzr, [to]
	add	to, to, #1
.Lfix:
	sub	x0, end, to
	ret
END
