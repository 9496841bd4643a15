/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Fields and forms of A64 instructions, for decode.c and mutate.c. */
#ifndef UA_ARM64_DECODE_H
#define UA_ARM64_DECODE_H

#include "insn.h"

#define A64_BITS(insn, high, low)	((insn) >> (low) & ((2u << ((high) - (low))) - 1))
#define A64_RD(insn)	((insn) & 31)		/* and Rt */
#define A64_RN(insn)	A64_BITS(insn, 9, 5)
#define A64_RM(insn)	A64_BITS(insn, 20, 16)
#define A64_SP		31
#define A64_NOP		0xd503201fu

#define A64_IS_B(insn)		(((insn) & 0xfc000000) == 0x14000000)
#define A64_IS_BL(insn)		(((insn) & 0xfc000000) == 0x94000000)
#define A64_IS_B_COND(insn)	(((insn) & 0xff000000) == 0x54000000)
#define A64_IS_CBZ(insn)	(((insn) & 0x7e000000) == 0x34000000)
#define A64_IS_TBZ(insn)	(((insn) & 0x7e000000) == 0x36000000)
#define A64_IS_BR(insn)		(((insn) & 0xfe000000) == 0xd6000000)	/* br, blr, ret */

/* Data processing with a constant. */
#define A64_IS_ADD_IMMEDIATE(insn)	(((insn) & 0x1f800000) == 0x11000000)
#define A64_IS_LOGIC_IMMEDIATE(insn)	(((insn) & 0x1f800000) == 0x12000000)
#define A64_IS_MOVE_IMMEDIATE(insn)	(((insn) & 0x1f800000) == 0x12800000)
#define A64_IS_BITFIELD(insn)		(((insn) & 0x1f800000) == 0x13000000)
#define A64_IS_ADD_REGISTER(insn)	(((insn) & 0x1f200000) == 0x0b000000)
#define A64_IS_SELECT(insn)		(((insn) & 0x3fe00800) == 0x1a800000)

#endif
