/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_X86_ASM_H
#define ASM_X86_ASM_H

/* Two addresses: instruction and fixup. */
#define _ASM_EXTABLE(from, to)		\
	.section __ex_table, "a" ;	\
	.balign	8 ;			\
	.quad	from, to ;		\
	.previous

#endif
