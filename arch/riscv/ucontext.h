/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What src/fault.c needs to know of a signal frame on RISC-V. */
#ifndef UA_RISCV_UCONTEXT_H
#define UA_RISCV_UCONTEXT_H

#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

#include "codemap.h"
#include "riscv.h"

/* pc, then x1 to x31. */
#define UA_CONTEXT_REGS(uc)	((uc)->uc_mcontext.__gregs)

static inline uintptr_t ua_pc_get(const ucontext_t *uc)
{
	return uc->uc_mcontext.__gregs[0];
}

static inline void ua_pc_set(ucontext_t *uc, uintptr_t pc)
{
	uc->uc_mcontext.__gregs[0] = pc;
}

/* The frame has no cause: the instruction tells. */
static inline bool ua_fault_is_write(const ucontext_t *uc)
{
	uintptr_t pc = ua_pc_get(uc);

	return ua_code_holds(pc, 2) && ua_riscv_access(ua_riscv_insn(pc)) == UA_RISCV_STORE;
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

/* A handler runs with the interrupted code's fcsr; leaving it for that code
 * puts it back. */
static inline void ua_context_control(const ucontext_t *uc)
{
	unsigned long fcsr = uc->uc_mcontext.__fpregs.__d.__fcsr;

	__asm__ volatile("fscsr %0" : : "r"(fcsr));
}

static inline void ua_context_normal(const ucontext_t *uc)
{
	(void)uc;
	__asm__ volatile("fscsr zero");
}

#endif
