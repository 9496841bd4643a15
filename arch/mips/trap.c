/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Traps on MIPS: break, and another behind the instruction for a step.  What is
 * stepped over in a delay slot runs with its branch, so that the other trap is
 * where that goes; ucontext.h keeps the PC at the branch.
 */
#include "config.h"

#include "mips.h"
#include "trap.h"
#include "ucontext.h"

#ifdef __MIPSEB__
const unsigned char ua_trap_insn[UA_TRAP_MAX] = { 0, 0, 0, MIPS_BREAK };
#else
const unsigned char ua_trap_insn[UA_TRAP_MAX] = { MIPS_BREAK, 0, 0, 0 };
#endif
const unsigned ua_trap_size = 4;

uintptr_t ua_trap_pc(const ucontext_t *uc)
{
	return ua_pc_get(uc);
}

static long reg(const ucontext_t *uc, unsigned n)
{
	return n ? (long)uc->uc_mcontext.gregs[n] : 0;
}

/* bc1f, bc1t: a condition bit of FCSR. */
static bool taken_by_fcsr(const ucontext_t *uc, uint32_t insn)
{
	unsigned cc = insn >> 18 & 7, bit = cc ? 24 + cc : 23;

	return ((uint32_t)uc->uc_mcontext.fpc_csr >> bit & 1) == (insn >> 16 & 1);
}

/* Whether the branch is taken. */
static bool taken(const ucontext_t *uc, uint32_t insn)
{
	long rs = reg(uc, MIPS_RS(insn)), rt = reg(uc, MIPS_RT(insn));

	switch (MIPS_OP(insn)) {
	case MIPS_BEQ: case MIPS_BEQL:
		return rs == rt;
	case MIPS_BNE: case MIPS_BNEL:
		return rs != rt;
	case MIPS_BLEZ: case MIPS_BLEZL:
		return rs <= 0;
	case MIPS_BGTZ: case MIPS_BGTZL:
		return rs > 0;
	case MIPS_COP1:
		return taken_by_fcsr(uc, insn);
	default:			/* REGIMM: bltz, bgez and theirs */
		return MIPS_RT(insn) & 1 ? rs >= 0 : rs < 0;
	}
}

static uintptr_t after_slot(const ucontext_t *uc, uintptr_t branch)
{
	uint32_t insn = ua_mips_insn(branch);

	if (MIPS_OP(insn) == MIPS_SPECIAL)	/* jr, jalr */
		return (uintptr_t)reg(uc, MIPS_RS(insn));
	if (MIPS_OP(insn) == MIPS_J || MIPS_OP(insn) == MIPS_JAL)
		return ((branch + 4) & ~(uintptr_t)0xfffffff) | (uintptr_t)(insn & 0x3ffffff) << 2;
	if (!taken(uc, insn))
		return branch + 8;
	return branch + 4 + (uintptr_t)(ua_mips_immediate(insn) * 4);
}

uintptr_t ua_trap_step(ucontext_t *uc, uintptr_t insn)
{
	if (ua_mips_in_slot(uc) && insn == ua_pc_get(uc))
		return after_slot(uc, insn - 4);
	return insn + 4;
}

void ua_trap_stepped(ucontext_t *uc)
{
	(void)uc;
}
