/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/export.h>
#include <asm/ppc_asm.h>

/* Wrong: a word where two bytes or more are left.  r3, r4; what is left in r3. */
_GLOBAL(__arch_clear_user)
	li	r0, 0
1:	cmplwi	r4, 2
	blt	3f
2:	stw	r0, 0(r3)
	EX_TABLE(2b, 5f)
	addi	r3, r3, 4
	addic.	r4, r4, -4
	bgt	1b
	li	r4, 0
3:	cmplwi	r4, 0
	beq	5f
4:	stb	r0, 0(r3)
	EX_TABLE(4b, 5f)
	li	r4, 0
5:	mr	r3, r4
	blr
EXPORT_SYMBOL(__arch_clear_user)
