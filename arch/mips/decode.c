/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * MIPS instructions, as far as mutants and the audit look at them.
 *
 * A branch goes where it goes behind its delay slot, so that it is the slot's
 * instruction that is said to branch, and the branch itself goes on.
 */
#include "config.h"

#include <string.h>

#include "codemap.h"
#include "insn.h"
#include "mips.h"

#define SP	29
#define RA	31

static void moved(struct ua_insn *i, unsigned to, int from)
{
	i->written |= 1ull << to;
	if (from < 0)
		return;
	i->sources |= 1ull << from;
	i->derived = (int)to;
	i->from = from;
}

static void from_registers(struct ua_insn *i, unsigned to, unsigned a, unsigned b)
{
	i->written |= 1ull << to;
	i->sources |= 1ull << a | 1ull << b;
}

static void calls(struct ua_insn *i)
{
	i->flow = UA_CALLS;
	i->written |= 0x8300fffe;	/* ra, t8, t9, at, v0, v1, a0-a7, t4-t7 */
}

static uintptr_t branch_target(uintptr_t at, uint32_t insn)
{
	return at + 4 + (uintptr_t)(ua_mips_immediate(insn) * 4);
}

/* What the branch before a slot does behind it. */
static void decode_branch(struct ua_insn *i, uintptr_t at, uint32_t insn)
{
	unsigned op = MIPS_OP(insn);
	bool links = op == MIPS_REGIMM && MIPS_RT(insn) & 16;

	if (op == MIPS_SPECIAL) {
		if (MIPS_FUNCT(insn) == MIPS_JALR)
			calls(i);
		else
			i->flow = UA_LEAVES;
		return;
	}
	if (op == MIPS_J || op == MIPS_JAL) {
		i->target = ((at + 4) & ~(uintptr_t)0xfffffff) | (uintptr_t)(insn & 0x3ffffff) << 2;
		i->flow = UA_JUMPS;
		if (op == MIPS_JAL)
			calls(i);
		return;
	}
	i->target = branch_target(at, insn);
	if (links)
		calls(i);
	else if (op == MIPS_BEQ && MIPS_RS(insn) == MIPS_RT(insn))
		i->flow = UA_JUMPS;
	else
		i->flow = UA_BRANCHES;
}

static void decode_special(struct ua_insn *i, uint32_t insn)
{
	unsigned rs = MIPS_RS(insn), rt = MIPS_RT(insn), funct = MIPS_FUNCT(insn);
	bool copies = funct == MIPS_OR || funct == MIPS_ADDU || funct == MIPS_DADDU;

	if (copies && !rt)
		moved(i, MIPS_RD(insn), (int)rs);
	else if (copies && !rs)
		moved(i, MIPS_RD(insn), (int)rt);
	else if (funct != MIPS_BREAK && funct != MIPS_JR)
		from_registers(i, MIPS_RD(insn), rs, rt);
}

static void decode_plain(struct ua_insn *i, uint32_t insn)
{
	unsigned op = MIPS_OP(insn), rs = MIPS_RS(insn), rt = MIPS_RT(insn);

	switch (op) {
	case MIPS_SPECIAL:
		decode_special(i, insn);
		break;
	case MIPS_ADDI: case MIPS_ADDIU: case MIPS_DADDI: case MIPS_DADDIU:
		moved(i, rt, rs ? (int)rs : -1);
		break;
	case MIPS_SLTI: case MIPS_SLTIU: case MIPS_ANDI: case MIPS_ORI: case MIPS_XORI:
		from_registers(i, rt, rs, rs);
		break;
	case MIPS_LUI:
		i->written |= 1ull << rt;
		break;
	case MIPS_COP0: case MIPS_COP1:		/* moves from there */
		if (rs < 3)
			i->written |= 1ull << rt;
		break;
	case 0x1c: case 0x1f:			/* SPECIAL2: mul; SPECIAL3: ext, ins, wsbh */
		from_registers(i, MIPS_RD(insn), rs, rt);
		i->written |= 1ull << rt;
		break;
	}
}

static void decode_access(struct ua_insn *i, uint32_t insn, enum ua_mips_access access)
{
	unsigned op = MIPS_OP(insn);

	i->accesses = 1;
	i->access[0].store = access == UA_MIPS_STORE;
	i->access[0].index = -1;
	i->access[0].base = (int)MIPS_RS(insn);
	i->stack = MIPS_RS(insn) == SP;
	if (op == MIPS_SC || (access == UA_MIPS_LOAD && op != MIPS_LWC1 && op != MIPS_LDC1))
		i->written |= 1ull << MIPS_RT(insn);
}

const char *ua_arch_decoder(void)
{
	return NULL;
}

bool ua_arch_decode(uintptr_t at, struct ua_insn *i)
{
	uint32_t insn = ua_mips_insn(at), before = ua_code_holds(at - 4, 4) ? ua_mips_insn(at - 4) : 0;
	enum ua_mips_access access = ua_mips_access(insn);

	memset(i, 0, sizeof(*i));
	i->at = at;
	i->size = 4;
	i->derived = i->from = -1;
	if (insn == 0x0e)
		return false;
	if (access != UA_MIPS_NONE)
		decode_access(i, insn, access);
	else if (!ua_mips_branches(insn))
		decode_plain(i, insn);
	if (ua_mips_branches(before))
		decode_branch(i, at - 4, before);
	i->written &= ~1ull;	/* $0 is 0 */
	return true;
}

int ua_arch_argument(unsigned n)
{
	return n == UA_STACK ? SP : (int)n + 4;
}
