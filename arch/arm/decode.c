/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A32 instructions, as far as mutants and the audit look at them. */
#include "config.h"

#include <string.h>

#include "arm.h"
#include "decode.h"

static bool is_compare(uint32_t insn)
{
	unsigned op = A32_OPCODE(insn);

	return op >= A32_TST && op <= A32_CMN;
}

/* What writes to pc, beside the branches. */
static bool leaves(uint32_t insn)
{
	if (A32_IS_BX(insn))
		return !(insn & 1u << 5);
	if (A32_IS_BLOCK(insn))
		return (insn & 1u << 20) && (insn & 1u << A32_PC);
	if (A32_IS_WORD(insn) && !((insn & A32_IMMEDIATE) && (insn & 1u << 4)))
		return (insn & 1u << 20) && A32_RD(insn) == A32_PC;
	return A32_IS_DATA(insn) && !is_compare(insn) && A32_RD(insn) == A32_PC;
}

static void set_access(struct ua_insn *i, uint32_t insn)
{
	enum ua_arm_access access = ua_arm_access(insn);
	bool index = (A32_IS_WORD(insn) && (insn & A32_IMMEDIATE)) ||
		     (A32_IS_HALF(insn) && !(insn & 1u << 22));

	/* From pc: a constant of the code's. */
	if (access == UA_ARM_NONE || A32_RN(insn) == A32_PC)
		return;
	i->accesses = 1;
	i->access[0].store = access == UA_ARM_STORE;
	i->access[0].base = (int)A32_RN(insn);
	i->access[0].index = index ? (int)A32_RM(insn) : -1;
	i->stack = A32_RN(insn) == A32_SP;
}

static void set_branch(struct ua_insn *i, uint32_t insn)
{
	bool always = A32_CONDITION(insn) == A32_ALWAYS;
	int32_t words = (int32_t)(insn << 8) >> 8;

	if (A32_CONDITION(insn) == A32_NONE)
		return;
	if (A32_IS_BL(insn) || (A32_IS_BX(insn) && (insn & 1u << 5)))
		i->flow = UA_CALLS;
	else if (A32_IS_B(insn) || leaves(insn))
		i->flow = !always ? UA_BRANCHES : A32_IS_B(insn) ? UA_JUMPS : UA_LEAVES;
	if (A32_IS_B(insn) || A32_IS_BL(insn))
		i->target = i->at + 8 + (uintptr_t)((intptr_t)words * 4);
}

static void set_loaded(struct ua_insn *i, uint32_t insn)
{
	if (i->access[0].store)
		return;
	if (A32_IS_BLOCK(insn))
		i->written |= insn & 0xffff;
	else if (A32_IS_WORD(insn) || A32_IS_HALF(insn))
		i->written |= 1ull << A32_RD(insn);
	if (A32_IS_HALF(insn) && !(insn & 1u << 20))	/* ldrd */
		i->written |= 1ull << (A32_RD(insn) + 1);
}

/* add or sub of a constant, and mov: what pointers are followed through. */
static void set_pointers(struct ua_insn *i, uint32_t insn)
{
	unsigned op = A32_OPCODE(insn);

	i->derived = i->from = -1;
	if (i->accesses) {
		set_loaded(i, insn);
		return;		/* a base that is moved on stays what it was */
	}
	if (i->flow == UA_CALLS)
		i->written |= 0x500f;		/* r0-r3, ip, lr */
	if (i->flow != UA_GOES_ON || !A32_IS_DATA(insn) || is_compare(insn) ||
	    A32_CONDITION(insn) == A32_NONE)
		return;
	i->sources = 1ull << A32_RN(insn);
	if (!(insn & A32_IMMEDIATE))
		i->sources |= 1ull << A32_RM(insn);
	i->written |= 1ull << A32_RD(insn);
	if ((insn & A32_IMMEDIATE) && (op == A32_ADD || op == A32_SUB)) {
		i->derived = (int)A32_RD(insn);
		i->from = (int)A32_RN(insn);
	} else if (op == A32_MOV && !(insn & (A32_IMMEDIATE | 0xff0))) {
		i->derived = (int)A32_RD(insn);
		i->from = (int)A32_RM(insn);
		i->sources = 1ull << A32_RM(insn);
	}
}

const char *ua_arch_decoder(void)
{
	return NULL;
}

/* andeq r0, r0, r0 is padding; the undefined ones are none. */
bool ua_arch_decode(uintptr_t at, struct ua_insn *i)
{
	uint32_t insn = *(const uint32_t *)at;

	memset(i, 0, sizeof(*i));
	i->at = at;
	i->size = 4;
	if (!insn || (insn & 0x0ff000f0) == 0x07f000f0)
		return false;
	set_access(i, insn);
	set_branch(i, insn);
	set_pointers(i, insn);
	return true;
}

int ua_arch_argument(unsigned n)
{
	return n == UA_STACK ? A32_SP : (int)n;
}
