/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Traps on SPARC: an illtrap, and another where nPC says for a step: the next
 * instruction, or where the branch goes in whose delay slot this one is. */
#include "config.h"

#include "sparc.h"
#include "trap.h"
#include "ucontext.h"

const unsigned char ua_trap_insn[UA_TRAP_MAX] = {
	SPARC_TRAP >> 24, SPARC_TRAP >> 16 & 255, SPARC_TRAP >> 8 & 255, SPARC_TRAP & 255,
};
const unsigned ua_trap_size = 4;

uintptr_t ua_trap_pc(const ucontext_t *uc)
{
	return ua_pc_get(uc);
}

uintptr_t ua_trap_step(ucontext_t *uc, uintptr_t insn)
{
	return insn == ua_pc_get(uc) ? UA_CONTEXT_REGS(uc).npc : insn + 4;
}

void ua_trap_stepped(ucontext_t *uc)
{
	(void)uc;
}
