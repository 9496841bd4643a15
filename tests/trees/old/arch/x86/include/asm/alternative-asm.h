/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_X86_ALTERNATIVE_ASM_H
#define ASM_X86_ALTERNATIVE_ASM_H

/* 12 bytes: where the old code is and the new, the feature in 16 bits, both
 * lengths.  There is no macro for the code. */
	.macro altinstruction_entry old, new, feature, old_length, new_length
	.align	4
	.long	\old - .
	.long	\new - .
	.word	\feature
	.byte	\old_length
	.byte	\new_length
	.endm

#endif
