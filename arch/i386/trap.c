/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Traps on i386: int3, and the trap flag for a step. */
#include "config.h"

#include "machine.h"
#include "trap.h"
#include "ucontext.h"

#define TRAP_FLAG	(1 << 8)

const unsigned char ua_trap_insn[UA_TRAP_MAX] = { 0xcc };
const unsigned ua_trap_size = 1;

uintptr_t ua_trap_pc(const ucontext_t *uc)
{
	return ua_pc_get(uc) - 1;
}

/* A string instruction with rep: the trap flag would stop after each element. */
unsigned ua_i386_repeated(const unsigned char *p)
{
	bool repeats = false;
	unsigned n = 0;

	for (; n < 4 && (p[n] == 0x66 || p[n] == 0xf2 || p[n] == 0xf3); n++)
		repeats |= p[n] != 0x66;
	switch (p[n]) {
	case 0xa4: case 0xa5:	/* movs */
	case 0xaa: case 0xab:	/* stos */
	case 0xac: case 0xad:	/* lods */
		return repeats ? n + 1 : 0;
	default:
		return 0;
	}
}

uintptr_t ua_trap_step(ucontext_t *uc, uintptr_t insn)
{
	unsigned size = ua_i386_repeated((const unsigned char *)insn);

	if (size)
		return insn + size;
	uc->uc_mcontext.gregs[REG_EFL] |= TRAP_FLAG;
	return 0;
}

void ua_trap_stepped(ucontext_t *uc)
{
	uc->uc_mcontext.gregs[REG_EFL] &= ~(greg_t)TRAP_FLAG;
}
