/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What an Alpha tree says of itself, read from the object that this makes.  It
 * is never linked.
 *
 *	__ex_table	entry 0: from ua_extable_insn to ua_extable_fixup, as the
 *			trees' own files write it
 */
	.set	noat
	.text
	.globl	ua_extable_insn, ua_extable_fixup
ua_extable_insn:
	nop
ua_extable_fixup:
	nop
	.section __ex_table, "a"
	.long	ua_extable_insn - .
	lda	$31, ua_extable_fixup - ua_extable_insn($31)
