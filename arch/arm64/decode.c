/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A64 instructions, as far as mutants and the audit look at them. */
#include "config.h"

#include <string.h>

#include "arm64.h"
#include "decode.h"

static void set_access(struct ua_insn *i, uint32_t insn)
{
	enum ua_arm64_access access = ua_arm64_access(insn);
	bool register_offset = A64_BITS(insn, 29, 27) == 7 && A64_BITS(insn, 25, 24) == 0 &&
			       (insn & 1u << 21) && A64_BITS(insn, 11, 10) == 2;
	bool block = !(insn & 1u << 27), literal = A64_BITS(insn, 29, 27) == 3 &&
						   A64_BITS(insn, 25, 24) == 0;

	if (access == UA_ARM64_NONE || literal)
		return;
	i->accesses = 1;
	i->access[0].store = access == UA_ARM64_STORE;
	i->access[0].base = (int)(block ? A64_RD(insn) : A64_RN(insn));
	i->access[0].index = register_offset ? (int)A64_RM(insn) : -1;
	i->stack = i->access[0].base == A64_SP;
}

/* A signed number of words, in so many bits. */
static uintptr_t target(uintptr_t at, uint32_t field, unsigned bits)
{
	int32_t words = (int32_t)(field << (32 - bits)) >> (32 - bits);

	return at + (uintptr_t)((intptr_t)words * 4);
}

static void set_branch(struct ua_insn *i, uint32_t insn)
{
	if (A64_IS_B(insn) || A64_IS_BL(insn)) {
		i->flow = A64_IS_BL(insn) ? UA_CALLS : UA_JUMPS;
		i->target = target(i->at, A64_BITS(insn, 25, 0), 26);
	} else if (A64_IS_B_COND(insn) || A64_IS_CBZ(insn)) {
		/* Condition 14 and 15: always. */
		bool always = A64_IS_B_COND(insn) && (insn & 14) == 14;

		i->flow = always ? UA_JUMPS : UA_BRANCHES;
		i->target = target(i->at, A64_BITS(insn, 23, 5), 19);
	} else if (A64_IS_TBZ(insn)) {
		i->flow = UA_BRANCHES;
		i->target = target(i->at, A64_BITS(insn, 18, 5), 14);
	} else if (A64_IS_BR(insn)) {
		i->flow = A64_BITS(insn, 22, 21) == 1 ? UA_CALLS : UA_LEAVES;
	}
}

/* The registers that a load leaves something else in, and a moved base. */
static void set_loaded(struct ua_insn *i, uint32_t insn)
{
	bool vector = insn & 1u << 26;

	if (i->access[0].store || vector)
		return;
	i->written |= 1ull << A64_RD(insn);
	if (A64_BITS(insn, 29, 27) == 5)	/* a pair */
		i->written |= 1ull << A64_BITS(insn, 14, 10);
}

/* add or sub of a constant, and mov: what pointers are followed through. */
static void set_pointers(struct ua_insn *i, uint32_t insn)
{
	unsigned rd = A64_RD(insn);

	i->derived = i->from = -1;
	if (i->accesses) {
		set_loaded(i, insn);
		return;		/* a base that is moved on stays what it was */
	}
	if (i->flow == UA_CALLS)
		i->written |= 0x4007ffff;	/* x0-x18, x30 */
	if (i->flow != UA_GOES_ON || A64_BITS(insn, 28, 25) < 5)
		return;
	if (A64_IS_ADD_IMMEDIATE(insn)) {
		i->derived = (int)rd;
		i->from = (int)A64_RN(insn);
		i->sources = 1ull << A64_RN(insn);
	} else if ((insn & 0xffe0ffe0) == 0xaa0003e0) {		/* mov */
		i->derived = (int)rd;
		i->from = (int)A64_RM(insn);
		i->sources = 1ull << A64_RM(insn);
	} else if (A64_BITS(insn, 27, 25) == 5) {		/* of registers */
		i->sources = 1ull << A64_RN(insn) | 1ull << A64_RM(insn);
	} else {
		i->sources = 1ull << A64_RN(insn);
	}
	if (rd != 31)		/* the zero register, mostly */
		i->written |= 1ull << rd;
}

const char *ua_arch_decoder(void)
{
	return NULL;
}

/* What has no main encoding is data, or padding. */
bool ua_arch_decode(uintptr_t at, struct ua_insn *i)
{
	uint32_t insn = *(const uint32_t *)at;

	memset(i, 0, sizeof(*i));
	i->at = at;
	i->size = 4;
	if (!A64_BITS(insn, 28, 25))
		return false;
	set_access(i, insn);
	set_branch(i, insn);
	set_pointers(i, insn);
	return true;
}

int ua_arch_argument(unsigned n)
{
	return n == UA_STACK ? A64_SP : (int)n;
}
