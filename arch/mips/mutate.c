/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Mutants of MIPS instructions.  What a branch does is asked of its own bits: to
 * decode.c it is its delay slot that branches. */
#include "config.h"

#include <string.h>

#include "insn.h"
#include "mips.h"

#define SP	29
#define KEPT	0xd0ff0000	/* s0-s7, gp, s8, ra */

static uint32_t add(uint32_t insn, int by)
{
	return (insn & 0xffff0000) | ((insn + (uint32_t)by) & 0xffff);
}

static bool adds_constant(uint32_t insn)
{
	unsigned op = MIPS_OP(insn);

	return op == MIPS_ADDIU || op == MIPS_DADDIU;
}

/* A shift by a constant: its 5 bits. */
static bool shifts(uint32_t insn)
{
	unsigned funct = MIPS_FUNCT(insn);

	return MIPS_OP(insn) == MIPS_SPECIAL && insn && MIPS_RS(insn) == 0 &&
	       (funct == 0 || funct == 2 || funct == 3 || (funct >= 0x38 && funct != 0x39 && funct != 0x3d));
}

static bool immediate(uint32_t *insn, int by)
{
	unsigned op = MIPS_OP(*insn);

	if (shifts(*insn)) {
		uint32_t distance = (*insn >> 6) + (uint32_t)by;

		*insn = (*insn & ~(31u << 6)) | (distance & 31) << 6;
		return true;
	}
	if (!adds_constant(*insn) && (op < MIPS_SLTI || op > MIPS_XORI))
		return false;
	*insn = add(*insn, by);
	return true;
}

static bool offset(const struct ua_insn *i, uint32_t *insn, int by)
{
	if (!i->accesses || i->stack)
		return false;
	*insn = add(*insn, by);
	return true;
}

/* addiu upwards for downwards, addu for subu. */
static bool step(uint32_t *insn)
{
	unsigned funct = MIPS_FUNCT(*insn);

	if (adds_constant(*insn)) {
		if (MIPS_RS(*insn) != MIPS_RT(*insn) || MIPS_RS(*insn) == SP || !(*insn & 0xffff))
			return false;
		*insn = (*insn & 0xffff0000) | ((0u - *insn) & 0xffff);
		return true;
	}
	if (MIPS_OP(*insn) != MIPS_SPECIAL || !MIPS_RS(*insn) || !MIPS_RT(*insn) ||
	    (funct & ~2u & ~0xcu) != 0x21 || (funct & 4))
		return false;
	*insn ^= 2;
	return true;
}

/* The lowest bit of the opcode, or of REGIMM's; always taken is no condition. */
static bool invert(uint32_t *insn)
{
	unsigned op = MIPS_OP(*insn);

	if (!ua_mips_branches(*insn) || op == MIPS_SPECIAL || op == MIPS_J || op == MIPS_JAL)
		return false;
	if (op == MIPS_REGIMM) {
		*insn ^= 1u << 16;
		return MIPS_RS(*insn) != 0;
	}
	if (op == MIPS_COP1 || (op == MIPS_BEQ && MIPS_RS(*insn) == MIPS_RT(*insn)))
		return false;
	*insn ^= 1u << 26;
	return true;
}

static bool calls(uint32_t insn)
{
	return MIPS_OP(insn) == MIPS_JAL ||
	       (MIPS_OP(insn) == MIPS_SPECIAL && MIPS_FUNCT(insn) == MIPS_JALR);
}

bool ua_arch_mutate(enum ua_operator op, const struct ua_insn *i, unsigned char *bytes)
{
	uint32_t insn = ua_mips_insn(i->at);
	bool can = false;

	switch (op) {
	case UA_M_STORE:
		can = i->accesses && i->access[0].store;
		insn = 0;
		break;
	case UA_M_IMMEDIATE_MORE:
	case UA_M_IMMEDIATE_LESS:
		can = immediate(&insn, op == UA_M_IMMEDIATE_MORE ? 1 : -1);
		break;
	case UA_M_OFFSET_MORE:
	case UA_M_OFFSET_LESS:
		can = offset(i, &insn, op == UA_M_OFFSET_MORE ? 1 : -1);
		break;
	case UA_M_STEP:
		can = step(&insn);
		break;
	case UA_M_INVERT:
		can = invert(&insn);
		break;
	case UA_M_RESTORE:
		can = i->accesses && i->stack && !i->access[0].store && (i->written & KEPT);
		insn = 0;
		break;
	case UA_M_CALL:
		can = calls(insn);
		insn = 0;
		break;
	default:
		break;
	}
	memcpy(bytes, &insn, i->size);
	return can;
}
