/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What an s390x tree says of itself, read from the object that this makes.  It
 * is never linked.
 *
 *	.ua_facts	ua_fact_<NAME>: .quad of the number; those that the
 *			tree hasn't are missing
 *	__ex_table	entry 0: from ua_extable_insn to ua_extable_fixup
 */
#include <linux/linkage.h>
#if __has_include(<asm/asm-extable.h>)
#include <asm/asm-extable.h>
#else
#include <asm/linkage.h>
#endif

#define UA_FACT(NAME)			\
	.pushsection .ua_facts, "a" ;	\
	.balign	8 ;			\
	.globl	ua_fact_##NAME ;	\
	.type	ua_fact_##NAME, @object ; \
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
#ifdef EX_TYPE_UA_STORE
UA_FACT(EX_TYPE_UA_STORE)
#endif
#ifdef EX_TYPE_UA_LOAD_MEM
UA_FACT(EX_TYPE_UA_LOAD_MEM)
#endif
#ifdef EX_TYPE_UA_LOAD_REG
UA_FACT(EX_TYPE_UA_LOAD_REG)
#endif
#ifdef EX_TYPE_UA_LOAD_REGPAIR
UA_FACT(EX_TYPE_UA_LOAD_REGPAIR)
#endif
#ifdef EX_TYPE_FPC
UA_FACT(EX_TYPE_FPC)
#endif

/* ---- one use of each macro --------------------------------------------------- */

	.text
	.globl	ua_extable_insn, ua_extable_fixup
ua_extable_insn:
	nopr
	EX_TABLE(ua_extable_insn, ua_extable_fixup)
ua_extable_fixup:
	nopr
