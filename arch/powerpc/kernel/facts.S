/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a PowerPC tree says of itself, read from the object that this makes.
 * It is never linked.
 *
 *	.ua_facts	ua_fact_<NAME>: .quad of the mask; those that the tree
 *			hasn't are missing
 *	__ex_table	entry 0: from ua_extable_insn to ua_extable_fixup, if
 *			the tree has a macro for it (4.10 on)
 *	__ftr_fixup	entry 0: a section for CPU_FTR_ALTIVEC of two
 *			instructions, and one instead
 */
#include <asm/ppc_asm.h>
#include <asm/cputable.h>
#if __has_include(<asm/feature-fixups.h>)
#include <asm/feature-fixups.h>
#endif
#if __has_include(<asm/extable.h>)
#include <asm/extable.h>
#endif

#define UA_FACT(name)			\
	.pushsection .ua_facts, "a" ;	\
	.balign	8 ;			\
	.globl	ua_fact_##name ;	\
	.type	ua_fact_##name, @object ; \
	.size	ua_fact_##name, 8 ;	\
ua_fact_##name: ;			\
	.quad	name ;			\
	.popsection

/* ---- CPU features; those of a whole CPU (CPU_FTRS_...) are for C alone ------ */

#ifdef CPU_FTR_ALTIVEC
UA_FACT(CPU_FTR_ALTIVEC)
#endif
#ifdef CPU_FTR_VMX_COPY
UA_FACT(CPU_FTR_VMX_COPY)
#endif
#ifdef CPU_FTR_UNALIGNED_LD_STD
UA_FACT(CPU_FTR_UNALIGNED_LD_STD)
#endif
#ifdef CPU_FTR_CP_USE_DCBTZ
UA_FACT(CPU_FTR_CP_USE_DCBTZ)
#endif
#ifdef CPU_FTR_NOEXECUTE
UA_FACT(CPU_FTR_NOEXECUTE)
#endif
#ifdef CPU_FTR_ARCH_206
UA_FACT(CPU_FTR_ARCH_206)
#endif
#ifdef CPU_FTR_ARCH_207S
UA_FACT(CPU_FTR_ARCH_207S)
#endif

/* ---- one use of each macro --------------------------------------------------- */

	.text
	.globl	ua_extable_insn, ua_extable_fixup
ua_extable_insn:
	nop
ua_extable_fixup:
	nop
#ifdef EX_TABLE
	EX_TABLE(ua_extable_insn, ua_extable_fixup)
#endif
#ifdef BEGIN_FTR_SECTION
BEGIN_FTR_SECTION
	nop
	nop
FTR_SECTION_ELSE
	nop
ALT_FTR_SECTION_END_IFSET(CPU_FTR_ALTIVEC)
#endif
