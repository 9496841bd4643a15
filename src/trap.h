/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A trap over an instruction, and stepping over the instruction when it has
 * fired; arch/<a>/trap.c has what is the machine's. */
#ifndef UA_TRAP_H
#define UA_TRAP_H

#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

#define UA_TRAP_MAX	8	/* bytes */

extern const unsigned char ua_trap_insn[UA_TRAP_MAX];
extern const unsigned ua_trap_size;	/* bytes of it; no instruction is shorter */

/* Where the trap stands that has just fired (SIGTRAP). */
uintptr_t ua_trap_pc(const ucontext_t *uc);

/* Has exactly one instruction run when the context is resumed at insn.  The
 * address where another trap must be planted for that; or 0: a SIGTRAP comes
 * by itself. */
uintptr_t ua_trap_step(ucontext_t *uc, uintptr_t insn);

/* That SIGTRAP came: no more of them. */
void ua_trap_stepped(ucontext_t *uc);

#endif
