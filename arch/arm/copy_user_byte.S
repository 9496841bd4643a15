/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy byte by byte, to or from user memory: the reference.
 *
 *	unsigned long ua_arm_copy_user_byte(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.
 * ISA: baseline.
 *
 *	r0	to	next byte to write; then the result
 *	r1	from	next byte to read
 *	r2	n	bytes left, the next among them; the progress at .Lfix
 *	r3	byte	on its way
 */
#include "asm.h"

#define to	r0
#define from	r1
#define n	r2
#define byte	r3

ENTRY ua_arm_copy_user_byte
	cmp	n, #0
	beq	.Lfix
.Lbyte:
	USER .Lfix, ldrb byte, [from], #1
	USER .Lfix, strb byte, [to], #1
	subs	n, n, #1
	bne	.Lbyte
.Lfix:
	mov	r0, n
	bx	lr
END
