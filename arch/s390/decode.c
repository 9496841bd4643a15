/* SPDX-License-Identifier: GPL-2.0-or-later */
/* s390x instructions, as far as mutants and the audit look at them. */
#include "config.h"

#include <string.h>

#include "insn.h"
#include "s390.h"

#define ALL	0xffffull

static int register_or_none(unsigned n)
{
	return n ? (int)n : -1;		/* 0 is no base */
}

static void set_access(struct ua_insn *i, uint64_t insn)
{
	enum ua_s390_access access = ua_s390_access(insn);
	unsigned first = S390_BYTE(insn, 0);
	bool storage = first >= 0xd0 && first < 0xe0;	/* both in memory */
	bool indexed = first < 0x90 || first == 0xe3 || first == 0xed;
	bool relative = first == 0xc4 || first == 0xc6;

	if (access == UA_S390_NONE)
		return;
	i->accesses = storage || S390_IS_MVCOS(insn) ? 2 : 1;
	i->access[0].store = access == UA_S390_STORE;
	i->access[0].base = relative ? -1 : register_or_none(S390_HIGH(insn, 2));
	i->access[0].index = indexed ? register_or_none(S390_LOW(insn, 1)) : -1;
	if (i->accesses == 2) {
		i->access[1].base = register_or_none(S390_HIGH(insn, 4));
		i->access[1].index = -1;
	}
	i->stack = i->access[0].base == 15;
}

static uintptr_t halfwords(uintptr_t at, int32_t n)
{
	return at + (uintptr_t)((intptr_t)n * 2);
}

/* Branches whose distance is 16 bits at bytes 2 and 3, or 32. */
static void branch(struct ua_insn *i, uint64_t insn, bool wide, unsigned mask)
{
	int32_t distance = wide ? (int32_t)(insn & 0xffffffff) : (int16_t)(insn >> 16 & 0xffff);

	if (!mask)
		return;
	i->flow = mask == 15 ? UA_JUMPS : UA_BRANCHES;
	i->target = halfwords(i->at, distance);
}

static void set_flow(struct ua_insn *i, uint64_t insn)
{
	unsigned first = S390_BYTE(insn, 0), second = S390_LOW(insn, 1), mask = S390_HIGH(insn, 1);
	unsigned last = S390_BYTE(insn, 5);

	if (first == 0x07 && second && mask)		/* to a register */
		i->flow = mask == 15 ? UA_LEAVES : UA_BRANCHES;
	else if (first == 0x47 && mask)
		i->flow = mask == 15 ? UA_LEAVES : UA_BRANCHES;
	else if ((first == 0xa7 || first == 0xc0) && second == 4)
		branch(i, insn, first == 0xc0, mask);
	else if ((first == 0xa7 || first == 0xc0) && second == 5)
		i->flow = UA_CALLS;
	else if (first == 0x0d && second)
		i->flow = UA_CALLS;
	else if (first == 0xa7 && (second == 6 || second == 7))		/* that count */
		branch(i, insn, false, 1);
	else if (first == 0x84 || first == 0x85)
		branch(i, insn, false, 1);
	else if (first == 0xec && (last == 0x44 || last == 0x45 || last == 0x64 || last == 0x65 ||
				   last == 0x76 || last == 0x77 || (last >= 0x7c && last <= 0x7f)))
		branch(i, insn, false, 1);		/* that compare */
}

/* Copies of pointers; all else may change what it likes. */
static void set_pointers(struct ua_insn *i, uint64_t insn)
{
	unsigned first = S390_BYTE(insn, 0), to = S390_HIGH(insn, 1);
	bool address = first == 0x41 || (first == 0xe3 && S390_BYTE(insn, 5) == 0x71);

	i->derived = i->from = -1;
	if (address && !S390_LOW(insn, 1) && S390_HIGH(insn, 2)) {
		i->derived = (int)to;
		i->from = (int)S390_HIGH(insn, 2);
	} else if (insn >> 32 == 0xb904) {		/* lgr */
		to = S390_HIGH(insn, 3);
		i->derived = (int)to;
		i->from = (int)S390_LOW(insn, 3);
	} else {
		bool store = i->accesses && i->access[0].store;

		i->written = store ? 0 : ALL & ~(1ull << 15);
		i->sources = store ? 0 : ALL;
		if (!store && i->flow == UA_GOES_ON && (first == 0x43 || first == 0x58))
			i->written = 1ull << to;	/* ic, l */
		return;
	}
	i->written = 1ull << to;
	i->sources = 1ull << i->from;
}

const char *ua_arch_decoder(void)
{
	return NULL;
}

bool ua_arch_decode(uintptr_t at, struct ua_insn *i)
{
	uint64_t insn = ua_s390_insn(at);

	memset(i, 0, sizeof(*i));
	i->at = at;
	i->size = ua_s390_size(insn);
	if (!S390_BYTE(insn, 0))
		return false;
	set_access(i, insn);
	set_flow(i, insn);
	set_pointers(i, insn);
	return true;
}

int ua_arch_argument(unsigned n)
{
	return n == UA_STACK ? 15 : (int)n + 2;
}
