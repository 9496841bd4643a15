/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy by words on an aligned destination, and bytes before, at the end and
 * after a fault.
 *
 *	unsigned long ua_arm_copy_user_words(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.  Ours.
 * ISA: ARMv6 (loads of words at any address).
 *
 *	r0	to	next byte to write; then the result
 *	r1	from	next byte to read
 *	r2	n	bytes left, the next among them; the progress at .Lfix
 *	r3	word	on its way
 */
#include "asm.h"

#define to	r0
#define from	r1
#define n	r2
#define word	r3

ENTRY ua_arm_copy_user_words
.Lhead:
	cmp	n, #0
	beq	.Lfix
	tst	to, #3
	beq	.Lwords
	USER .Lfix, ldrb word, [from], #1
	USER .Lfix, strb word, [to], #1
	sub	n, n, #1
	b	.Lhead
.Lwords:
	cmp	n, #4
	blo	.Lbytes
	USER .Lbytes, ldr word, [from]
	USER .Lfix, str word, [to], #4
	add	from, from, #4
	sub	n, n, #4
	b	.Lwords
.Lbytes:
	cmp	n, #0
	beq	.Lfix
	USER .Lfix, ldrb word, [from], #1
	USER .Lfix, strb word, [to], #1
	sub	n, n, #1
	b	.Lbytes
.Lfix:
	mov	r0, n
	bx	lr
END
