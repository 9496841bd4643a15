/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_X86_ASM_H
#define ASM_X86_ASM_H

#include <asm/extable_fixup_types.h>

/* Three words: instruction and fixup from where they stand, and a type. */
#define _ASM_EXTABLE_TYPE(from, to, type)	\
	.pushsection __ex_table, "a" ;		\
	.balign	4 ;				\
	.long	(from) - . ;			\
	.long	(to) - . ;			\
	.long	type ;				\
	.popsection

#define _ASM_EXTABLE(from, to)		_ASM_EXTABLE_TYPE(from, to, EX_TYPE_DEFAULT)
#define _ASM_EXTABLE_UA(from, to)	_ASM_EXTABLE_TYPE(from, to, EX_TYPE_UACCESS)

#endif
