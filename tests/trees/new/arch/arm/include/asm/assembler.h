/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_ARM_ASSEMBLER_H
#define ASM_ARM_ASSEMBLER_H

#define FUNCTION(name)			\
	.p2align 4 ;			\
	.globl	name ;			\
name:

#define FUNCTION_END(name)		\
	.type	name, %function ;	\
	.size	name, . - name

/* Two addresses. */
#define USER_TO(target, insn...)	\
7777:	insn ;				\
	.pushsection __ex_table, "a" ;	\
	.balign	8 ;			\
	.long	7777b, target ;		\
	.popsection
#define USER(insn...)	USER_TO(9001f, insn)

/* The domain register: the user's domain is open, or not; ip. */
	.macro	user_open
	mov	ip, #0x55
	mcr	p15, 0, ip, c3, c0, 0
	.endm

	.macro	user_close
	mov	ip, #0x51
	mcr	p15, 0, ip, c3, c0, 0
	.endm

#endif
