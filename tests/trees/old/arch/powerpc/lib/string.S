/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <asm/ppc_asm.h>

/* Right: bytes.  r3, r4; what is left in r3. */
_GLOBAL(__clear_user)
	mr	r6, r4
	li	r0, 0
	b	2f
1:	stb	r0, 0(r3)
	addi	r3, r3, 1
	addi	r6, r6, -1
2:	PPC_CMPLI	r6, 0
	bne	1b
3:	mr	r3, r6
	blr
	.section __ex_table, "a"
	PPC_LONG_ALIGN
	PPC_LONG 1b, 3b
	.previous
