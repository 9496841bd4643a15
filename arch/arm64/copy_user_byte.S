/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy byte by byte, to or from user memory: the reference.
 *
 *	unsigned long ua_arm64_copy_user_byte(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.
 * ISA: baseline.
 *
 *	x0	to	next byte to write; then the result
 *	x1	from	next byte to read
 *	x2	n	bytes left, the next among them; the progress at .Lfix
 *	w3	byte	on its way
 */
#include "asm.h"

#define to	x0
#define from	x1
#define n	x2
#define byte	w3

ENTRY ua_arm64_copy_user_byte
	cbz	n, .Lfix
.Lbyte:
	USER .Lfix, ldrb byte, [from], #1
	USER .Lfix, strb byte, [to], #1
	subs	n, n, #1
	b.ne	.Lbyte
.Lfix:
	mov	x0, n
	ret
END
