/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * SPARC instructions, as far as mutants and the audit look at them.
 *
 * A branch goes where it goes behind its delay slot, so that it is the slot's
 * instruction that is said to branch, and the branch itself goes on.
 */
#include "config.h"

#include <string.h>

#include "codemap.h"
#include "insn.h"
#include "sparc.h"

#define O0	8
#define SP	14
#define FP	30

static intptr_t sign(uint32_t value, unsigned bits)
{
	return (intptr_t)((int32_t)(value << (32 - bits)) >> (32 - bits));
}

static uintptr_t target(uintptr_t at, uint32_t insn)
{
	intptr_t words;

	if (SPARC_OP(insn) == 1)
		words = sign(insn, 30);
	else if (SPARC_OP2(insn) == SPARC_BPR)
		words = sign((insn >> 20 & 3) << 14 | (insn & 0x3fff), 16);
	else if (SPARC_OP2(insn) == SPARC_BPCC || SPARC_OP2(insn) == SPARC_FBPFCC)
		words = sign(insn, 19);
	else
		words = sign(insn, 22);
	return at + (uintptr_t)(words * 4);
}

/* What the branch before a slot does behind it. */
static void decode_branch(struct ua_insn *i, uintptr_t at, uint32_t insn)
{
	if (SPARC_OP(insn) == 1 || (SPARC_OP(insn) == 2 && SPARC_RD(insn) == 15)) {
		i->flow = UA_CALLS;
		i->written |= 0xbf3e;	/* g1-g5, o0-o5, o7 */
	} else if (SPARC_OP(insn) == 2) {
		i->flow = UA_LEAVES;
		return;
	} else if (SPARC_OP2(insn) != SPARC_BPR && SPARC_COND(insn) % 8 == 0) {
		if (SPARC_COND(insn) == 0)	/* never */
			return;
		i->flow = UA_JUMPS;
	} else {
		i->flow = UA_BRANCHES;
	}
	if (SPARC_OP(insn) != 2)
		i->target = target(at, insn);
}

static void moved(struct ua_insn *i, unsigned to, unsigned from)
{
	i->written |= 1ull << to;
	if (!from)
		return;
	i->sources |= 1ull << from;
	i->derived = (int)to;
	i->from = (int)from;
}

static void decode_arithmetic(struct ua_insn *i, uint32_t insn)
{
	unsigned op3 = SPARC_OP3(insn), rs1 = SPARC_RS1(insn), rs2 = SPARC_RS2(insn);
	bool constant = insn & SPARC_IMM;
	bool adds = (op3 & ~0x14u) == SPARC_ADD || op3 == SPARC_OR;

	if ((op3 >= SPARC_FPOP1 && op3 <= SPARC_IMPDEP2) || op3 == SPARC_WRASR || op3 == SPARC_TCC)
		return;
	if (adds && constant && !(op3 == SPARC_OR && (insn & 0x1fff) && rs1)) {
		moved(i, SPARC_RD(insn), rs1);
	} else if (adds && !constant && (!rs1 || !rs2) && (op3 & ~0x10u) != SPARC_SUB) {
		moved(i, SPARC_RD(insn), rs1 | rs2);
	} else {
		i->written |= 1ull << SPARC_RD(insn);
		i->sources |= 1ull << rs1 | (constant ? 0 : 1ull << rs2);
	}
}

static void decode_access(struct ua_insn *i, uint32_t insn)
{
	unsigned op3 = SPARC_OP3(insn), rs2 = SPARC_RS2(insn);
	bool plain = !(insn & SPARC_IMM) && (op3 & 0x38) != 0x38;	/* cas has none */

	i->accesses = 1;
	i->access[0].base = (int)SPARC_RS1(insn);
	i->access[0].index = plain && rs2 ? (int)rs2 : -1;
	i->stack = SPARC_RS1(insn) == SP || SPARC_RS1(insn) == FP;
	if (!(op3 & SPARC_FP) && !i->access[0].store)
		i->written |= 1ull << SPARC_RD(insn);
}

const char *ua_arch_decoder(void)
{
	return NULL;
}

bool ua_arch_decode(uintptr_t at, struct ua_insn *i)
{
	uint32_t insn = ua_sparc_insn(at);
	uint32_t before = ua_code_holds(at - 4, 4) ? ua_sparc_insn(at - 4) : 0;
	enum ua_sparc_access access = ua_sparc_access(insn);

	memset(i, 0, sizeof(*i));
	i->at = at;
	i->size = 4;
	i->derived = i->from = -1;
	if (SPARC_OP(insn) == 0 && SPARC_OP2(insn) == SPARC_ILLTRAP)
		return false;
	if (access != UA_SPARC_NONE) {
		i->access[0].store = access == UA_SPARC_STORE;
		decode_access(i, insn);
	} else if (SPARC_OP(insn) == 0 && SPARC_OP2(insn) == SPARC_SETHI) {
		i->written |= 1ull << SPARC_RD(insn);
	} else if (SPARC_OP(insn) == 2 && !ua_sparc_branches(insn)) {
		decode_arithmetic(i, insn);
	}
	if (ua_sparc_branches(before))
		decode_branch(i, at - 4, before);
	i->written &= ~1ull;	/* g0 is 0 */
	return true;
}

int ua_arch_argument(unsigned n)
{
	return n == UA_STACK ? SP : (int)n + O0;
}
