/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a SPARC tree says of itself, read from the object that this makes.  It
 * is never linked.
 *
 *	__ex_table	entry 0: from ua_extable_insn to ua_extable_fixup, two
 *			words, as the trees' own files write it
 */
	.text
	.globl	ua_extable_insn, ua_extable_fixup
ua_extable_insn:
	nop
ua_extable_fixup:
	nop
	.section __ex_table, "a"
	.align	4
	.word	ua_extable_insn, ua_extable_fixup
