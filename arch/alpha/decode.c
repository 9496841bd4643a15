/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Alpha instructions, as far as mutants and the audit look at them. */
#include "config.h"

#include <string.h>

#include "alpha.h"
#include "insn.h"

#define SP	30

static void moved(struct ua_insn *i, unsigned to, int from)
{
	i->written |= 1ull << to;
	if (from < 0 || from == 31)
		return;
	i->sources |= 1ull << from;
	i->derived = (int)to;
	i->from = from;
}

static void calls(struct ua_insn *i)
{
	i->flow = UA_CALLS;
	i->written |= 0x3fff01ff;	/* all but s0-s5, fp and sp */
}

/* mov is bis of a register and $31, or of a register with itself. */
static void operate(struct ua_insn *i, uint32_t insn)
{
	unsigned op = ALPHA_OP(insn), ra = ALPHA_RA(insn), rb = ALPHA_RB(insn);
	bool literal = ALPHA_IS_LITERAL(insn);
	bool adds = op == ALPHA_INTA && (ALPHA_FUNCTION(insn) == 0x20 || ALPHA_FUNCTION(insn) == 0x29);
	bool is_bis = op == ALPHA_INTL && ALPHA_FUNCTION(insn) == 0x20;

	if (adds && literal) {
		moved(i, ALPHA_RC(insn), (int)ra);
	} else if (is_bis && !literal && (ra == 31 || ra == rb)) {
		moved(i, ALPHA_RC(insn), (int)rb);
	} else {
		i->written |= 1ull << ALPHA_RC(insn);
		i->sources |= 1ull << ra | (literal ? 0 : 1ull << rb);
	}
}

static void branch(struct ua_insn *i, uint32_t insn)
{
	unsigned op = ALPHA_OP(insn);

	i->target = i->at + 4 + (uintptr_t)((intptr_t)((int32_t)(insn << 11) >> 11) * 4);
	if (op == ALPHA_BSR)
		calls(i);
	else if (op == ALPHA_BR)
		i->flow = UA_JUMPS;
	else
		i->flow = UA_BRANCHES;
	i->written |= op == ALPHA_BR ? 1ull << ALPHA_RA(insn) : 0;
}

static void plain(struct ua_insn *i, uint32_t insn)
{
	unsigned op = ALPHA_OP(insn);

	if (op >= ALPHA_BR)
		branch(i, insn);
	else if (op == ALPHA_LDA || op == ALPHA_LDAH)
		moved(i, ALPHA_RA(insn), (int)ALPHA_RB(insn));
	else if (op >= ALPHA_INTA && op <= ALPHA_INTM)
		operate(i, insn);
	else if (op == ALPHA_JSR && (insn >> 14 & 3) == 1)
		calls(i);
	else if (op == ALPHA_JSR)
		i->flow = UA_LEAVES;
	else if (op == ALPHA_FPTI)
		i->written |= 1ull << ALPHA_RC(insn);
}

const char *ua_arch_decoder(void)
{
	return NULL;
}

bool ua_arch_decode(uintptr_t at, struct ua_insn *i)
{
	uint32_t insn = ua_alpha_insn(at);
	enum ua_alpha_access access = ua_alpha_access(insn);

	memset(i, 0, sizeof(*i));
	i->at = at;
	i->size = 4;
	i->derived = i->from = -1;
	if (ALPHA_OP(insn) > ALPHA_PAL && ALPHA_OP(insn) < ALPHA_LDA)
		return false;
	if (access == UA_ALPHA_NONE) {
		plain(i, insn);
	} else {
		i->accesses = 1;
		i->access[0].store = access == UA_ALPHA_STORE;
		i->access[0].index = -1;
		i->access[0].base = (int)ALPHA_RB(insn);
		i->stack = ALPHA_RB(insn) == SP;
		if (access == UA_ALPHA_LOAD && (ALPHA_OP(insn) < ALPHA_LDF || ALPHA_OP(insn) >= ALPHA_LDL))
			i->written |= 1ull << ALPHA_RA(insn);
	}
	i->written &= ~(1ull << 31);	/* $31 is 0 */
	return true;
}

int ua_arch_argument(unsigned n)
{
	return n == UA_STACK ? SP : (int)n + 16;
}
