/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_ARM64_ASM_EXTABLE_H
#define ASM_ARM64_ASM_EXTABLE_H

#define EX_TYPE_FIXUP			7
#define EX_TYPE_UACCESS_ERR_ZERO	9
#define EX_TYPE_LOAD_UNALIGNED_ZEROPAD	12

/* Two words from where they stand, a type, and two registers by number. */
#define EX_TABLE(fault, target, type, first, second)	\
	.pushsection __ex_table, "a" ;			\
	.balign	4 ;					\
	.long	(fault) - . ;				\
	.long	(target) - . ;				\
	.short	type ;					\
	.short	(first) | (second) << 5 ;		\
	.popsection

#define NO_REGISTER	31

#define USER(target, insn...)				\
7777:	insn ;						\
	EX_TABLE(7777b, target, EX_TYPE_FIXUP, NO_REGISTER, NO_REGISTER)

#endif
