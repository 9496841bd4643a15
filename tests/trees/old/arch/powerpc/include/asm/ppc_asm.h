/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_POWERPC_PPC_ASM_H
#define ASM_POWERPC_PPC_ASM_H

#ifdef __powerpc64__
#define PPC_LONG	.llong
#define PPC_LONG_ALIGN	.balign 8
#define PPC_CMPLI	cmpldi
#else
#define PPC_LONG	.long
#define PPC_LONG_ALIGN	.balign 4
#define PPC_CMPLI	cmplwi
#endif

#if defined(__powerpc64__) && _CALL_ELF != 2
#define GLUE(a, b)	a##b
#define _GLOBAL(name)				\
	.align	2 ;				\
	.globl	name, GLUE(., name) ;		\
	.pushsection .opd, "aw" ;		\
name: ;						\
	.quad	GLUE(., name), .TOC.@tocbase, 0 ; \
	.popsection ;				\
	.type	GLUE(., name), @function ;	\
GLUE(., name):
#else
#define _GLOBAL(name)		\
	.globl	name ;		\
name:
#endif

	.irp	n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31
	.set	r\n, \n
	.endr

#endif
