/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Fields and forms of RISC-V instructions, for decode.c and mutate.c. */
#ifndef UA_RISCV_DECODE_H
#define UA_RISCV_DECODE_H

#include "insn.h"
#include "riscv.h"

#define RV_BITS(insn, high, low) ((insn) >> (low) & ((2u << ((high) - (low))) - 1))

#define RV_OPCODE(insn)	((insn) & 0x7f)
#define RV_RD(insn)	RV_BITS(insn, 11, 7)
#define RV_FUNCT3(insn)	RV_BITS(insn, 14, 12)
#define RV_RS1(insn)	RV_BITS(insn, 19, 15)
#define RV_RS2(insn)	RV_BITS(insn, 24, 20)

/* Opcodes of 4 bytes. */
enum {
	RV_LOAD = 0x03, RV_LOAD_FP = 0x07, RV_OP_IMM = 0x13, RV_AUIPC = 0x17, RV_OP_IMM_32 = 0x1b,
	RV_STORE = 0x23, RV_STORE_FP = 0x27, RV_AMO = 0x2f, RV_OP = 0x33, RV_LUI = 0x37,
	RV_OP_32 = 0x3b, RV_BRANCH = 0x63, RV_JALR = 0x67, RV_JAL = 0x6f, RV_SYSTEM = 0x73,
};

/* Of 2 bytes: quadrant and funct3. */
#define RV_C(insn)	(((insn) & 3) << 3 | RV_BITS(insn, 15, 13))
enum {
	RV_C_ADDI4SPN = 0 << 3, RV_C_ADDI = 1 << 3, RV_C_ADDIW, RV_C_LI, RV_C_LUI, RV_C_ALU,
	RV_C_J, RV_C_BEQZ, RV_C_BNEZ, RV_C_SLLI = 2 << 3, RV_C_JR = (2 << 3) + 4,
};
#define RV_C_RD3(insn)	(RV_BITS(insn, 4, 2) + 8)	/* x8-x15 */
#define RV_C_RS3(insn)	(RV_BITS(insn, 9, 7) + 8)
#define RV_C_RS2(insn)	RV_BITS(insn, 6, 2)

#define RV_RA	1
#define RV_SP	2
#define RV_NOP	0x13u
#define RV_C_NOP 0x1u

/* csrrs and csrrc of sstatus: the user-access window. */
#define RV_IS_SSTATUS(insn) \
	(RV_OPCODE(insn) == RV_SYSTEM && RV_BITS(insn, 31, 20) == 0x100 && \
	 (RV_FUNCT3(insn) == 2 || RV_FUNCT3(insn) == 3))

#endif
