/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a RISC-V tree says of itself, read from the object that this makes.  It
 * is never linked.
 *
 *	.ua_facts	ua_fact_<NAME>: .quad of the number; those that the
 *			tree hasn't are missing
 *	__ex_table	entry 0: from ua_extable_insn to ua_extable_fixup
 */
#include <linux/linkage.h>
#include <asm/asm.h>
#if __has_include(<asm/asm-extable.h>)
#include <asm/asm-extable.h>
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
#ifdef EX_TYPE_LOAD_UNALIGNED_ZEROPAD
UA_FACT(EX_TYPE_LOAD_UNALIGNED_ZEROPAD)
#endif

/* ---- one use of each macro --------------------------------------------------- */

	.text
	.globl	ua_extable_insn, ua_extable_fixup
ua_extable_insn:
	nop
#ifdef EX_TYPE_FIXUP
	_asm_extable ua_extable_insn, ua_extable_fixup
#else
	/* Up to 5.16 every file wrote its own: two longs. */
	.pushsection __ex_table, "a"
	.balign	8
	.dword	ua_extable_insn, ua_extable_fixup
	.popsection
#endif
ua_extable_fixup:
	nop
