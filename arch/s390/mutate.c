/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Mutants of s390x instructions. */
#include "config.h"

#include <string.h>

#include "insn.h"
#include "s390.h"

/* An instruction of so many bytes that does nothing: bcr, bc and brcl that
 * never branch. */
static uint64_t nop(unsigned size)
{
	return size == 2 ? 0x070000000000 : size == 4 ? 0x470000000000 : 0xc00400000000;
}

/* Adds to a field, which wraps. */
static void add(uint64_t *insn, unsigned shift, uint64_t mask, int by)
{
	uint64_t field = (*insn >> shift) + (uint64_t)by;

	*insn = (*insn & ~(mask << shift)) | (field & mask) << shift;
}

static bool immediate(uint64_t *insn, int by)
{
	unsigned first = S390_BYTE(*insn, 0), second = S390_LOW(*insn, 1);

	if (first == 0x41)				/* la: its displacement */
		add(insn, 16, 0xfff, by);
	else if (first == 0xa7 && second >= 8)		/* lghi, aghi, cghi ... */
		add(insn, 16, 0xffff, by);
	else if (first == 0x92 || first == 0x95)	/* mvi, cli */
		add(insn, 32, 0xff, by);
	else
		return false;
	return true;
}

static bool offset(const struct ua_insn *i, uint64_t *insn, int by)
{
	unsigned first = S390_BYTE(*insn, 0);

	if (!i->accesses || i->stack || first == 0xc4 || first == 0xc6 || first < 0x40)
		return false;
	add(insn, 16, 0xfff, by);
	return true;
}

/* aghi upwards for downwards, agr for sgr. */
static bool step(uint64_t *insn)
{
	unsigned first = S390_BYTE(*insn, 0), second = S390_LOW(*insn, 1);

	if (first == 0xa7 && second == 11 && S390_HIGH(*insn, 1) != 15) {
		uint64_t by = *insn >> 16 & 0xffff;

		*insn = (*insn & ~(0xffffull << 16)) | ((0 - by) & 0xffff) << 16;
		return by != 0;
	}
	if (*insn >> 32 != 0xb908 && *insn >> 32 != 0xb909)
		return false;
	*insn ^= 1ull << 32;
	return true;
}

static bool invert(const struct ua_insn *i, uint64_t *insn)
{
	unsigned first = S390_BYTE(*insn, 0);

	if (i->flow != UA_BRANCHES || (first == 0xa7 && S390_LOW(*insn, 1) != 4) || first == 0x84 ||
	    first == 0x85)
		return false;
	if (first == 0xec)	/* what compares has its mask elsewhere */
		return false;
	*insn ^= 15ull << 36;
	return true;
}

static bool restores(const struct ua_insn *i, uint64_t insn)
{
	return i->accesses && i->stack && !i->access[0].store &&
	       ((S390_BYTE(insn, 0) == 0xeb && S390_BYTE(insn, 5) == 0x04) ||
		(S390_BYTE(insn, 0) == 0xe3 && S390_BYTE(insn, 5) == 0x04 && S390_HIGH(insn, 1) >= 6));
}

bool ua_arch_mutate(enum ua_operator op, const struct ua_insn *i, unsigned char *bytes)
{
	uint64_t insn = ua_s390_insn(i->at);
	bool can = false;

	switch (op) {
	case UA_M_STORE:
		can = i->accesses && i->access[0].store;
		insn = nop(i->size);
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
		can = invert(i, &insn);
		break;
	case UA_M_RESTORE:
		can = restores(i, insn);
		insn = nop(i->size);
		break;
	case UA_M_CALL:
		can = i->flow == UA_CALLS || S390_IS_MVCOS(insn);
		insn = nop(i->size);
		break;
	default:
		break;
	}
	for (unsigned k = 0; k < i->size; k++)
		bytes[k] = (unsigned char)S390_BYTE(insn, k);
	return can;
}
