/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy byte by byte, to or from user memory: the reference.
 *
 *	unsigned long ua_mips_copy_user_byte(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.  ISA: base.
 *
 *	a0	to	next byte to write
 *	a1	from	next byte to read
 *	a2	n	bytes left, the next among them; the progress at .Lfix
 *	v1	byte	on its way
 *
 * The store lies in the delay slot of the loop's jump, so that faults there are
 * tried in every run; the count is moved on behind it.
 */
#include "asm.h"

#define to	a0
#define from	a1
#define n	a2
#define byte	v1

ENTRY ua_mips_copy_user_byte
	beqz	n, .Lfix
	nop
.Lbyte:
	USER .Lfix, lbu byte, 0(from)
	ADDI	from, from, 1
	b	.Lstored
	USER .Lfix, sb byte, 0(to)
.Lstored:
	ADDI	n, n, -1
	bnez	n, .Lbyte
	ADDI	to, to, 1
.Lfix:
	jr	ra
	move	v0, n
END
