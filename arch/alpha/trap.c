/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Traps on Alpha: call_pal bpt, and another behind the instruction for a step;
 * no access to memory branches. */
#include "config.h"

#include "trap.h"
#include "ucontext.h"

const unsigned char ua_trap_insn[UA_TRAP_MAX] = { 0x80, 0, 0, 0 };
const unsigned ua_trap_size = 4;

/* The PC is behind it. */
uintptr_t ua_trap_pc(const ucontext_t *uc)
{
	return ua_pc_get(uc) - ua_trap_size;
}

uintptr_t ua_trap_step(ucontext_t *uc, uintptr_t insn)
{
	(void)uc;
	return insn + 4;
}

void ua_trap_stepped(ucontext_t *uc)
{
	(void)uc;
}
