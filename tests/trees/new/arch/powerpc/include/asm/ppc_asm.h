/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_POWERPC_PPC_ASM_H
#define ASM_POWERPC_PPC_ASM_H

#include <asm/extable.h>

#define stringify_in_c(...)	__VA_ARGS__

/* ---- functions of the three ABIs --------------------------------------------- */

#ifndef __powerpc64__

#define _GLOBAL(name)		\
	.globl	name ;		\
name:
#define _GLOBAL_TOC(name)	_GLOBAL(name)

#elif defined(CONFIG_PPC64_ELF_ABI_V2)

#define _GLOBAL(name)			\
	.align	2 ;			\
	.type	name, @function ;	\
	.globl	name ;			\
name:
#define _GLOBAL_TOC(name)				\
	_GLOBAL(name)					\
0:	addis	r2, r12, (.TOC. - 0b)@ha ;		\
	addi	r2, r2, (.TOC. - 0b)@l ;		\
	.localentry name, . - name

#else

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
#define _GLOBAL_TOC(name)	_GLOBAL(name)

#endif

#ifdef __powerpc64__
#define STACKFRAMESIZE		256
#define LOAD_REG_ADDR(reg, name)	\
	addis	reg, r2, name@toc@ha ;	\
	addi	reg, reg, name@toc@l
#endif

/* ---- registers ----------------------------------------------------------------- */

	.irp	n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31
	.set	r\n, \n
	.set	v\n, \n
	.endr

#endif
