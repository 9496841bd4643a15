/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Traps on RISC-V: c.ebreak, which fits over every instruction, and another
 * behind the instruction for a step; no access to memory is a jump. */
#include "config.h"

#include "riscv.h"
#include "trap.h"
#include "ucontext.h"

const unsigned char ua_trap_insn[UA_TRAP_MAX] = { 0x02, 0x90 };
const unsigned ua_trap_size = 2;

uintptr_t ua_trap_pc(const ucontext_t *uc)
{
	return ua_pc_get(uc);
}

uintptr_t ua_trap_step(ucontext_t *uc, uintptr_t insn)
{
	(void)uc;
	return insn + ua_riscv_size(ua_riscv_insn(insn));
}

void ua_trap_stepped(ucontext_t *uc)
{
	(void)uc;
}
