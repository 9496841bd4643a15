/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/export.h>
#include <asm/ppc_asm.h>

/* Wrong: after a fault it says one byte more is left than is. */
_GLOBAL(copy_mc_generic)
	cmpldi	r5, 0
	beq	3f
1:	lbz	r0, 0(r4)
	EX_TABLE(1b, 4f)
2:	stb	r0, 0(r3)
	EX_TABLE(2b, 4f)
	addi	r3, r3, 1
	addi	r4, r4, 1
	addi	r5, r5, -1
	b	copy_mc_generic
3:	mr	r3, r5
	blr
4:	addi	r3, r5, 1
	blr
EXPORT_SYMBOL(copy_mc_generic)
