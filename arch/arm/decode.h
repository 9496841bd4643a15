/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Fields and forms of A32 instructions, for decode.c and mutate.c. */
#ifndef UA_ARM_DECODE_H
#define UA_ARM_DECODE_H

#include "insn.h"

#define A32_BITS(insn, high, low)	((insn) >> (low) & ((2u << ((high) - (low))) - 1))
#define A32_CONDITION(insn)	((insn) >> 28)
#define A32_ALWAYS	14
#define A32_NONE	15		/* what has no condition */
#define A32_RN(insn)	A32_BITS(insn, 19, 16)
#define A32_RD(insn)	A32_BITS(insn, 15, 12)	/* and Rt */
#define A32_RM(insn)	((insn) & 15)
#define A32_SP		13
#define A32_LR		14
#define A32_PC		15
#define A32_NOP		0xe320f000u

/* Behind the condition. */
#define A32_IS_B(insn)		(A32_BITS(insn, 27, 24) == 10)
#define A32_IS_BL(insn)		(A32_BITS(insn, 27, 24) == 11)
#define A32_IS_BX(insn)		(((insn) & 0x0fffffd0) == 0x012fff10)	/* bx, blx */
#define A32_IS_WORD(insn)	(A32_BITS(insn, 27, 26) == 1)		/* ldr, strb ... */
#define A32_IS_HALF(insn)	(!A32_BITS(insn, 27, 25) && ((insn) & 0x90) == 0x90 && \
				 A32_BITS(insn, 6, 5))
#define A32_IS_BLOCK(insn)	(A32_BITS(insn, 27, 25) == 4)		/* ldm, stm */
#define A32_IS_DATA(insn)	(!A32_BITS(insn, 27, 26) && !(!((insn) & 1u << 25) && \
				 ((insn) & 0x90) == 0x90))
#define A32_IMMEDIATE		(1u << 25)
#define A32_OPCODE(insn)	A32_BITS(insn, 24, 21)
enum { A32_SUB = 2, A32_RSB, A32_ADD, A32_TST = 8, A32_TEQ, A32_CMP, A32_CMN, A32_MOV = 13 };

#endif
