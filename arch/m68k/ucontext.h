/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What src/fault.c needs to know of a signal frame on m68k. */
#ifndef UA_M68K_UCONTEXT_H
#define UA_M68K_UCONTEXT_H

#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

#include "codemap.h"
#include "m68k.h"

static inline uintptr_t ua_pc_get(const ucontext_t *uc)
{
	return (uintptr_t)uc->uc_mcontext.gregs[R_PC];
}

static inline void ua_pc_set(ucontext_t *uc, uintptr_t pc)
{
	uc->uc_mcontext.gregs[R_PC] = (int)pc;
}

/* Nothing in the frame that an emulator fills too says it: the instruction does;
 * where that moves from memory to memory, the address. */
#define UA_FAULT_TELL(uc, address) (ua_m68k_address = (address))
static inline bool ua_fault_is_write(const ucontext_t *uc)
{
	uintptr_t pc = ua_pc_get(uc);

	return !(pc & 1) && ua_code_holds(pc, 2) && ua_m68k_stored(uc, pc, ua_m68k_address);
}

static inline bool ua_fault_has_address(const ucontext_t *uc)
{
	(void)uc;
	return true;
}

/* No way out of a handler but sigreturn: a jump needs a register, and the
 * interrupted code may be using all of them. */
#define UA_HAVE_RESUME	0
static inline void ua_context_resume(const ucontext_t *uc)
{
	(void)uc;
}

bool ua_context_resume_works(void);

/* A handler runs with the interrupted code's FPCR; leaving it for that code
 * puts it back. */
static inline void ua_context_control(const ucontext_t *uc)
{
	__asm__ volatile("fmove.l %0, %%fpcr" : : "d"(uc->uc_mcontext.fpregs.f_pcr));
}

static inline void ua_context_normal(const ucontext_t *uc)
{
	(void)uc;
	__asm__ volatile("fmove.l %0, %%fpcr" : : "d"(0));
}

#endif
