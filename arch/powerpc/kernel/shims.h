/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * shims.h - functions with the engine's calling convention, which is C's, for
 * routines that a kernel calls in another one.  UA_SHIM_<shim>(name, symbol)
 * defines the function name, which calls symbol and returns what is left.
 *
 *	engine	copies (dst, src, len): r3, r4, r5
 *
 * A shim has no table entry: a fault in symbol goes to symbol's own fixup,
 * which returns to the shim.  It has a frame of its own, keeps nothing below
 * r1, and touches only registers that a callee may lose, so a routine that
 * breaks another is still found out.
 *
 * What the three ABIs differ in is put together here: how a function begins,
 * and offsets in a frame.  Under ELFv1 a shim is a descriptor, as all
 * functions are, whose TOC is this image's.  Under ELFv2 the caller has its own
 * TOC in r2 and the function's address in r12.
 */
#ifndef UA_SHIMS_H
#define UA_SHIMS_H

#if !defined(__powerpc64__)
#define UA_SHIM_ENTRY(name)			\
	"	.type	" #name ", @function\n"	\
	#name ":\n"
#define UA_SHIM_SIZE(name) "	.size	" #name ", . - " #name "\n"
#define UA_SHIM_LOAD	"lwz"
#define UA_SHIM_STORE	"stw"
#define UA_SHIM_LR	"4"	/* in the caller's frame */
#define UA_SHIM_FRAME	"32"
#define UA_SHIM_OWN	"16"	/* in the shim's, a word of its own */
#define UA_SHIM_TOC_IN(name)
#define UA_SHIM_TOC_OUT
#define UA_SHIM_LOW(r)
#elif _CALL_ELF == 2
#define UA_SHIM_ENTRY(name)			\
	"	.type	" #name ", @function\n"	\
	#name ":\n"
#define UA_SHIM_SIZE(name) "	.size	" #name ", . - " #name "\n"
#define UA_SHIM_LOAD	"ld"
#define UA_SHIM_STORE	"std"
#define UA_SHIM_LR	"16"
#define UA_SHIM_FRAME	"64"
#define UA_SHIM_OWN	"48"
#define UA_SHIM_TOC_IN(name)					\
	"	std	2, 24(1)\n"				\
	"	addis	2, 12, (.TOC. - " #name ")@ha\n"	\
	"	addi	2, 2, (.TOC. - " #name ")@l\n"
#define UA_SHIM_TOC_OUT						\
	"	ld	2, 24(1)\n"
#define UA_SHIM_LOW(r)	"	clrldi	" #r ", " #r ", 32\n"
#else
#define UA_SHIM_ENTRY(name)				\
	"	.pushsection .opd, \"aw\"\n"		\
	"	.p2align 3\n"				\
	#name ":\n"					\
	"	.quad	.L." #name ", .TOC.@tocbase, 0\n" \
	"	.popsection\n"				\
	"	.type	" #name ", @function\n"		\
	".L." #name ":\n"
#define UA_SHIM_SIZE(name) "	.size	" #name ", . - .L." #name "\n"
#define UA_SHIM_LOAD	"ld"
#define UA_SHIM_STORE	"std"
#define UA_SHIM_LR	"16"
#define UA_SHIM_FRAME	"144"
#define UA_SHIM_OWN	"128"
#define UA_SHIM_TOC_IN(name)
#define UA_SHIM_TOC_OUT
#define UA_SHIM_LOW(r)	"	clrldi	" #r ", " #r ", 32\n"
#endif

#define UA_SHIM_TEXT(name, ...)						\
	__asm__(							\
	"	.text\n"						\
	"	.p2align 4\n"						\
	"	.globl	" #name "\n"					\
	UA_SHIM_ENTRY(name)						\
	"	.cfi_startproc\n"					\
	"	mflr	0\n"						\
	"	" UA_SHIM_STORE "	0, " UA_SHIM_LR "(1)\n"		\
	"	.cfi_offset 65, " UA_SHIM_LR "\n"			\
	"	" UA_SHIM_STORE "u	1, -" UA_SHIM_FRAME "(1)\n"	\
	"	.cfi_def_cfa_offset " UA_SHIM_FRAME "\n"		\
	UA_SHIM_TOC_IN(name)						\
	__VA_ARGS__							\
	UA_SHIM_TOC_OUT							\
	"	addi	1, 1, " UA_SHIM_FRAME "\n"			\
	"	" UA_SHIM_LOAD "	0, " UA_SHIM_LR "(1)\n"		\
	"	mtlr	0\n"						\
	"	blr\n"							\
	"	.cfi_endproc\n"						\
	UA_SHIM_SIZE(name));

#define UA_SHIM_CALL(symbol)			\
	"	bl	" #symbol "\n"		\
	"	nop\n"

/* For a routine that calls, without a TOC of its own: it was jumped to. */
#define UA_SHIM_toc(name, symbol) UA_SHIM_TEXT(name, UA_SHIM_CALL(symbol))

/*
 * (dst, src, len) to (src, dst, len, ~0, &error, &error): a kernel that has
 * three arguments ignores the others.  Returns the 32-bit sum; 0 after an
 * error.
 */
#define UA_SHIM_csum(name, symbol) UA_SHIM_TEXT(name,	\
	"	mr	9, 3\n"				\
	"	mr	3, 4\n"				\
	"	mr	4, 9\n"				\
	"	li	6, -1\n"			\
	UA_SHIM_LOW(6)					\
	"	li	9, 0\n"				\
	"	stw	9, " UA_SHIM_OWN "(1)\n"	\
	"	addi	7, 1, " UA_SHIM_OWN "\n"	\
	"	mr	8, 7\n"				\
	UA_SHIM_CALL(symbol)				\
	"	lwz	9, " UA_SHIM_OWN "(1)\n"	\
	"	cmpwi	9, 0\n"				\
	"	beq	0f\n"				\
	"	li	3, 0\n"				\
	"0:\n"						\
	UA_SHIM_LOW(3))

#endif
