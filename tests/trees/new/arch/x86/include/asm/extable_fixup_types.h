/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Not the numbers of Linux: they must be read from here. */
#ifndef ASM_X86_EXTABLE_FIXUP_TYPES_H
#define ASM_X86_EXTABLE_FIXUP_TYPES_H

#define EX_DATA_REG_SHIFT		8
#define EX_DATA_FLAG_SHIFT		12
#define EX_DATA_IMM_SHIFT		16

#define EX_TYPE_NONE			0
#define EX_TYPE_FAULT			1
#define EX_TYPE_DEFAULT			2
#define EX_TYPE_UACCESS			33
#define EX_TYPE_DEFAULT_MCE_SAFE	34
#define EX_TYPE_UCOPY_LEN		35
#define EX_TYPE_UCOPY_LEN8		(EX_TYPE_UCOPY_LEN | 8 << EX_DATA_IMM_SHIFT)

#define EX_REG_DX			(2 << EX_DATA_REG_SHIFT)

#endif
