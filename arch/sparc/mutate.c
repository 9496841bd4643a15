/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Mutants of SPARC instructions.  What a branch does is asked of its own bits: to
 * decode.c it is its delay slot that branches. */
#include "config.h"

#include <string.h>

#include "insn.h"
#include "sparc.h"

static uint32_t add(uint32_t insn, int by, uint32_t mask)
{
	return (insn & ~mask) | ((insn + (uint32_t)by) & mask);
}

/* Its 13 bits, or a shift's 6. */
static bool immediate(uint32_t *insn, int by)
{
	unsigned op3 = SPARC_OP3(*insn);

	if (SPARC_OP(*insn) != 2 || !(*insn & SPARC_IMM))
		return false;
	if (op3 >= SPARC_SLL && op3 <= SPARC_SRA)
		*insn = add(*insn, by, 63);
	else if (op3 < 0x20)
		*insn = add(*insn, by, 0x1fff);
	else
		return false;
	return true;
}

static bool offset(const struct ua_insn *i, uint32_t *insn, int by)
{
	if (!i->accesses || i->stack)
		return false;
	if (!(*insn & SPARC_IMM)) {		/* of two registers, g0 the second */
		if (SPARC_RS2(*insn) || SPARC_OP3(*insn) & SPARC_ALTERNATE)
			return false;
		*insn |= SPARC_IMM;
	}
	*insn = add(*insn, by, 0x1fff);
	return true;
}

/* add for sub. */
static bool step(uint32_t *insn)
{
	if (SPARC_OP(*insn) != 2 || SPARC_OP3(*insn) & ~0x14u || !SPARC_RD(*insn) ||
	    !SPARC_RS1(*insn) || (*insn & SPARC_IMM && !(*insn & 0x1fff)))
		return false;
	*insn ^= SPARC_SUB << 19;
	return true;
}

/* The highest bit of the condition; of a register's, that of three. */
static bool invert(uint32_t *insn)
{
	if (SPARC_OP(*insn) || !ua_sparc_branches(*insn))
		return false;
	if (SPARC_OP2(*insn) == SPARC_BPR) {
		*insn ^= 4u << 25;
		return true;
	}
	*insn ^= 8u << 25;
	return SPARC_COND(*insn) % 8 != 0;
}

static bool calls(uint32_t insn)
{
	return SPARC_OP(insn) == 1 ||
	       (SPARC_OP(insn) == 2 && SPARC_OP3(insn) == SPARC_JMPL && SPARC_RD(insn) == 15);
}

bool ua_arch_mutate(enum ua_operator op, const struct ua_insn *i, unsigned char *bytes)
{
	uint32_t insn = ua_sparc_insn(i->at);
	bool can = false;

	switch (op) {
	case UA_M_STORE:
		can = i->accesses && i->access[0].store;
		insn = SPARC_NOP;
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
	case UA_M_RESTORE:		/* a window does it */
		can = SPARC_OP(insn) == 2 && SPARC_OP3(insn) == SPARC_RESTORE;
		insn = SPARC_NOP;
		break;
	case UA_M_CALL:
		can = calls(insn);
		insn = SPARC_NOP;
		break;
	default:
		break;
	}
	memcpy(bytes, &insn, i->size);
	return can;
}
