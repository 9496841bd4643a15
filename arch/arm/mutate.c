/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Mutants of A32 instructions. */
#include "config.h"

#include <string.h>

#include "arm.h"
#include "decode.h"

#define DACR_WRITE(insn)	(((insn) & 0x0fff0fff) == 0x0e030f10)

/* Adds to a field of the instruction, which wraps. */
static void add(uint32_t *insn, unsigned shift, uint32_t mask, int by)
{
	uint32_t field = (*insn >> shift) + (uint32_t)by;

	*insn = (*insn & ~(mask << shift)) | (field & mask) << shift;
}

/* The byte of a constant, as it is turned; or how far a register is shifted. */
static bool immediate(uint32_t *insn, int by)
{
	if (!A32_IS_DATA(*insn) || A32_RN(*insn) == A32_PC || A32_RD(*insn) == A32_PC)
		return false;
	if (*insn & A32_IMMEDIATE)
		add(insn, 0, 0xff, by);
	else if (!(*insn & 1u << 4) && A32_BITS(*insn, 11, 7))
		add(insn, 7, 31, by);
	else
		return false;
	return true;
}

/* A byte of offset, on whichever side of the base. */
static bool offset(const struct ua_insn *i, uint32_t *insn, int by)
{
	if (!i->accesses || i->stack)
		return false;
	if (A32_IS_WORD(*insn) && !(*insn & A32_IMMEDIATE))
		add(insn, 0, 0xfff, by);
	else if (A32_IS_HALF(*insn) && (*insn & 1u << 22))
		add(insn, 0, 15, by);
	else
		return false;
	return true;
}

/* add for sub. */
static bool step(uint32_t *insn)
{
	unsigned op = A32_OPCODE(*insn);

	if (!A32_IS_DATA(*insn) || (op != A32_ADD && op != A32_SUB) || A32_RD(*insn) == A32_PC)
		return false;
	*insn ^= (uint32_t)(A32_ADD ^ A32_SUB) << 21;
	return true;
}

/* Anything with a condition may branch, or be one. */
static bool invert(uint32_t *insn)
{
	if (A32_CONDITION(*insn) >= A32_ALWAYS)
		return false;
	*insn ^= 1u << 28;
	return true;
}

static bool restores(const struct ua_insn *i, uint32_t insn)
{
	if (!i->accesses || !i->stack || i->access[0].store || i->flow != UA_GOES_ON)
		return false;
	if (A32_IS_BLOCK(insn))
		return insn & 0x0ff0;
	return A32_IS_WORD(insn) && A32_RD(insn) >= 4 && A32_RD(insn) <= 11;
}

/* A block's base goes on all the same, or nothing else would be found. */
static uint32_t without_restore(uint32_t insn)
{
	unsigned n = (unsigned)__builtin_popcount(insn & 0xffff);

	if (!A32_IS_BLOCK(insn) || !(insn & 1u << 21))
		return A32_NOP;
	return (insn & 0xf0000000) | 0x028dd000 | 4 * n;	/* add sp, sp, #4n */
}

bool ua_arch_mutate(enum ua_operator op, const struct ua_insn *i, unsigned char *bytes)
{
	uint32_t insn = *(const uint32_t *)i->at;
	bool can = false;

	if (A32_CONDITION(insn) == A32_NONE)
		return false;
	switch (op) {
	case UA_M_STORE:
		can = i->accesses && i->access[0].store;
		insn = A32_NOP;
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
		can = restores(i, insn);
		insn = without_restore(insn);
		break;
	case UA_M_CALL:
		can = i->flow == UA_CALLS || DACR_WRITE(insn);
		insn = A32_NOP;
		break;
	default:
		break;
	}
	memcpy(bytes, &insn, sizeof(insn));
	return can;
}
