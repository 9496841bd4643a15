/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Instructions of Power, as far as mutants and the audit look at them. */
#include "config.h"

#include <string.h>

#include "insn.h"
#include "ppc.h"

#define RT(insn)	((insn) >> 21 & 31)
#define RA(insn)	((insn) >> 16 & 31)
#define RB(insn)	((insn) >> 11 & 31)
#define EXTENDED(insn)	((insn) >> 1 & 0x3ff)

/* Extended opcodes of primary opcode 31 that load: 32-bit words of a bit map
 * would be shorter, and not be read. */
static const uint16_t indexed_loads[] = {
	6, 7, 12, 20, 21, 23, 38, 39, 53, 55, 71, 76, 84, 87, 103,	/* lvsl is none, see below */
	119, 268, 276, 279, 311, 332, 341, 343, 359, 373, 375, 524, 532, 533, 534,
	535, 567, 588, 597, 599, 631, 660, 780, 790, 844, 855, 887,
};

static bool is_indexed_load(unsigned extended)
{
	if (extended == 6 || extended == 38)	/* lvsl, lvsr: they only compute */
		return false;
	for (size_t i = 0; i < sizeof(indexed_loads) / sizeof(indexed_loads[0]); i++)
		if (indexed_loads[i] == extended)
			return true;
	return false;
}

static bool is_load(uint32_t insn)
{
	unsigned primary = insn >> 26;

	if (primary == 31)
		return is_indexed_load(EXTENDED(insn));
	return (primary >= 32 && primary <= 35) || (primary >= 40 && primary <= 43) ||
	       primary == 46 || (primary >= 48 && primary <= 51) || primary == 58;
}

static void set_access(struct ua_insn *i, uint32_t insn)
{
	bool store = ua_insn_is_store(insn);
	bool indexed = insn >> 26 == 31 && EXTENDED(insn) != 597 && EXTENDED(insn) != 725;

	if (!store && !is_load(insn))
		return;
	i->accesses = 1;
	i->access[0].store = store;
	/* r0 as a base is none. */
	i->access[0].base = RA(insn) ? (int)RA(insn) : -1;
	i->access[0].index = indexed ? (int)RB(insn) : -1;
	if (indexed && i->access[0].base < 0) {
		i->access[0].base = (int)RB(insn);
		i->access[0].index = -1;
	}
	i->stack = i->access[0].base == 1;
}

static void set_branch(struct ua_insn *i, uint32_t insn)
{
	unsigned primary = insn >> 26;
	bool always = (RT(insn) & 0x14) == 0x14, links = insn & 1;
	int64_t far = (int32_t)((insn & 0x03fffffc) << 6) >> 6, near = (int16_t)(insn & 0xfffc);

	if (primary == 18) {
		i->flow = links ? UA_CALLS : UA_JUMPS;
		i->target = i->at + (uintptr_t)far;
	} else if (primary == 16) {
		i->flow = links ? UA_CALLS : always ? UA_JUMPS : UA_BRANCHES;
		i->target = i->at + (uintptr_t)near;
	} else if (primary == 19 && (EXTENDED(insn) == 16 || EXTENDED(insn) == 528)) {
		i->flow = links ? UA_CALLS : always ? UA_LEAVES : UA_BRANCHES;
	}
}

/* Loads write RT, of a floating-point or vector register nobody asks; what
 * computes has its result in RT or RA, and both count as written. */
static void set_pointers(struct ua_insn *i, uint32_t insn)
{
	unsigned primary = insn >> 26;

	i->derived = i->from = -1;
	if (i->accesses) {
		if (!i->access[0].store && (primary == 58 || primary < 48 || primary == 31))
			i->written |= 1ull << RT(insn);
		return;		/* an update form's base is moved on, and no more */
	}
	if (i->flow == UA_GOES_ON)
		i->sources = 1ull << RT(insn) | 1ull << RA(insn) | 1ull << RB(insn);
	if (i->flow == UA_CALLS)
		i->written |= 0x1fff;
	if (primary == 14 && RA(insn)) {	/* addi */
		i->written |= 1ull << RT(insn);
		i->derived = (int)RT(insn);
		i->from = (int)RA(insn);
	} else if (primary == 31 && EXTENDED(insn) == 444 && RT(insn) == RB(insn)) {	/* mr */
		i->written |= 1ull << RA(insn);
		i->derived = (int)RA(insn);
		i->from = (int)RT(insn);
	} else if (i->flow == UA_GOES_ON) {
		i->written |= 1ull << RT(insn) | 1ull << RA(insn);
	}
}

const char *ua_arch_decoder(void)
{
	return NULL;
}

/* What has no primary opcode is data, or padding. */
bool ua_arch_decode(uintptr_t at, struct ua_insn *i)
{
	uint32_t insn = *(const uint32_t *)at;

	memset(i, 0, sizeof(*i));
	i->at = at;
	i->size = 4;
	if (!(insn >> 26))
		return false;
	set_access(i, insn);
	set_branch(i, insn);
	set_pointers(i, insn);
	return true;
}

int ua_arch_argument(unsigned n)
{
	return n == UA_STACK ? 1 : 3 + (int)n;
}
