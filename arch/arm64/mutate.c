/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Mutants of A64 instructions. */
#include "config.h"

#include <string.h>

#include "arm64.h"
#include "decode.h"

#define MSR_PAN(insn)	(((insn) & 0xfffff0ffu) == 0xd500409fu)

/* Adds to a field of the instruction, which wraps. */
static void add(uint32_t *insn, unsigned shift, uint32_t mask, int by)
{
	uint32_t field = (*insn >> shift) + (uint32_t)by;

	*insn = (*insn & ~(mask << shift)) | (field & mask) << shift;
}

/* The low half of an address, whose other half adrp made. */
static bool addresses_data(const struct ua_insn *i, uint32_t insn)
{
	const uint32_t *before = (const uint32_t *)i->at;

	for (int k = 1; k <= 4; k++)
		if ((before[-k] & 0x9f000000) == 0x90000000 && A64_RD(before[-k]) == A64_RN(insn))
			return true;
	return false;
}

/* One more or less in the run of ones; a run of all, or of none, is no
 * encoding, and neither is what another size of element would begin with. */
static bool logic(uint32_t *insn, int by)
{
	unsigned wide = *insn & 1u << 22, ones = A64_BITS(*insn, 15, 10);
	unsigned most = wide ? 62 : 30;

	if (!wide && (ones & 32))
		return false;
	if (by < 0 ? ones == 0 : ones >= most)
		return false;
	add(insn, 10, 63, by);
	return true;
}

static bool immediate(const struct ua_insn *i, uint32_t *insn, int by)
{
	if (A64_IS_ADD_IMMEDIATE(*insn)) {
		if (addresses_data(i, *insn))
			return false;
		add(insn, 10, 0xfff, by);
	} else if (A64_IS_LOGIC_IMMEDIATE(*insn)) {
		return logic(insn, by);
	} else if (A64_IS_MOVE_IMMEDIATE(*insn)) {
		add(insn, 5, 0xffff, by);
	} else if (A64_IS_BITFIELD(*insn)) {
		add(insn, 16, *insn >> 31 ? 63 : 31, by);
	} else if (A64_IS_TBZ(*insn)) {		/* another bit of the low 32 */
		add(insn, 19, 31, by);
	} else {
		return false;
	}
	return true;
}

static bool offset(const struct ua_insn *i, uint32_t *insn, int by)
{
	unsigned group = A64_BITS(*insn, 29, 27);

	if (!i->accesses || i->stack || addresses_data(i, *insn))
		return false;
	if (group == 5)
		add(insn, 15, 0x7f, by);
	else if (group == 7 && A64_BITS(*insn, 25, 24) == 1)
		add(insn, 10, 0xfff, by);
	else if (group == 7 && A64_BITS(*insn, 25, 24) == 0 && !(*insn & 1u << 21))
		add(insn, 12, 0x1ff, by);
	else
		return false;
	return true;
}

/* add for sub; not what only compares. */
static bool step(uint32_t *insn)
{
	if (!A64_IS_ADD_IMMEDIATE(*insn) && !A64_IS_ADD_REGISTER(*insn))
		return false;
	if (A64_RD(*insn) == 31)
		return false;
	*insn ^= 1u << 30;
	return true;
}

static bool invert(uint32_t *insn)
{
	if (A64_IS_CBZ(*insn) || A64_IS_TBZ(*insn))
		*insn ^= 1u << 24;
	else if (A64_IS_B_COND(*insn) && (*insn & 14) != 14)
		*insn ^= 1;
	else if (A64_IS_SELECT(*insn) && (*insn >> 12 & 14) != 14)
		*insn ^= 1u << 12;
	else
		return false;
	return true;
}

static bool restores(const struct ua_insn *i, uint32_t insn)
{
	unsigned rt = A64_RD(insn), rt2 = A64_BITS(insn, 14, 10);
	bool pair = A64_BITS(insn, 29, 27) == 5;

	return i->accesses && i->stack && !i->access[0].store && !(insn & 1u << 26) &&
	       ((rt >= 19 && rt <= 30) || (pair && rt2 >= 19 && rt2 <= 30));
}

bool ua_arch_mutate(enum ua_operator op, const struct ua_insn *i, unsigned char *bytes)
{
	uint32_t insn = *(const uint32_t *)i->at;
	bool can = false;

	switch (op) {
	case UA_M_STORE:
		can = i->accesses && i->access[0].store;
		insn = A64_NOP;
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
		can = step(&insn);
		break;
	case UA_M_INVERT:
		can = invert(&insn);
		break;
	case UA_M_RESTORE:
		can = restores(i, insn);
		insn = A64_NOP;
		break;
	case UA_M_CALL:
		can = i->flow == UA_CALLS || MSR_PAN(insn);
		insn = A64_NOP;
		break;
	default:
		break;
	}
	memcpy(bytes, &insn, sizeof(insn));
	return can;
}
