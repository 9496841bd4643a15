/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Traps on arm64: "brk #0", and another behind the instruction for a step; no
 * access to memory is a branch. */
#include "config.h"

#include "trap.h"
#include "ucontext.h"

/* Code is little-endian whatever data is. */
const unsigned char ua_trap_insn[UA_TRAP_MAX] = { 0x00, 0x00, 0x20, 0xd4 };
const unsigned ua_trap_size = 4;

uintptr_t ua_trap_pc(const ucontext_t *uc)
{
	return ua_pc_get(uc);
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
