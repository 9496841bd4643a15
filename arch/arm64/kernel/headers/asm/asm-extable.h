/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Exception tables, as 6.12 lays them out. */
#ifndef UA_ASM_ASM_EXTABLE_H
#define UA_ASM_ASM_EXTABLE_H

#define EX_TYPE_UACCESS_ERR_ZERO	2
#define EX_TYPE_LOAD_UNALIGNED_ZEROPAD	4

#ifdef __ASSEMBLY__

/* 12 bytes: insn and fixup from where they stand, the type, and two registers
 * of which none is one. */
	.macro _asm_extable_uaccess insn, fixup
	.pushsection __ex_table, "a"
	.balign	4
	.long	(\insn) - .
	.long	(\fixup) - .
	.hword	EX_TYPE_UACCESS_ERR_ZERO
	.hword	31 << 5 | 31
	.popsection
	.endm

	.macro _asm_extable insn, fixup
	_asm_extable_uaccess \insn, \fixup
	.endm

#endif

#endif
