/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What an arm64 tree says of itself, read from the object that this makes.  It
 * is never linked.
 *
 *	.ua_facts	ua_fact_<NAME>: .quad of the number; those that the
 *			tree hasn't are missing
 *	__ex_table	entry 0: from ua_extable_insn to ua_extable_fixup
 *	.altinstructions  entry 0: two instructions for two, where the CPU has
 *			the capability UA_ALT_FEATURE
 */
#include <linux/linkage.h>
#if __has_include(<asm/alternative.h>)
#include <asm/alternative.h>
#endif
#include <asm/assembler.h>
#if __has_include(<asm/asm-uaccess.h>)
#include <asm/asm-uaccess.h>
#endif
#if __has_include(<asm/cpufeature.h>)
#include <asm/cpufeature.h>
#endif

#define UA_FACT(NAME)			\
	.pushsection .ua_facts, "a" ;	\
	.balign	8 ;			\
	.globl	ua_fact_##NAME ;	\
	.type	ua_fact_##NAME, %object ; \
	.size	ua_fact_##NAME, 8 ;	\
ua_fact_##NAME: ;			\
	.quad	NAME ;			\
	.popsection

/* ---- capabilities ------------------------------------------------------------ */

#ifdef ARM64_HAS_PAN
UA_FACT(ARM64_HAS_PAN)
#endif
#ifdef ARM64_HAS_UAO
UA_FACT(ARM64_HAS_UAO)
#endif
#ifdef ARM64_ALT_PAN_NOT_UAO
UA_FACT(ARM64_ALT_PAN_NOT_UAO)
#endif
#ifdef ARM64_HAS_NO_HW_PREFETCH
UA_FACT(ARM64_HAS_NO_HW_PREFETCH)
#endif

/* ---- types of table entries -------------------------------------------------- */

#ifdef EX_TYPE_NONE
UA_FACT(EX_TYPE_NONE)
#endif
#ifdef EX_TYPE_FIXUP
UA_FACT(EX_TYPE_FIXUP)
#endif
#ifdef EX_TYPE_BPF
UA_FACT(EX_TYPE_BPF)
#endif
#ifdef EX_TYPE_UACCESS_ERR_ZERO
UA_FACT(EX_TYPE_UACCESS_ERR_ZERO)
#endif
#ifdef EX_TYPE_KACCESS_ERR_ZERO
UA_FACT(EX_TYPE_KACCESS_ERR_ZERO)
#endif
#ifdef EX_TYPE_UACCESS_CPY
UA_FACT(EX_TYPE_UACCESS_CPY)
#endif
#ifdef EX_TYPE_LOAD_UNALIGNED_ZEROPAD
UA_FACT(EX_TYPE_LOAD_UNALIGNED_ZEROPAD)
#endif

/* ---- one use of each macro --------------------------------------------------- */

	.text
	.globl	ua_extable_insn, ua_extable_fixup
ua_extable_insn:
	USER(ua_extable_fixup, nop)
ua_extable_fixup:
	nop

#if __has_include(<asm/alternative.h>)
#define UA_ALT_FEATURE		0x123
#define UA_ALT_OLD_LENGTH	8
#define UA_ALT_NEW_LENGTH	8
UA_FACT(UA_ALT_FEATURE)
UA_FACT(UA_ALT_OLD_LENGTH)
UA_FACT(UA_ALT_NEW_LENGTH)

alternative_if_not UA_ALT_FEATURE
	nop
	nop
alternative_else
	mov	x0, x0
	mov	x0, x0
alternative_endif
#endif
