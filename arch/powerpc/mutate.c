/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Mutants of Power's instructions. */
#include "config.h"

#include <string.h>

#include "insn.h"

#define NOP		0x60000000u
#define MTLR		0x7c0803a6u
#define RT(insn)	((insn) >> 21 & 31)
#define BO_DECREMENT	0x04		/* clear: CTR is counted down, and asked */

/* Adds to a field of the instruction, which wraps. */
static uint32_t add(uint32_t insn, unsigned shift, uint32_t mask, int add)
{
	uint32_t field = (insn >> shift) + (uint32_t)add;

	return (insn & ~(mask << shift)) | (field & mask) << shift;
}

/* Six bits of rldicl and its kind: the highest apart from the others. */
static uint32_t add_split(uint32_t insn, unsigned low_shift, unsigned high_bit, int by)
{
	uint32_t value = (insn >> low_shift & 31) | (insn >> high_bit & 1) << 5;

	value = (value + (uint32_t)by) & 63;
	insn &= ~(31u << low_shift | 1u << high_bit);
	return insn | (value & 31) << low_shift | value >> 5 << high_bit;
}

/* An address of data is not the routine's arithmetic, and what lies beside it
 * is up to the linker: addis of a base, what adds to it, loads by it. */
static bool addresses_data(const struct ua_insn *i, uint32_t insn)
{
	const uint32_t *before = (const uint32_t *)i->at;
	unsigned base = insn >> 16 & 31;

	/* Under ELFv2 an entry makes r2, which a linker may know already. */
	if ((insn >> 26 == 15 && base) || ((insn >> 26 & ~1u) == 14 && RT(insn) == 2))
		return true;
	for (int k = 1; k <= 4; k++)
		if (before[-k] >> 26 == 15 && (before[-k] >> 16 & 31) && RT(before[-k]) == base)
			return true;
	return false;
}

static bool immediate(const struct ua_insn *i, uint32_t *insn, int by)
{
	if (addresses_data(i, *insn))
		return false;
	switch (*insn >> 26) {
	case 7: case 8: case 10: case 11: case 12: case 13: case 14: case 15:
	case 24: case 25: case 26: case 27: case 28: case 29:
		/* "ori r, r, 0" does nothing, whatever r: what aligns loops. */
		if (*insn >> 26 == 24 && !(*insn & 0xffff) && RT(*insn) == (*insn >> 16 & 31))
			return false;
		*insn = add(*insn, 0, 0xffff, by);
		return true;
	case 20: case 21:	/* rlwimi, rlwinm: the shift, or where the mask begins */
		*insn = *insn >> 11 & 31 ? add(*insn, 11, 31, by) : add(*insn, 6, 31, by);
		return true;
	case 30:		/* rldicl, rldicr */
		*insn = *insn & (31 << 11 | 2) ? add_split(*insn, 11, 1, by) :
						 add_split(*insn, 6, 5, by);
		return true;
	default:
		return false;
	}
}

static bool offset(const struct ua_insn *i, uint32_t *insn, int by)
{
	unsigned primary = *insn >> 26;

	if (!i->accesses || i->stack || addresses_data(i, *insn))
		return false;
	if (primary == 58 || primary == 62)	/* words of four */
		*insn = add(*insn, 2, 0x3fff, by);
	else if (primary >= 32 && primary <= 55)
		*insn = add(*insn, 0, 0xffff, by);
	else
		return false;
	return true;
}

/* Of bc, bclr: true for false, or CTR zero for not zero. */
static bool invert(uint32_t *insn)
{
	unsigned primary = *insn >> 26, bo = RT(*insn);

	if ((primary != 16 && primary != 19) || (bo & 0x14) == 0x14 ||
	    (primary == 19 && (*insn >> 1 & 0x3ff) != 16))
		return false;
	*insn ^= (bo & BO_DECREMENT ? 8u : 2u) << 21;
	return true;
}

static bool restores(const struct ua_insn *i, uint32_t insn)
{
	unsigned primary = insn >> 26;

	if ((insn & 0xfc1fffff) == MTLR)
		return true;
	return i->accesses && i->stack && !i->access[0].store &&
	       (primary == 58 || primary == 32 || primary == 46) && RT(insn) >= 14;
}

bool ua_arch_mutate(enum ua_operator op, const struct ua_insn *i, unsigned char *bytes)
{
	uint32_t insn = *(const uint32_t *)i->at;
	bool can = false;

	switch (op) {
	case UA_M_STORE:
		can = i->accesses && i->access[0].store;
		insn = NOP;
		break;
	case UA_M_IMMEDIATE_MORE:
	case UA_M_IMMEDIATE_LESS:
		can = immediate(i, &insn, op == UA_M_IMMEDIATE_MORE ? 1 : -1);
		break;
	case UA_M_OFFSET_MORE:
	case UA_M_OFFSET_LESS:
		can = offset(i, &insn, op == UA_M_OFFSET_MORE ? 1 : -1);
		break;
	case UA_M_INVERT:
		can = invert(&insn);
		break;
	case UA_M_RESTORE:
		can = restores(i, insn);
		insn = NOP;
		break;
	case UA_M_CALL:
		can = i->flow == UA_CALLS;
		insn = NOP;
		break;
	default:
		break;
	}
	memcpy(bytes, &insn, sizeof(insn));
	return can;
}
