/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_ARM64_ASSEMBLER_H
#define ASM_ARM64_ASSEMBLER_H

/* Two words from where they stand, and no type. */
#define USER(target, insn...)			\
7777:	insn ;					\
	.pushsection __ex_table, "a" ;		\
	.balign	4 ;				\
	.long	7777b - . ;			\
	.long	(target) - . ;			\
	.popsection

#endif
