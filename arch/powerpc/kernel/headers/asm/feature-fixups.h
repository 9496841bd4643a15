/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_FEATURE_FIXUPS_H
#define UA_ASM_FEATURE_FIXUPS_H

#include <asm/asm-compat.h>

#ifdef __ASSEMBLY__

/*
 * A feature section is code that stays where the CPU's features, masked, are
 * value, and other code for it, which lies elsewhere.  An entry is six longs:
 * mask, value, and both pieces of code from the entry.  n tells nested ones
 * apart.
 */
#define UA_SECTION(n)					\
n##1:
#define UA_SECTION_ELSE(n)				\
n##2:							\
	.pushsection __ftr_alt_##n, "a" ;		\
	.align	2 ;					\
n##3:
#define UA_SECTION_END(n, mask, value)			\
n##4:							\
	.popsection ;					\
	.pushsection __ftr_fixup, "a" ;			\
	.align	3 ;					\
n##5:							\
	PPC_LONG mask ;					\
	PPC_LONG value ;				\
	PPC_LONG n##1b - n##5b ;			\
	PPC_LONG n##2b - n##5b ;			\
	PPC_LONG n##3b - n##5b ;			\
	PPC_LONG n##4b - n##5b ;			\
	.popsection

#define BEGIN_FTR_SECTION_NESTED(n)			UA_SECTION(n)
#define FTR_SECTION_ELSE_NESTED(n)			UA_SECTION_ELSE(n)
#define ALT_FTR_SECTION_END_NESTED(mask, value, n)	UA_SECTION_END(n, mask, value)
#define ALT_FTR_SECTION_END_NESTED_IFSET(mask, n)	UA_SECTION_END(n, mask, mask)
#define ALT_FTR_SECTION_END_NESTED_IFCLR(mask, n)	UA_SECTION_END(n, mask, 0)
#define END_FTR_SECTION_NESTED(mask, value, n)		\
	UA_SECTION_ELSE(n)				\
	UA_SECTION_END(n, mask, value)
#define END_FTR_SECTION_NESTED_IFSET(mask, n)		END_FTR_SECTION_NESTED(mask, mask, n)
#define END_FTR_SECTION_NESTED_IFCLR(mask, n)		END_FTR_SECTION_NESTED(mask, 0, n)

#define BEGIN_FTR_SECTION			UA_SECTION(97)
#define FTR_SECTION_ELSE			UA_SECTION_ELSE(97)
#define ALT_FTR_SECTION_END(mask, value)	UA_SECTION_END(97, mask, value)
#define ALT_FTR_SECTION_END_IFSET(mask)		UA_SECTION_END(97, mask, mask)
#define ALT_FTR_SECTION_END_IFCLR(mask)		UA_SECTION_END(97, mask, 0)
#define END_FTR_SECTION(mask, value)		END_FTR_SECTION_NESTED(mask, value, 97)
#define END_FTR_SECTION_IFSET(mask)		END_FTR_SECTION_NESTED(mask, mask, 97)
#define END_FTR_SECTION_IFCLR(mask)		END_FTR_SECTION_NESTED(mask, 0, 97)

#endif

#endif
