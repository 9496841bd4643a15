/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy byte by byte, to or from user memory: the reference.
 *
 *	unsigned long ua_riscv_copy_user_byte(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.  ISA: base.
 *
 *	a0	to	next byte to write; then the result
 *	a1	from	next byte to read
 *	a2	n	bytes left, the next among them; the progress at .Lfix
 *	t0	byte	on its way
 */
#include "asm.h"

#define to	a0
#define from	a1
#define n	a2
#define byte	t0

ENTRY ua_riscv_copy_user_byte
	beqz	n, .Lfix
.Lbyte:
	USER .Lfix, lbu byte, 0(from)
	USER .Lfix, sb byte, 0(to)
	addi	from, from, 1
	addi	to, to, 1
	addi	n, n, -1
	bnez	n, .Lbyte
.Lfix:
	mv	a0, n
	ret
END
