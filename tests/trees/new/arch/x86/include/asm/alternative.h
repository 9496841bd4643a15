/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_X86_ALTERNATIVE_H
#define ASM_X86_ALTERNATIVE_H

#define ALT_NOT(feature)	(1 << 16 | (feature))

/* 14 bytes: where the old code is and the new, the feature with its flags in
 * 32 bits, both lengths. */
	.macro altinstr_entry old, new, feature, old_length, new_length
	.long	\old - .
	.long	\new - .
	.4byte	\feature
	.byte	\old_length
	.byte	\new_length
	.endm

	.macro ALTERNATIVE oldinstr, newinstr, feature
140:	\oldinstr
141:	.skip	-((144f - 143f) > (141b - 140b)) * ((144f - 143f) - (141b - 140b)), 0x90
142:
	.pushsection .altinstructions, "a"
	altinstr_entry 140b, 143f, \feature, 142b-140b, 144f-143f
	.popsection
	.pushsection .altinstr_replacement, "ax"
143:	\newinstr
144:
	.popsection
	.endm

#endif
