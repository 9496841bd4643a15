/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Accesses by which a kernel takes its users' rights. */
#ifndef UA_ASM_ASM_UACCESS_H
#define UA_ASM_ASM_UACCESS_H

#include <asm/assembler.h>
#include <asm/sysreg.h>

#ifdef __ASSEMBLY__

/* Moves on behind one, or behind two of eight bytes. */
	.macro user_ldst fixup, insn, reg, addr, step
8888:	\insn	\reg, [\addr]
	add	\addr, \addr, \step
	_asm_extable_uaccess 8888b, \fixup
	.endm

	.macro UA_USER_PAIR fixup, insn, first, second, addr, step
8888:	\insn	\first, [\addr]
8889:	\insn	\second, [\addr, #8]
	add	\addr, \addr, \step
	_asm_extable_uaccess 8888b, \fixup
	_asm_extable_uaccess 8889b, \fixup
	.endm

	.macro user_ldp fixup, first, second, addr, step
	UA_USER_PAIR \fixup, ldtr, \first, \second, \addr, \step
	.endm

	.macro user_stp fixup, first, second, addr, step
	UA_USER_PAIR \fixup, sttr, \first, \second, \addr, \step
	.endm

/* Where the routines themselves open the window (up to 5.4): PAN alone. */
	.macro uaccess_enable_not_uao scratch:vararg
	alternative_insn nop, ".inst 0xd500409f", ARM64_HAS_PAN
	.endm

	.macro uaccess_disable_not_uao scratch:vararg
	alternative_insn nop, ".inst 0xd500419f", ARM64_HAS_PAN
	.endm

#endif

#endif
