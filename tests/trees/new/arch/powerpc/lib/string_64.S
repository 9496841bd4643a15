/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/export.h>
#include <asm/ppc_asm.h>
#include <asm/asm-offsets.h>

/* Right: whole cache lines by dcbz, whose size is looked up, else bytes.  r3, r4;
 * what is left in r3. */
_GLOBAL_TOC(__arch_clear_user)
	LOAD_REG_ADDR(r5, ppc64_caches)
	lwz	r6, DCACHEL1BLOCKSIZE(r5)
	lwz	r7, DCACHEL1LOGBLOCKSIZE(r5)
	addi	r8, r6, -1
	li	r0, 0
1:	cmpldi	r4, 0
	beq	4f
	and.	r9, r3, r8
	bne	3f
	srd.	r9, r4, r7
	beq	3f
2:	dcbz	0, r3
	EX_TABLE(2b, 3f)
	add	r3, r3, r6
	subf	r4, r6, r4
	b	1b
3:	stb	r0, 0(r3)
	EX_TABLE(3b, 4f)
	addi	r3, r3, 1
	addi	r4, r4, -1
	b	1b
4:	mr	r3, r4
	blr
EXPORT_SYMBOL(__arch_clear_user)
