/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What an arm tree says of itself, read from the object that this makes.  It is
 * never linked.
 *
 *	__ex_table	entry 0: from ua_extable_insn to 9001
 */
#include <linux/linkage.h>
#include <asm/assembler.h>

	.text
	.globl	ua_extable_insn, ua_extable_fixup
ua_extable_insn:
USER(	nop)
ua_extable_fixup:
9001:	nop
