/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_X86_ASM_H
#define ASM_X86_ASM_H

/* Three words, all from where they stand: instruction, fixup, handler. */
#define _ASM_EXTABLE_HANDLE(from, to, handler)	\
	.pushsection __ex_table, "a" ;		\
	.balign	4 ;				\
	.long	(from) - . ;			\
	.long	(to) - . ;			\
	.long	(handler) - . ;			\
	.popsection

#define _ASM_EXTABLE(from, to)		_ASM_EXTABLE_HANDLE(from, to, ex_handler_default)
#define _ASM_EXTABLE_FAULT(from, to)	_ASM_EXTABLE_HANDLE(from, to, ex_handler_fault)

#endif
