/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy byte by byte, to or from user memory: the reference.
 *
 *	unsigned long ua_i386_copy_user_byte(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.
 * ISA: i386.
 *
 *	edx	to	next byte to write
 *	esi	from	next byte to read; kept on the stack
 *	eax	n	bytes left, the next among them; the progress and result
 *	cl	byte	on its way
 */
#include "asm.h"

#define to	%edx
#define from	%esi
#define n	%eax
#define byte	%cl

ENTRY ua_i386_copy_user_byte
	push	from
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset %esi, 0
	mov	8(%esp), to
	mov	12(%esp), from
	mov	16(%esp), n
	test	n, n
	jz	.Lfix
.Lbyte:
	USER .Lfix, movb (from), byte
	USER .Lfix, movb byte, (to)
	inc	from
	inc	to
	dec	n
	jnz	.Lbyte
.Lfix:
	pop	from
	.cfi_adjust_cfa_offset -4
	.cfi_restore %esi
	ret
END
