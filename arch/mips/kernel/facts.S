/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a MIPS tree says of itself, read from the object that this makes.  It
 * is never linked.
 *
 *	__ex_table	entry 0: from ua_extable_insn to ua_extable_fixup, made
 *			by the word that the tree's own files use
 */
#include <asm/asm.h>

#ifndef PTR_WD		/* up to 5.16 */
#define PTR_WD	PTR
#endif

	.text
	.globl	ua_extable_insn, ua_extable_fixup
ua_extable_insn:
	nop
ua_extable_fixup:
	nop
	.section __ex_table, "a"
	PTR_WD	ua_extable_insn, ua_extable_fixup
