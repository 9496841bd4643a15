/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy byte by byte, to or from user memory: the reference.
 *
 *	unsigned long ua_s390_copy_user_byte(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.
 * ISA: baseline.
 *
 *	r2	to	next byte to write; then the result
 *	r3	from	next byte to read
 *	r4	n	bytes left, the next among them; the progress at .Lfix
 *	r5	byte	on its way
 */
#include "asm.h"

#define to	2
#define from	3
#define n	4
#define byte	5

ENTRY ua_s390_copy_user_byte
	ltgr	n, n
	jz	.Lfix
.Lbyte:
	USER .Lfix, ic byte, 0(from)
	USER .Lfix, stc byte, 0(to)
	la	from, 1(from)
	la	to, 1(to)
	brctg	n, .Lbyte
.Lfix:
	lgr	2, n
	br	%r14
END
