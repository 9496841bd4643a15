/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy byte by byte, to or from user memory: the reference.
 *
 *	unsigned long ua_sparc_copy_user_byte(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.  ISA: V9.
 *
 *	o0	to	next byte to write; then the result
 *	o1	from	next byte to read
 *	o2	n	bytes left, the next among them; the progress at .Lfix
 *	o3	byte	on its way
 *
 * The load is in the delay slot of the branch before it, for a fault there has
 * an nPC that is no neighbour.
 */
#include "asm.h"

#define to	%o0
#define from	%o1
#define n	%o2
#define byte	%o3

ENTRY ua_sparc_copy_user_byte
	brz	n, .Lfix
	 nop
.Lbyte:
	ba	.Lstore
	USER .Lfix, ldub, [from], byte
.Lstore:
	USER .Lfix, stb, byte, [to]
	add	from, 1, from
	sub	n, 1, n
	brnz	n, .Lbyte
	 add	to, 1, to
.Lfix:
	retl
	 mov	n, %o0
END
