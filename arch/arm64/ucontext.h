/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What src/fault.c needs to know of a signal frame on arm64. */
#ifndef UA_ARM64_UCONTEXT_H
#define UA_ARM64_UCONTEXT_H

#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

/* The part of mcontext_t that is the general registers, in a row. */
struct ua_arm64_regs {
	unsigned long long x[31], sp, pc, pstate;
};
#define UA_CONTEXT_REGS(uc)	(*(struct ua_arm64_regs *)(void *)&(uc)->uc_mcontext.regs)

static inline uintptr_t ua_pc_get(const ucontext_t *uc)
{
	return uc->uc_mcontext.pc;
}

static inline void ua_pc_set(ucontext_t *uc, uintptr_t pc)
{
	uc->uc_mcontext.pc = pc;
}

/* In abi.c: the kernel's frame has a record with the syndrome, an emulator's
 * may have none, and then the instruction tells. */
bool ua_fault_is_write(const ucontext_t *uc);

static inline bool ua_fault_has_address(const ucontext_t *uc)
{
	(void)uc;
	return true;
}

/* No way out of a handler but sigreturn: a branch needs a register, and the
 * interrupted code may be using all of them. */
#define UA_HAVE_RESUME	0
static inline void ua_context_resume(const ucontext_t *uc)
{
	(void)uc;
}

bool ua_context_resume_works(void);

/* A handler runs with the interrupted code's FPCR; leaving it for that code
 * puts it back. */
void ua_context_control(const ucontext_t *uc);

static inline void ua_context_normal(const ucontext_t *uc)
{
	(void)uc;
	__asm__ volatile("msr fpcr, xzr");
}

#endif
