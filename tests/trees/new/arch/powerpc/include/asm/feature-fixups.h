/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_POWERPC_FEATURE_FIXUPS_H
#define ASM_POWERPC_FEATURE_FIXUPS_H

#ifdef __powerpc64__
#define FTR_LONG	.8byte
#else
#define FTR_LONG	.long
#endif

/*
 * A feature section is code that stays where the CPU's features, masked, are
 * value, and other code for it, which lies elsewhere.  An entry is six longs:
 * mask, value, and both pieces of code from the entry.
 */
#define BEGIN_FTR_SECTION				\
971:
#define FTR_SECTION_ELSE				\
972:							\
	.pushsection __ftr_alt_97, "a" ;		\
	.align	2 ;					\
973:
#define ALT_FTR_SECTION_END(mask, value)		\
974:							\
	.popsection ;					\
	.pushsection __ftr_fixup, "a" ;			\
	.align	3 ;					\
975:							\
	FTR_LONG mask ;					\
	FTR_LONG value ;				\
	FTR_LONG 971b - 975b ;				\
	FTR_LONG 972b - 975b ;				\
	FTR_LONG 973b - 975b ;				\
	FTR_LONG 974b - 975b ;				\
	.popsection
#define ALT_FTR_SECTION_END_IFSET(mask)	ALT_FTR_SECTION_END(mask, mask)
#define ALT_FTR_SECTION_END_IFCLR(mask)	ALT_FTR_SECTION_END(mask, 0)
#define END_FTR_SECTION(mask, value)			\
	FTR_SECTION_ELSE				\
	ALT_FTR_SECTION_END(mask, value)
#define END_FTR_SECTION_IFSET(mask)	END_FTR_SECTION(mask, mask)
#define END_FTR_SECTION_IFCLR(mask)	END_FTR_SECTION(mask, 0)

#endif
