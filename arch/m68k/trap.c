/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Traps on m68k: trap #15, and another behind the instruction for a step; no
 * access to memory that has an entry jumps. */
#include "config.h"

#include "trap.h"
#include "ucontext.h"

const unsigned char ua_trap_insn[UA_TRAP_MAX] = { 0x4e, 0x4f };
const unsigned ua_trap_size = 2;

/* The PC is behind it. */
uintptr_t ua_trap_pc(const ucontext_t *uc)
{
	return ua_pc_get(uc) - ua_trap_size;
}

uintptr_t ua_trap_step(ucontext_t *uc, uintptr_t insn)
{
	struct ua_m68k_insn i;

	(void)uc;
	ua_m68k_decode(insn, &i);
	return insn + (i.size ? i.size : ua_trap_size);
}

void ua_trap_stepped(ucontext_t *uc)
{
	(void)uc;
}
