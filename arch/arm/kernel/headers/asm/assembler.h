/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Accesses to user memory, and what is byte order's. */
#ifndef UA_ASM_ASSEMBLER_H
#define UA_ASM_ASSEMBLER_H

#include <linux/linkage.h>
#include <asm/unified.h>
#include <asm/memory.h>
#include <asm/domain.h>

#ifdef __ASSEMBLY__

/* ---- byte order, prefetching, returning ---------------------------------------- */

#define lspull		lsr
#define lspush		lsl
#define get_byte_0	lsl #0
#define get_byte_1	lsr #8
#define get_byte_2	lsr #16
#define get_byte_3	lsr #24
#define put_byte_0	lsl #0
#define put_byte_1	lsl #8
#define put_byte_2	lsl #16
#define put_byte_3	lsl #24

#define PLD(code...)	code
#define CALGN(code...)

	.irp	c,,eq,ne,cs,cc,mi,pl,vs,vc,hi,ls,ge,lt,gt,le,hs,lo
	.macro	ret\c, reg
	bx\c	\reg
	.endm
	.endr

#define _ASM_NOKPROBE(name)

	.macro	uaccess_enable ignored:vararg
	.endm
	.macro	uaccess_disable ignored:vararg
	.endm
	.macro	uaccess_save ignored:vararg
	.endm
	.macro	uaccess_restore ignored:vararg
	.endm

/* ---- user memory ------------------------------------------------------------------ */

/* Two addresses an entry. */
#define USERL(fixup, insn...)			\
9999:	insn ;					\
	.pushsection __ex_table, "a" ;		\
	.balign	8 ;				\
	.long	9999b, fixup ;			\
	.popsection
#define USER(insn...)	USERL(9001f, insn)

/* ldr or str of one byte or four, so often, moving on. */
	.macro	UA_USER_MOVE insn, reg, ptr, bytes, cond, times, fixup
	.rept	\times
9999:
	.if	\bytes == 1
	\insn\()b\cond \reg, [\ptr], #1
	.else
	\insn\cond \reg, [\ptr], #4
	.endif
	.pushsection __ex_table, "a"
	.balign	8
	.long	9999b, \fixup
	.popsection
	.endr
	.endm

	.macro	strusr reg, ptr, inc, cond=al, rept=1, abort=9001f
	UA_USER_MOVE str, \reg, \ptr, \inc, \cond, \rept, \abort
	.endm

	.macro	ldrusr reg, ptr, inc, cond=al, rept=1, abort=9001f
	UA_USER_MOVE ldr, \reg, \ptr, \inc, \cond, \rept, \abort
	.endm

/* Does an access of so many bytes end behind the limit? */
	.macro	check_uaccess addr, size, limit, tmp, bad
	adds	\tmp, \addr, #\size - 1
	sbcscc	\tmp, \tmp, \limit
	bcs	\bad
	.endm

/* What a guess of the CPU's may not do otherwise; nothing, for what is right. */
	.macro	uaccess_mask_range_ptr addr, size, limit, tmp
	.endm
	.macro	csdb
	.endm

#endif

#endif
