/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What src/fault.c needs to know of a signal frame on Alpha. */
#ifndef UA_ALPHA_UCONTEXT_H
#define UA_ALPHA_UCONTEXT_H

#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

#include "alpha.h"
#include "codemap.h"

static inline uintptr_t ua_pc_get(const ucontext_t *uc)
{
	return (uintptr_t)uc->uc_mcontext.sc_pc;
}

static inline void ua_pc_set(ucontext_t *uc, uintptr_t pc)
{
	uc->uc_mcontext.sc_pc = (long)pc;
}

/* The frame has no cause: the instruction tells. */
static inline bool ua_fault_is_write(const ucontext_t *uc)
{
	uintptr_t pc = ua_pc_get(uc);

	return !(pc & 3) && ua_code_holds(pc, 4) && ua_alpha_access(ua_alpha_insn(pc)) == UA_ALPHA_STORE;
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

/* A handler runs with the interrupted code's FPCR: its rounding, 2 of 4 ways
 * being to nearest.  Leaving it for that code puts it back. */
#define UA_ALPHA_DYN	(3ul << 58)
#define UA_ALPHA_NEAREST (2ul << 58)

static inline void ua_alpha_round(unsigned long dyn)
{
	unsigned long fpcr;

	__asm__ volatile("excb\n\tmf_fpcr %0\n\texcb" : "=f"(fpcr));
	fpcr = (fpcr & ~UA_ALPHA_DYN) | dyn;
	__asm__ volatile("excb\n\tmt_fpcr %0\n\texcb" : : "f"(fpcr));
}

static inline void ua_context_control(const ucontext_t *uc)
{
	ua_alpha_round((unsigned long)uc->uc_mcontext.sc_fpcr & UA_ALPHA_DYN);
}

static inline void ua_context_normal(const ucontext_t *uc)
{
	(void)uc;
	ua_alpha_round(UA_ALPHA_NEAREST);
}

#endif
