/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_ASSEMBLER_H
#define UA_ASM_ASSEMBLER_H

#include <linux/linkage.h>
#include <asm/asm-extable.h>
#include <asm/alternative.h>

#ifdef __ASSEMBLY__

#define EXPORT_SYMBOL_NOKASAN(name)	EXPORT_SYMBOL(name)

#define CPU_BE(code...)
#define CPU_LE(code...)	code

#define USER(fixup, insn...)			\
9999:	insn ;					\
	_asm_extable_uaccess 9999b, fixup

#endif

#endif
