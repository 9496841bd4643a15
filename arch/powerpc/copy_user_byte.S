/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy byte by byte, to or from user memory: the reference.
 *
 *	unsigned long ua_ppc_copy_user_byte(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.
 * ISA: baseline, 32 and 64 bits.
 *
 *	r3	to	one before the next byte to write; then the result
 *	r4	from	one before the next byte to read
 *	r5	n	bytes left, the next among them; the progress at .Lfix
 *	r6	byte	on its way
 */
#include "asm.h"

#define to	r3
#define from	r4
#define n	r5
#define byte	r6

ENTRY ua_ppc_copy_user_byte
	CMPLI_L	n, 0
	beq	.Lfix
	addi	to, to, -1
	addi	from, from, -1
.Lbyte:
	USER .Lfix, lbzu byte, 1(from)
	USER .Lfix, stbu byte, 1(to)
	addic.	n, n, -1
	bne	.Lbyte
.Lfix:
	mr	r3, n
	blr
END
