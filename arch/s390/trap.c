/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Traps on s390x: the operation 0001, which Linux takes for a breakpoint, and
 * another behind the instruction for a step; no access to memory branches. */
#include "config.h"

#include "s390.h"
#include "trap.h"
#include "ucontext.h"

const unsigned char ua_trap_insn[UA_TRAP_MAX] = { 0x00, 0x01 };
const unsigned ua_trap_size = 2;

/* The PSW is behind it. */
uintptr_t ua_trap_pc(const ucontext_t *uc)
{
	return uc->uc_mcontext.psw.addr - ua_trap_size;
}

uintptr_t ua_trap_step(ucontext_t *uc, uintptr_t insn)
{
	(void)uc;
	return insn + ua_s390_size(ua_s390_insn(insn));
}

void ua_trap_stepped(ucontext_t *uc)
{
	(void)uc;
}
