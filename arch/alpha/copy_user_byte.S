/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy byte by byte, to or from user memory: the reference.
 *
 *	unsigned long ua_alpha_copy_user_byte(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.  ISA: BWX (loads and stores of bytes).
 *
 *	a0	to	next byte to write
 *	a1	from	next byte to read
 *	a2	n	bytes left, the next among them; the progress at .Lfix
 *	t0	byte	on its way
 */
#include "asm.h"

#define to	a0
#define from	a1
#define n	a2
#define byte	t0

ENTRY ua_alpha_copy_user_byte
	beq	n, .Lfix
.Lbyte:
	USER .Lfix, ldbu byte, 0(from)
	USER .Lfix, stb byte, 0(to)
	addq	from, 1, from
	addq	to, 1, to
	subq	n, 1, n
	bne	n, .Lbyte
.Lfix:
	mov	n, v0
	ret	zero, (ra), 1
END
