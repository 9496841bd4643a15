/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * shims.h - functions with the engine's calling convention, which is C's, for
 * routines that a kernel calls in another one.
 *
 *	engine	copies (dst, src, len): o0, o1, o2
 */
#ifndef UA_SHIMS_H
#define UA_SHIMS_H

/* (src, dst, len).  A jump: the routine returns to the shim's caller. */
#define UA_SHIM_csum(name, symbol)				\
	__asm__(						\
	"	.text\n"					\
	"	.p2align 4\n"					\
	"	.globl	" #name "\n"				\
	"	.type	" #name ", @function\n"			\
	#name ":\n"						\
	"	.cfi_startproc\n"				\
	"	mov	%o0, %o3\n"				\
	"	mov	%o1, %o0\n"				\
	"	sethi	%hi(" #symbol "), %g1\n"		\
	"	jmpl	%g1 + %lo(" #symbol "), %g0\n"		\
	"	 mov	%o3, %o1\n"				\
	"	.cfi_endproc\n"					\
	"	.size	" #name ", . - " #name "\n");

#endif
