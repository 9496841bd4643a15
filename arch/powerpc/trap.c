/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Traps on PowerPC: "trap", and another behind the instruction for a step; no
 * access to memory is a branch. */
#include "config.h"

#include "trap.h"
#include "ucontext.h"

const unsigned char ua_trap_insn[UA_TRAP_MAX] =
#ifdef __LITTLE_ENDIAN__
	{ 0x08, 0x00, 0xe0, 0x7f };
#else
	{ 0x7f, 0xe0, 0x00, 0x08 };
#endif
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
