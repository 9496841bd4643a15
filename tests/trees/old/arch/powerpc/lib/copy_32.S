/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <asm/ppc_asm.h>

/* Right: bytes.  r3, r4, r5; what is left in r3. */
_GLOBAL(__copy_tofrom_user)
	b	3f
1:	lbz	r0, 0(r4)
2:	stb	r0, 0(r3)
	addi	r3, r3, 1
	addi	r4, r4, 1
	addi	r5, r5, -1
3:	cmpwi	r5, 0
	bne	1b
4:	mr	r3, r5
	blr
	.section __ex_table, "a"
	PPC_LONG_ALIGN
	PPC_LONG 1b, 4b
	PPC_LONG 2b, 4b
	.previous
