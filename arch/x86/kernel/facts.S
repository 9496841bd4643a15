/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What an x86 tree says of itself, read from the object that this makes.  It
 * is never linked.
 *
 *	.ua_facts	ua_fact_<NAME>: .quad of the number; those that the
 *			tree hasn't are missing
 *	.altinstructions, if the tree has a macro for it:
 *			entry 0: UA_ALT_FEATURE, 5 bytes, replaced by 3
 *			entry 1: that feature negated, 7 bytes by 2; only if
 *			the tree has ALT_NOT
 *	__ex_table	entry 0: from ua_extable_insn to ua_extable_fixup, of
 *			the plainest kind
 *			entry 1: the same as a user access, if there is such
 */
#include <linux/linkage.h>
#include <asm/asm.h>
#include <asm/cpufeatures.h>
#if __has_include(<asm/alternative-asm.h>)
#include <asm/alternative-asm.h>	/* before 5.13 */
#else
#include <asm/alternative.h>
#endif
#if __has_include(<asm/extable_fixup_types.h>)
#include <asm/extable_fixup_types.h>	/* 5.16 on */
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

/* ---- CPU features ------------------------------------------------------------ */

#ifdef X86_FEATURE_ALWAYS
UA_FACT(X86_FEATURE_ALWAYS)
#endif
#ifdef X86_FEATURE_REP_GOOD
UA_FACT(X86_FEATURE_REP_GOOD)
#endif
#ifdef X86_FEATURE_ERMS
UA_FACT(X86_FEATURE_ERMS)
#endif
#ifdef X86_FEATURE_FSRM
UA_FACT(X86_FEATURE_FSRM)
#endif
#ifdef X86_FEATURE_FSRS
UA_FACT(X86_FEATURE_FSRS)
#endif
#ifdef X86_FEATURE_FZRM
UA_FACT(X86_FEATURE_FZRM)
#endif
#ifdef X86_FEATURE_SMAP
UA_FACT(X86_FEATURE_SMAP)
#endif
#ifdef X86_FEATURE_LFENCE_RDTSC
UA_FACT(X86_FEATURE_LFENCE_RDTSC)
#endif
#ifdef X86_FEATURE_MFENCE_RDTSC
UA_FACT(X86_FEATURE_MFENCE_RDTSC)
#endif
#ifdef X86_FEATURE_LA57
UA_FACT(X86_FEATURE_LA57)
#endif

/* ---- types of table entries, and where an entry keeps what ----------------- */

#ifdef EX_TYPE_NONE
UA_FACT(EX_TYPE_NONE)
#endif
#ifdef EX_TYPE_DEFAULT
UA_FACT(EX_TYPE_DEFAULT)
#endif
#ifdef EX_TYPE_FAULT
UA_FACT(EX_TYPE_FAULT)
#endif
#ifdef EX_TYPE_UACCESS
UA_FACT(EX_TYPE_UACCESS)
#endif
#ifdef EX_TYPE_COPY
UA_FACT(EX_TYPE_COPY)
#endif
#ifdef EX_TYPE_CLEAR_FS
UA_FACT(EX_TYPE_CLEAR_FS)
#endif
#ifdef EX_TYPE_DEFAULT_MCE_SAFE
UA_FACT(EX_TYPE_DEFAULT_MCE_SAFE)
#endif
#ifdef EX_TYPE_FAULT_MCE_SAFE
UA_FACT(EX_TYPE_FAULT_MCE_SAFE)
#endif
#ifdef EX_TYPE_IMM_REG
UA_FACT(EX_TYPE_IMM_REG)
#endif
#ifdef EX_TYPE_POP_REG
UA_FACT(EX_TYPE_POP_REG)
#endif
#ifdef EX_TYPE_UCOPY_LEN
UA_FACT(EX_TYPE_UCOPY_LEN)
#endif
#ifdef EX_TYPE_ZEROPAD
UA_FACT(EX_TYPE_ZEROPAD)
#endif
#ifdef EX_DATA_REG_SHIFT
UA_FACT(EX_DATA_REG_SHIFT)
#endif
#ifdef EX_DATA_FLAG_SHIFT
UA_FACT(EX_DATA_FLAG_SHIFT)
#endif
#ifdef EX_DATA_IMM_SHIFT
UA_FACT(EX_DATA_IMM_SHIFT)
#endif

/* ---- one use of each macro --------------------------------------------------- */

	.text
	.globl	ua_extable_insn, ua_extable_fixup
ua_extable_insn:
	nop
ua_extable_fixup:
	nop
	_ASM_EXTABLE(ua_extable_insn, ua_extable_fixup)
#ifdef _ASM_EXTABLE_UA
	_ASM_EXTABLE_UA(ua_extable_insn, ua_extable_fixup)
#endif

#define UA_ALT_FEATURE		0x123
#define UA_ALT_OLD_LENGTH	5
#define UA_ALT_NEW_LENGTH	3

/* In its old header the macro came with old_len, which it was made of. */
#if !__has_include(<asm/alternative-asm.h>) || defined(old_len)
#define UA_HAS_ALTERNATIVE
	ALTERNATIVE ".byte 0x0f, 0x1f, 0x44, 0x00, 0x00", ".byte 0x0f, 0x1f, 0x00", UA_ALT_FEATURE
#ifdef ALT_NOT
	ALTERNATIVE ".byte 0x0f, 0x1f, 0x80, 0, 0, 0, 0", ".byte 0x66, 0x90", ALT_NOT(UA_ALT_FEATURE)
#endif
#elif defined(X86_FEATURE_ERMS)		/* 3.0 to 3.19: only the macro of an entry */
.Lua_old:
	.byte	0x0f, 0x1f, 0x44, 0x00, 0x00
	.pushsection .altinstr_replacement, "ax"
.Lua_new:
	.byte	0x0f, 0x1f, 0x00
	.popsection
	.pushsection .altinstructions, "a"
	altinstruction_entry .Lua_old .Lua_new UA_ALT_FEATURE UA_ALT_OLD_LENGTH UA_ALT_NEW_LENGTH
	.popsection
#endif

#if defined(UA_HAS_ALTERNATIVE) || defined(X86_FEATURE_ERMS)
UA_FACT(UA_ALT_FEATURE)
UA_FACT(UA_ALT_OLD_LENGTH)
UA_FACT(UA_ALT_NEW_LENGTH)
#endif
