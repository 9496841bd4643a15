/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Traps on arm: the undefined instruction that the kernel takes for a
 * breakpoint, and another behind the instruction for a step; what has an entry
 * is no branch. */
#include "config.h"

#include <string.h>

#include "machine.h"
#include "trap.h"
#include "ucontext.h"

const unsigned char ua_trap_insn[UA_TRAP_MAX] = { 0xf0, 0x01, 0xf0, 0xe7 };
const unsigned ua_trap_size = 4;

#define CONDITION	3	/* the byte with it, in the upper half */

/* On the same condition, or it would fire where the instruction does nothing. */
const unsigned char *ua_arm_trap_over(uintptr_t insn)
{
	static unsigned char trap[UA_TRAP_MAX];
	unsigned char condition = *(const unsigned char *)(insn + CONDITION) & 0xf0;

	memcpy(trap, ua_trap_insn, sizeof(trap));
	if (condition != 0xf0)
		trap[CONDITION] = (unsigned char)((trap[CONDITION] & 0x0f) | condition);
	return trap;
}

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
