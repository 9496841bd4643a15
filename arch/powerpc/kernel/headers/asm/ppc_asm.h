/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Stand-ins for a file without a tree: functions and frames, of all ages. */
#ifndef UA_ASM_PPC_ASM_H
#define UA_ASM_PPC_ASM_H

#include <linux/export.h>
#include <asm/asm-compat.h>
#include <asm/extable.h>
#include <asm/feature-fixups.h>
#include <asm/cputable.h>
#include <asm/reg.h>

#ifdef __ASSEMBLY__

#include <asm/registers.h>

/* ---- functions of the three ABIs --------------------------------------------- */

#ifndef __powerpc64__

#define _GLOBAL(name)		\
	.align	2 ;		\
	.type	name, @function ; \
	.globl	name ;		\
name:
#define _GLOBAL_TOC(name)	_GLOBAL(name)

#elif _CALL_ELF == 2

#define _GLOBAL(name)			\
	.align	2 ;			\
	.type	name, @function ;	\
	.globl	name ;			\
name:
#define _GLOBAL_TOC(name)				\
	_GLOBAL(name)					\
0:	addis	2, 12, (.TOC. - 0b)@ha ;		\
	addi	2, 2, (.TOC. - 0b)@l ;			\
	.localentry name, . - name
#define DOTSYM(name)	name

#else

#define UA_DOT(a, b)	a##b
#define _GLOBAL(name)				\
	.align	2 ;				\
	.globl	name, UA_DOT(., name) ;		\
	.pushsection .opd, "aw" ;		\
name: ;						\
	.quad	UA_DOT(., name), .TOC.@tocbase, 0 ; \
	.popsection ;				\
	.type	UA_DOT(., name), @function ;	\
UA_DOT(., name):
#define _GLOBAL_TOC(name)	_GLOBAL(name)
#define DOTSYM(name)	UA_DOT(., name)

#endif

#define CFUNC(name)		name
#define _ENTRY(name)		_GLOBAL(name)
#define _KPROBE(name)		_GLOBAL(name)
#define _STATIC(name)		_GLOBAL(name)
#define _GLOBAL_KASAN(name)	_GLOBAL(name)
#define _GLOBAL_TOC_KASAN(name)	_GLOBAL_TOC(name)
#define _ASM_NOKPROBE_SYMBOL(name)

/* ---- frames, addresses ------------------------------------------------------------- */

#ifdef __powerpc64__
#define STACKFRAMESIZE		256
#define STK_REG(name)		UA_SLOT_##name
#define LOAD_REG_ADDR(reg, name)	\
	addis	reg, 2, name@toc@ha ;	\
	addi	reg, reg, name@toc@l
#define LOAD_REG_ADDRBASE(reg, name)	LOAD_REG_ADDR(reg, name)
#define ADDROFF(name)		0
#if _CALL_ELF == 2
#define STACK_FRAME_OVERHEAD	32
#define STACK_FRAME_MIN_SIZE	32
#else
#define STACK_FRAME_OVERHEAD	112
#define STACK_FRAME_MIN_SIZE	112
#endif
#define LRSAVE			16
#else
#define STACK_FRAME_OVERHEAD	16
#define STACK_FRAME_MIN_SIZE	16
#define LRSAVE			4
#define LOAD_REG_ADDR(reg, name)	\
	lis	reg, name@ha ;		\
	addi	reg, reg, name@l
#endif
#define LOAD_REG_IMMEDIATE(reg, value)	\
	lis	reg, (value)@ha ;	\
	addi	reg, reg, (value)@l

/* ---- instructions that not all CPUs have, and hints ---------------------------------- */

#ifdef __powerpc64__
#define PPC_MTOCRF(mask, reg)			\
	UA_SECTION(84) ;			\
	mtcrf	mask, reg ;			\
	UA_SECTION_ELSE(84) ;			\
	mtocrf	mask, reg ;			\
	UA_SECTION_END(84, CPU_FTR_NOEXECUTE, 0)
#else
#define PPC_MTOCRF(mask, reg)	mtcrf	mask, reg
#endif

#define DCBT_SETUP_STREAMS(ignored...)
#define DCBT_STOP_ALL_STREAM_IDS(reg)
#define DCBT_BOOK3S_STOP_ALL_STREAM_IDS(reg)

#define DO_KVM(vector)
#define MTMSRD(reg)	mtmsrd reg
#define SYNC
#define ISYNC_601
#define SYNC_601

#endif

#endif
