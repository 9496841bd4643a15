/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_POWERPC_EXTABLE_H
#define ASM_POWERPC_EXTABLE_H

/* Two words: instruction and fixup from where they stand. */
#define EX_TABLE(fault, target)		\
	.section __ex_table, "a" ;	\
	.balign	4 ;			\
	.long	(fault) - . ;		\
	.long	(target) - . ;		\
	.previous

#endif
