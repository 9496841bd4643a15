/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Mutants of Alpha instructions. */
#include "config.h"

#include <string.h>

#include "alpha.h"
#include "insn.h"

#define SP	30
#define NOP	0x47ff041fu		/* bis $31, $31, $31 */
#define KEPT	(0xfe00ull | 1ull << 26)	/* s0-s5, fp, ra */

static uint32_t add(uint32_t insn, int by)
{
	return (insn & 0xffff0000) | ((insn + (uint32_t)by) & 0xffff);
}

static bool has_literal(uint32_t insn)
{
	return ALPHA_OP(insn) >= ALPHA_INTA && ALPHA_OP(insn) <= ALPHA_INTM && ALPHA_IS_LITERAL(insn);
}

static bool immediate(uint32_t *insn, int by)
{
	if (has_literal(*insn)) {
		uint32_t value = (*insn >> 13) + (uint32_t)by;

		*insn = (*insn & ~(0xffu << 13)) | (value & 0xff) << 13;
		return true;
	}
	if (ALPHA_OP(*insn) != ALPHA_LDA || ALPHA_RA(*insn) == 31)
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

/* addq for subq, lda upwards for downwards. */
static bool step(uint32_t *insn)
{
	unsigned function = ALPHA_FUNCTION(*insn);

	if (ALPHA_OP(*insn) == ALPHA_INTA && (function == 0x20 || function == 0x29) &&
	    ALPHA_RC(*insn) != SP) {
		*insn ^= (0x20u ^ 0x29u) << 5;
		return true;
	}
	if (ALPHA_OP(*insn) != ALPHA_LDA || ALPHA_RA(*insn) != ALPHA_RB(*insn) ||
	    ALPHA_RA(*insn) == SP || !(*insn & 0xffff))
		return false;
	*insn = (*insn & 0xffff0000) | ((0u - *insn) & 0xffff);
	return true;
}

bool ua_arch_mutate(enum ua_operator op, const struct ua_insn *i, unsigned char *bytes)
{
	uint32_t insn = ua_alpha_insn(i->at);
	bool can = false;

	switch (op) {
	case UA_M_STORE:
		can = i->accesses && i->access[0].store;
		insn = NOP;
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
	case UA_M_INVERT:		/* beq bne, blt bge, ble bgt, blbc blbs */
		can = i->flow == UA_BRANCHES;
		insn ^= 1u << 28;
		break;
	case UA_M_RESTORE:
		can = i->accesses && i->stack && !i->access[0].store && (i->written & KEPT);
		insn = NOP;
		break;
	case UA_M_CALL:
		can = i->flow == UA_CALLS;
		insn = NOP;
		break;
	default:
		break;
	}
	memcpy(bytes, &insn, i->size);
	return can;
}
