/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy by pairs of words from wherever the operands begin, and bytes at the
 * end and after a fault.
 *
 *	unsigned long ua_arm64_copy_user_pairs(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact: what a store
 * of a pair may have written before it faulted is written once more.  Ours.
 * ISA: baseline.
 *
 *	x0	to	next byte to write; then the result
 *	x1	from	next byte to read
 *	x2	n	bytes left, the next among them; the progress at .Lfix
 *	x3, x4		on their way
 */
#include "asm.h"

#define to	x0
#define from	x1
#define n	x2

ENTRY ua_arm64_copy_user_pairs
	cmp	n, #16
	b.lo	.Lbytes
.Lpair:
	USER .Lbytes, ldp x3, x4, [from]
	USER .Lbytes, stp x3, x4, [to]
	add	from, from, #16
	add	to, to, #16
	sub	n, n, #16
	cmp	n, #16
	b.hs	.Lpair
.Lbytes:
	cbz	n, .Lfix
.Lbyte:
	USER .Lfix, ldrb w3, [from]
	USER .Lfix, strb w3, [to]
	add	from, from, #1
	add	to, to, #1
	subs	n, n, #1
	b.ne	.Lbyte
.Lfix:
	mov	x0, n
	ret
END
