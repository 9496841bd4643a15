/* SPDX-License-Identifier: GPL-2.0-or-later */
/* RISC-V instructions, as far as mutants and the audit look at them. */
#include "config.h"

#include <string.h>

#include "decode.h"

static intptr_t sign(uint32_t value, unsigned bits)
{
	return (intptr_t)((int32_t)(value << (32 - bits)) >> (32 - bits));
}

/* The immediate of c.j and of c.beqz, and of the long ones: bits are where
 * hardware wanted them. */
static intptr_t near_jump(uint32_t i)
{
	return sign(RV_BITS(i, 12, 12) << 11 | RV_BITS(i, 8, 8) << 10 | RV_BITS(i, 10, 9) << 8 |
		    RV_BITS(i, 6, 6) << 7 | RV_BITS(i, 7, 7) << 6 | RV_BITS(i, 2, 2) << 5 |
		    RV_BITS(i, 11, 11) << 4 | RV_BITS(i, 5, 3) << 1, 12);
}

static intptr_t near_branch(uint32_t i)
{
	return sign(RV_BITS(i, 12, 12) << 8 | RV_BITS(i, 6, 5) << 6 | RV_BITS(i, 2, 2) << 5 |
		    RV_BITS(i, 11, 10) << 3 | RV_BITS(i, 4, 3) << 1, 9);
}

static intptr_t jump(uint32_t i)
{
	return sign(RV_BITS(i, 31, 31) << 20 | RV_BITS(i, 19, 12) << 12 | RV_BITS(i, 20, 20) << 11 |
		    RV_BITS(i, 30, 21) << 1, 21);
}

static intptr_t branch(uint32_t i)
{
	return sign(RV_BITS(i, 31, 31) << 12 | RV_BITS(i, 7, 7) << 11 | RV_BITS(i, 30, 25) << 5 |
		    RV_BITS(i, 11, 8) << 1, 13);
}

static void moved(struct ua_insn *i, unsigned rd, int from)
{
	i->written |= 1ull << rd;
	if (from < 0)
		return;
	i->sources |= 1ull << from;
	i->derived = (int)rd;
	i->from = from;
}

static void from_registers(struct ua_insn *i, unsigned rd, unsigned a, unsigned b)
{
	i->written |= 1ull << rd;
	i->sources |= 1ull << a | 1ull << b;
}

static void calls(struct ua_insn *i)
{
	i->flow = UA_CALLS;
	i->written |= 0xf003fce2;	/* ra, t0-t6, a0-a7 */
}

/* ---- of 2 bytes ---------------------------------------------------------------- */

static void jump_register(struct ua_insn *i, uint32_t insn)
{
	unsigned rd = RV_RD(insn), rs2 = RV_C_RS2(insn);

	if (rs2 && !(insn & 1u << 12))		/* c.mv */
		moved(i, rd, (int)rs2);
	else if (rs2)				/* c.add */
		from_registers(i, rd, rd, rs2);
	else if (insn & 1u << 12)
		calls(i);
	else
		i->flow = UA_LEAVES;
}

static void decode_short(struct ua_insn *i, uint32_t insn)
{
	switch (RV_C(insn)) {
	case RV_C_ADDI4SPN:
		moved(i, RV_C_RD3(insn), RV_SP);
		break;
	case RV_C_ADDI:
		moved(i, RV_RD(insn), (int)RV_RD(insn));
		break;
	case RV_C_LUI:			/* or c.addi16sp */
		moved(i, RV_RD(insn), RV_RD(insn) == RV_SP ? RV_SP : -1);
		break;
	case RV_C_LI: case RV_C_ADDIW: case RV_C_SLLI:
		i->written |= 1ull << RV_RD(insn);
		break;
	case RV_C_ALU:
		from_registers(i, RV_C_RS3(insn), RV_C_RS3(insn), RV_C_RD3(insn));
		break;
	case RV_C_J:
		i->flow = UA_JUMPS;
		i->target = i->at + (uintptr_t)near_jump(insn);
		break;
	case RV_C_BEQZ: case RV_C_BNEZ:
		i->flow = UA_BRANCHES;
		i->target = i->at + (uintptr_t)near_branch(insn);
		break;
	case RV_C_JR:
		jump_register(i, insn);
		break;
	}
}

static void access_short(struct ua_insn *i, uint32_t insn)
{
	bool by_sp = (insn & 3) == 2, floating = RV_BITS(insn, 15, 13) % 4 == 1;

	i->access[0].base = by_sp ? RV_SP : (int)RV_C_RS3(insn);
	if (!i->access[0].store && !floating)
		i->written |= 1ull << (by_sp ? RV_RD(insn) : RV_C_RD3(insn));
}

/* ---- of 4 bytes ------------------------------------------------------------------ */

static void decode_jump(struct ua_insn *i, uint32_t insn)
{
	if (RV_OPCODE(insn) == RV_BRANCH) {
		i->flow = UA_BRANCHES;
		i->target = i->at + (uintptr_t)branch(insn);
		return;
	}
	if (RV_RD(insn))
		calls(i);
	else
		i->flow = RV_OPCODE(insn) == RV_JAL ? UA_JUMPS : UA_LEAVES;
	if (RV_OPCODE(insn) == RV_JAL)
		i->target = i->at + (uintptr_t)jump(insn);
}

static void decode_long(struct ua_insn *i, uint32_t insn)
{
	switch (RV_OPCODE(insn)) {
	case RV_BRANCH: case RV_JAL: case RV_JALR:
		decode_jump(i, insn);
		break;
	case RV_OP_IMM:
		if (RV_FUNCT3(insn) == 0)
			moved(i, RV_RD(insn), (int)RV_RS1(insn));
		else
			from_registers(i, RV_RD(insn), RV_RS1(insn), RV_RS1(insn));
		break;
	case RV_OP: case RV_OP_32:
		from_registers(i, RV_RD(insn), RV_RS1(insn), RV_RS2(insn));
		break;
	case RV_OP_IMM_32:
		from_registers(i, RV_RD(insn), RV_RS1(insn), RV_RS1(insn));
		break;
	case RV_LUI: case RV_AUIPC: case RV_SYSTEM:
		i->written |= 1ull << RV_RD(insn);
		break;
	}
}

static void access_long(struct ua_insn *i, uint32_t insn)
{
	unsigned opcode = RV_OPCODE(insn);

	i->access[0].base = (int)RV_RS1(insn);
	if (opcode == RV_LOAD || opcode == RV_AMO)
		i->written |= 1ull << RV_RD(insn);
}

const char *ua_arch_decoder(void)
{
	return NULL;
}

bool ua_arch_decode(uintptr_t at, struct ua_insn *i)
{
	uint32_t insn = ua_riscv_insn(at);
	enum ua_riscv_access access = ua_riscv_access(insn);

	memset(i, 0, sizeof(*i));
	i->at = at;
	i->size = ua_riscv_size(insn);
	i->derived = i->from = -1;
	if (!insn || insn == 0xc0001073)	/* both say that they are none */
		return false;
	if (access != UA_RISCV_NONE) {
		i->accesses = 1;
		i->access[0].store = access == UA_RISCV_STORE;
		i->access[0].index = -1;
		(i->size == 2 ? access_short : access_long)(i, insn);
		i->stack = i->access[0].base == RV_SP;
	} else {
		(i->size == 2 ? decode_short : decode_long)(i, insn);
	}
	i->written &= ~1ull;	/* x0 is 0 */
	return true;
}

int ua_arch_argument(unsigned n)
{
	return n == UA_STACK ? RV_SP : (int)n + 10;
}
