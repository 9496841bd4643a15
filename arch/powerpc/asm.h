/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * asm.h - the three PowerPC ABIs as one: powerpc64 ELFv1 (big-endian),
 * powerpc64 ELFv2 (little-endian) and the 32-bit System V ABI.
 *
 * A routine writes registers by name, words of the machine as L, shifts by
 * meaning, and frame offsets by name.  What each ABI makes of it is here only.
 */
#ifndef UA_POWERPC_ASM_H
#define UA_POWERPC_ASM_H

#define UA_TYPE_FUNC	@function
#define UA_TYPE_PROGBITS @progbits
#define UA_LANDING_PAD

/* ---- registers: gas wants numbers, clang takes either ------------------- */

#define r0	0
#define r1	1
#define r2	2
#define r3	3
#define r4	4
#define r5	5
#define r6	6
#define r7	7
#define r8	8
#define r9	9
#define r10	10
#define r11	11
#define r12	12
#define r13	13
#define r14	14
#define r15	15
#define r16	16
#define r17	17
#define r18	18
#define r19	19
#define r20	20
#define r21	21
#define r22	22
#define r23	23
#define r24	24
#define r25	25
#define r26	26
#define r27	27
#define r28	28
#define r29	29
#define r30	30
#define r31	31

#define f0	0
#define f1	1
#define f2	2
#define f3	3
#define f4	4
#define f5	5
#define f6	6
#define f7	7
#define f8	8
#define f9	9
#define f10	10
#define f11	11
#define f12	12
#define f13	13
#define f14	14
#define f15	15
#define f16	16
#define f17	17
#define f18	18
#define f19	19
#define f20	20
#define f21	21
#define f22	22
#define f23	23
#define f24	24
#define f25	25
#define f26	26
#define f27	27
#define f28	28
#define f29	29
#define f30	30
#define f31	31

#define v0	0
#define v1	1
#define v2	2
#define v3	3
#define v4	4
#define v5	5
#define v6	6
#define v7	7
#define v8	8
#define v9	9
#define v10	10
#define v11	11
#define v12	12
#define v13	13
#define v14	14
#define v15	15
#define v16	16
#define v17	17
#define v18	18
#define v19	19
#define v20	20
#define v21	21
#define v22	22
#define v23	23
#define v24	24
#define v25	25
#define v26	26
#define v27	27
#define v28	28
#define v29	29
#define v30	30
#define v31	31

#define SPR_VRSAVE	256
#define DWARF_LR	65	/* numbers of .cfi_offset and .cfi_register */

/* ---- words of the machine: L is a long --------------------------------- */

#ifdef __powerpc64__
#define L_BYTES	8
#define L_LOG	3
#define LDL	ld
#define LDLX	ldx
#define LDLU	ldu
#define STL	std
#define STLX	stdx
#define STLU	stdu
#define STLUX	stdux
#define CMPL_L	cmpld		/* unsigned */
#define CMPLI_L	cmpldi
#define SHL_L	sld		/* by a register */
#define SHR_L	srd
#define SHLI_L	sldi		/* by a number */
#define SHRI_L	srdi
#define CLRL_L	clrldi		/* clear that many bits on the left */
#else
#define L_BYTES	4
#define L_LOG	2
#define LDL	lwz
#define LDLX	lwzx
#define LDLU	lwzu
#define STL	stw
#define STLX	stwx
#define STLU	stwu
#define STLUX	stwux
#define CMPL_L	cmplw
#define CMPLI_L	cmplwi
#define SHL_L	slw
#define SHR_L	srw
#define SHLI_L	slwi
#define SHRI_L	srwi
#define CLRL_L	clrlwi
#endif

/* The low b bits of a register: LOWBITS d, s, b. */
	.macro LOWBITS d:req, s:req, b:req
	CLRL_L	\d, \s, 8 * L_BYTES - \b
	.endm

/*
 * Shifts by meaning.  In a long that was loaded from memory, TOLOW moves
 * bytes toward the low address and TOHIGH toward the high one; the byte at the
 * lowest address is the most significant in big-endian order, else the least.
 * The count is in bits.
 */
#ifdef __BIG_ENDIAN__
#define TOLOW	SHL_L
#define TOHIGH	SHR_L
#define TOLOWI	SHLI_L
#define TOHIGHI	SHRI_L
#else
#define TOLOW	SHR_L
#define TOHIGH	SHL_L
#define TOLOWI	SHRI_L
#define TOHIGHI	SHLI_L
#endif

/* ---- stack frames ------------------------------------------------------ */

/*
 *	FRAME_MIN	the smallest frame that may call
 *	FRAME_LR	where a callee keeps LR, in its caller's frame
 *	FRAME_CR	the same for CR (32-bit: in its own frame, no fixed place)
 *	FRAME_TOC	where a caller keeps r2
 *	FRAME_OWN	first byte of a caller's frame that is no callee's
 *	ZONE_BYTES	protected below r1 for a leaf without a frame; 0: nothing is
 *
 * A frame is a multiple of 16 bytes.  ELFv1 has 64 bytes from 48 on, home of
 * the argument registers, that the callee may write; ELFv2 has them only for
 * callees with arguments in memory, which no routine here is.
 */
#if !defined(__powerpc64__)
#define UA_ELF32
#define FRAME_MIN	16
#define FRAME_LR	4
#define FRAME_OWN	8
#define ZONE_BYTES	0
#elif defined(_CALL_ELF) && _CALL_ELF == 2
#define UA_ELFV2
#define FRAME_MIN	32
#define FRAME_LR	16
#define FRAME_CR	8
#define FRAME_TOC	24
#define FRAME_OWN	32
#define ZONE_BYTES	288
#else
#define UA_ELFV1
#define FRAME_MIN	112
#define FRAME_LR	16
#define FRAME_CR	8
#define FRAME_TOC	40
#define FRAME_OWN	112
#define ZONE_BYTES	288
#endif

/* ---- entry points ------------------------------------------------------- */

/* A function pointer of ELFv1 is a descriptor: the symbol names that, and the
 * code has a local label. */
#ifdef UA_ELFV1
#define UA_ENTRY_LABEL	UA_ENTRY_LABEL
	.macro UA_ENTRY_LABEL name:req
	.pushsection .opd, "aw"
	.p2align 3
\name:
	.quad	.L.\name, .TOC.@tocbase, 0
	.popsection
.L.\name:
	.endm
	.macro UA_ENTRY_SIZE name:req
	.size	\name, . - .L.\name
	.endm
#endif

#ifdef UA_ELFV2
	.abiversion 2
#endif

#include "linkage.h"

/*
 * ENTRY_TOC name ... END: a routine that calls, or that takes an address with
 * UA_ADDRESS.  ELFv2 makes r2 from r12 at its global entry; in the other ABIs
 * the caller has set r2, or there is none.
 */
	.macro ENTRY_TOC name:req
	ENTRY	\name
#ifdef UA_ELFV2
.Lua_global\@:
	addis	r2, r12, (.TOC. - .Lua_global\@)@ha
	addi	r2, r2, (.TOC. - .Lua_global\@)@l
	.localentry \name, . - .Lua_global\@
#endif
	.endm

/* The address of a hidden symbol, in a routine of ENTRY_TOC.  spare holds LR
 * meanwhile in the 32-bit ABI (position-independent, as all of this is). */
	.macro UA_ADDRESS reg:req, symbol:req, spare:req
#ifdef __powerpc64__
	addis	\reg, r2, \symbol@toc@ha
	addi	\reg, \reg, \symbol@toc@l
#else
	mflr	\spare
	UA_ADDRESS_PC \reg, \symbol
	mtlr	\spare
#endif
	.endm

/* The same without r2, for code that may not trust it.  LR is lost. */
	.macro UA_ADDRESS_PC reg:req, symbol:req
	bcl	20, 31, .Lua_here\@
.Lua_here\@:
	mflr	\reg
	addis	\reg, \reg, (\symbol - .Lua_here\@)@ha
	addi	\reg, \reg, (\symbol - .Lua_here\@)@l
	.endm

/* Calls a C function of this program: volatile registers and LR are lost. */
	.macro CALL name:req
	bl	\name
	nop				/* where the linker may reload r2 */
	.endm

/* ---- instruction sets ------------------------------------------------------ */

/* Around code that needs more than the baseline: VMX, VSX, ISA 2.06. */
	.macro UA_ISA_ON
	.machine push
	.machine any
	.endm
	.macro UA_ISA_OFF
	.machine pop
	.endm

#endif
