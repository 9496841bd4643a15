/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * shims.h - functions with the engine's calling convention, which is C's, for
 * routines that a kernel calls in another one.  UA_SHIM_<shim>(name, symbol)
 * defines the function name, which calls symbol.
 *
 *	engine	sums (dst, src, len), on the stack
 *
 * A shim has no table entry: a fault in symbol goes to symbol's own fixup,
 * which returns to the shim.
 */
#ifndef UA_SHIMS_H
#define UA_SHIMS_H

/* (src, dst, len). */
#define UA_SHIM_csum(name, symbol)			\
	__asm__(					\
	"	.text\n"				\
	"	.even\n"				\
	"	.globl	" #name "\n"			\
	"	.type	" #name ", @function\n"		\
	#name ":\n"					\
	"	.cfi_startproc\n"			\
	"	move.l	12(%sp), -(%sp)\n"		\
	"	move.l	8(%sp), -(%sp)\n"		\
	"	move.l	16(%sp), -(%sp)\n"		\
	"	.cfi_def_cfa_offset 16\n"		\
	"	jsr	" #symbol "\n"			\
	"	lea	12(%sp), %sp\n"			\
	"	.cfi_def_cfa_offset 4\n"		\
	"	rts\n"					\
	"	.cfi_endproc\n"				\
	"	.size	" #name ", . - " #name "\n");

#endif
