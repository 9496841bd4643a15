/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_X86_ALTERNATIVE_ASM_H
#define ASM_X86_ALTERNATIVE_ASM_H

#define old_len		141b-140b
#define new_len		144f-143f
#define pad_len		142b-141b

/* 13 bytes: where the old code is and the new, the feature in 16 bits, both
 * lengths, and how much of the old is padding. */
	.macro altinstruction_entry old, new, feature, old_length, new_length, pad_length
	.long	\old - .
	.long	\new - .
	.word	\feature
	.byte	\old_length
	.byte	\new_length
	.byte	\pad_length
	.endm

	.macro ALTERNATIVE oldinstr, newinstr, feature
140:	\oldinstr
141:	.skip	-((new_len) > (old_len)) * ((new_len) - (old_len)), 0x90
142:
	.pushsection .altinstructions, "a"
	altinstruction_entry 140b, 143f, \feature, 142b-140b, new_len, pad_len
	.popsection
	.pushsection .altinstr_replacement, "ax"
143:	\newinstr
144:
	.popsection
	.endm

#endif
