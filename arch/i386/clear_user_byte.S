/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user, byte by byte: the reference.
 *
 *	unsigned long ua_i386_clear_user_byte(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.  ISA: i386.
 *
 *	edx	to	next byte to clear
 *	eax	n	bytes left, the next among them; the progress and result
 */
#include "asm.h"

#define to	%edx
#define n	%eax

ENTRY ua_i386_clear_user_byte
	mov	4(%esp), to
	mov	8(%esp), n
	test	n, n
	jz	.Lfix
.Lbyte:
	USER .Lfix, movb $0, (to)
	inc	to
	dec	n
	jnz	.Lbyte
.Lfix:
	ret
END
