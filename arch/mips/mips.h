/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the C files of this folder share. */
#ifndef UA_MIPS_MIPS_H
#define UA_MIPS_MIPS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* Bits of ua_abi_name(); 0-8 are s0-s8. */
enum {
	UA_ABI_SP = 9, UA_ABI_GP, UA_ABI_FRAME, UA_ABI_FS, UA_ABI_RM,
	UA_ABI_NR
};

static inline uint32_t ua_mips_insn(uintptr_t at)
{
	uint32_t insn;

	memcpy(&insn, (const void *)at, sizeof(insn));
	return insn;
}

/* An access to memory, of those that it may make. */
enum ua_mips_access { UA_MIPS_NONE, UA_MIPS_LOAD, UA_MIPS_STORE };
enum ua_mips_access ua_mips_access(uint32_t insn);

/* Jumps and branches, all of which have a delay slot. */
bool ua_mips_branches(uint32_t insn);

/* Its signed 16 bits at the end. */
static inline long ua_mips_immediate(uint32_t insn)
{
	return (int16_t)insn;
}

#define MIPS_OP(insn)		((insn) >> 26)
#define MIPS_RS(insn)		((insn) >> 21 & 31)
#define MIPS_RT(insn)		((insn) >> 16 & 31)
#define MIPS_RD(insn)		((insn) >> 11 & 31)
#define MIPS_FUNCT(insn)	((insn) & 63)

enum {	/* opcodes */
	MIPS_SPECIAL = 0, MIPS_REGIMM, MIPS_J, MIPS_JAL, MIPS_BEQ, MIPS_BNE, MIPS_BLEZ, MIPS_BGTZ,
	MIPS_ADDI, MIPS_ADDIU, MIPS_SLTI, MIPS_SLTIU, MIPS_ANDI, MIPS_ORI, MIPS_XORI, MIPS_LUI,
	MIPS_COP0, MIPS_COP1, MIPS_BEQL = 0x14, MIPS_BNEL, MIPS_BLEZL, MIPS_BGTZL,
	MIPS_DADDI, MIPS_DADDIU, MIPS_LDL, MIPS_LDR, MIPS_LB = 0x20, MIPS_SB = 0x28,
	MIPS_CACHE = 0x2f, MIPS_LL = 0x30, MIPS_PREF = 0x33, MIPS_LLD = 0x34, MIPS_SC = 0x38,
	MIPS_LDC1 = 0x35, MIPS_LWC1 = 0x31, MIPS_SWC1 = 0x39, MIPS_SDC1 = 0x3d, MIPS_LD = 0x37,
	MIPS_SD = 0x3f,
};
enum {	/* functions of SPECIAL */
	MIPS_JR = 8, MIPS_JALR, MIPS_BREAK = 13, MIPS_ADDU = 0x21, MIPS_SUBU = 0x23, MIPS_OR = 0x25,
	MIPS_DADDU = 0x2d, MIPS_DSUBU = 0x2f,
};

#endif
