/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Code that is patched; laid out as 6.3 does. */
#ifndef UA_ASM_ALTERNATIVE_H
#define UA_ASM_ALTERNATIVE_H

#include <linux/stringify.h>
#include <asm/linkage.h>
#include <asm/asm.h>
#include <asm/cpufeatures.h>

#define LOCK_PREFIX	lock

#if defined(__ASSEMBLY__) && !defined(UA_ALTERNATIVES_WRITTEN_OUT)

#define ALT_NOT(feature)	(1 << 16 | (feature))
#define ALTINSTR_FLAG_INV	(1 << 16)

/* 14 bytes: where the old code is and the new, the feature with a flag in 32
 * bits, and both lengths.  The length of padding is from 4.1 to 6.2. */
	.macro altinstruction_entry old, new, feature, old_length, new_length, padding=0
	.long	\old - .
	.long	\new - .
	.4byte	\feature
	.byte	\old_length
	.byte	\new_length
	.endm

#define old_len			(141b - 140b)
#define UA_LARGER(a, b)		((a) - ((b) > (a)) * ((b) - (a)))
#define UA_PAD(length)		-((length) > old_len) * ((length) - old_len), 0x90

	.macro ALTERNATIVE old, new, feature
140:	\old
141:	.skip	UA_PAD(144f - 143f)
142:
	.pushsection .altinstructions, "a"
	altinstruction_entry 140b, 143f, \feature, 142b-140b, 144f-143f
	.popsection
	.pushsection .altinstr_replacement, "ax"
143:	\new
144:
	.popsection
	.endm

	.macro ALTERNATIVE_2 old, new, feature, new2, feature2
140:	\old
141:	.skip	UA_PAD(UA_LARGER(144f - 143f, 145f - 144f))
142:
	.pushsection .altinstructions, "a"
	altinstruction_entry 140b, 143f, \feature, 142b-140b, 144f-143f
	altinstruction_entry 140b, 144f, \feature2, 142b-140b, 145f-144f
	.popsection
	.pushsection .altinstr_replacement, "ax"
143:	\new
144:	\new2
145:
	.popsection
	.endm

	.macro ALTERNATIVE_3 old, new, feature, new2, feature2, new3, feature3
140:	\old
141:	.skip	UA_PAD(UA_LARGER(UA_LARGER(144f - 143f, 145f - 144f), 146f - 145f))
142:
	.pushsection .altinstructions, "a"
	altinstruction_entry 140b, 143f, \feature, 142b-140b, 144f-143f
	altinstruction_entry 140b, 144f, \feature2, 142b-140b, 145f-144f
	altinstruction_entry 140b, 145f, \feature3, 142b-140b, 146f-145f
	.popsection
	.pushsection .altinstr_replacement, "ax"
143:	\new
144:	\new2
145:	\new3
146:
	.popsection
	.endm

#endif

#endif
