/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Mutants of RISC-V instructions; those of 2 bytes only by what has no operand. */
#include "config.h"

#include <string.h>

#include "decode.h"

static bool is_long(const struct ua_insn *i)
{
	return i->size == 4;
}

/* The low half of an address, whose other half auipc or lui made. */
static bool addresses_data(const struct ua_insn *i, uint32_t insn)
{
	for (unsigned back = 4; back <= 16; back += 4) {
		uint32_t before = ua_riscv_insn(i->at - back);

		if ((RV_OPCODE(before) == RV_AUIPC || RV_OPCODE(before) == RV_LUI) &&
		    RV_RD(before) == RV_RS1(insn))
			return true;
	}
	return false;
}

/* Adds to the 12 bits at the top, which wrap. */
static void add(uint32_t *insn, int by)
{
	*insn += (uint32_t)by << 20;
}

static bool immediate(const struct ua_insn *i, uint32_t *insn, int by)
{
	unsigned funct3 = RV_FUNCT3(*insn);

	if (!is_long(i) || (RV_OPCODE(*insn) != RV_OP_IMM && RV_OPCODE(*insn) != RV_OP_IMM_32) ||
	    (funct3 == 0 && addresses_data(i, *insn)))
		return false;
	if (funct3 == 0 && RV_RD(*insn) == 0)	/* nop */
		return false;
	if (funct3 == 1 || funct3 == 5) {	/* a shift's distance: 6 bits */
		unsigned distance = RV_BITS(*insn, 25, 20) + (unsigned)by;

		*insn = (*insn & ~(63u << 20)) | (distance & 63) << 20;
		return true;
	}
	add(insn, by);
	return true;
}

static bool offset(const struct ua_insn *i, uint32_t *insn, int by)
{
	unsigned opcode = RV_OPCODE(*insn);
	uint32_t field;

	if (!is_long(i) || !i->accesses || i->stack || addresses_data(i, *insn))
		return false;
	if (opcode == RV_LOAD || (opcode == RV_LOAD_FP && (RV_FUNCT3(*insn) & 6) == 2)) {
		add(insn, by);
		return true;
	}
	if (opcode != RV_STORE && (opcode != RV_STORE_FP || (RV_FUNCT3(*insn) & 6) != 2))
		return false;
	field = RV_BITS(*insn, 31, 25) << 5 | RV_BITS(*insn, 11, 7);
	field += (uint32_t)by;
	*insn = (*insn & 0x01fff07f) | RV_BITS(field, 11, 5) << 25 | (field & 31) << 7;
	return true;
}

/* addi upwards for downwards, add for sub. */
static bool step(const struct ua_insn *i, uint32_t *insn)
{
	if (!is_long(i) || RV_RD(*insn) == RV_SP || RV_FUNCT3(*insn))
		return false;
	if (RV_OPCODE(*insn) == RV_OP_IMM) {
		uint32_t by = *insn >> 20;

		if (RV_RD(*insn) != RV_RS1(*insn) || !by)
			return false;
		*insn = (*insn & 0xfffff) | (0u - by) << 20;
		return true;
	}
	if (RV_OPCODE(*insn) != RV_OP || (*insn >> 25 & ~0x20u))
		return false;
	*insn ^= 1u << 30;
	return true;
}

static bool invert(const struct ua_insn *i, uint32_t *insn)
{
	if (i->flow != UA_BRANCHES)
		return false;
	*insn ^= is_long(i) ? 1u << 12 : 1u << 13;
	return true;
}

static bool restores(const struct ua_insn *i)
{
	return i->accesses && i->stack && !i->access[0].store &&
	       (i->written & 0x0ffc0302);	/* ra, s0-s11 */
}

bool ua_arch_mutate(enum ua_operator op, const struct ua_insn *i, unsigned char *bytes)
{
	uint32_t insn = ua_riscv_insn(i->at), nop = is_long(i) ? RV_NOP : RV_C_NOP;
	bool can = false;

	switch (op) {
	case UA_M_STORE:
		can = i->accesses && i->access[0].store;
		insn = nop;
		break;
	case UA_M_IMMEDIATE_MORE:
	case UA_M_IMMEDIATE_LESS:
		can = immediate(i, &insn, op == UA_M_IMMEDIATE_MORE ? 1 : -1);
		break;
	case UA_M_OFFSET_MORE:
	case UA_M_OFFSET_LESS:
		can = offset(i, &insn, op == UA_M_OFFSET_MORE ? 1 : -1);
		break;
	case UA_M_STEP:
		can = step(i, &insn);
		break;
	case UA_M_INVERT:
		can = invert(i, &insn);
		break;
	case UA_M_RESTORE:
		can = restores(i);
		insn = nop;
		break;
	case UA_M_CALL:
		can = i->flow == UA_CALLS || (is_long(i) && RV_IS_SSTATUS(insn));
		insn = nop;
		break;
	default:
		break;
	}
	memcpy(bytes, &insn, i->size);
	return can;
}
