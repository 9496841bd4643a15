/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What src/fault.c needs to know of a signal frame on arm. */
#ifndef UA_ARM_UCONTEXT_H
#define UA_ARM_UCONTEXT_H

#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

/* The part of mcontext_t that is the general registers, in a row. */
struct ua_arm_regs {
	unsigned long r[16], cpsr;
};
#define UA_CONTEXT_REGS(uc)	(*(struct ua_arm_regs *)(void *)&(uc)->uc_mcontext.arm_r0)

static inline uintptr_t ua_pc_get(const ucontext_t *uc)
{
	return uc->uc_mcontext.arm_pc;
}

static inline void ua_pc_set(ucontext_t *uc, uintptr_t pc)
{
	uc->uc_mcontext.arm_pc = pc;
}

/* In abi.c: the kernel's frame has the fault status, an emulator's may not,
 * and then the instruction tells. */
bool ua_fault_is_write(const ucontext_t *uc);

static inline bool ua_fault_has_address(const ucontext_t *uc)
{
	(void)uc;
	return true;
}

/* Only sigreturn leaves a handler: what loads all registers at once, and pc
 * with them, would need memory of the interrupted stack. */
#define UA_HAVE_RESUME	0
static inline void ua_context_resume(const ucontext_t *uc)
{
	(void)uc;
}

bool ua_context_resume_works(void);

/* A handler runs with the interrupted code's FPSCR; leaving it for that code
 * puts it back. */
void ua_context_control(const ucontext_t *uc);

static inline void ua_context_normal(const ucontext_t *uc)
{
	(void)uc;
	__asm__ volatile("vmsr fpscr, %0" : : "r"(0));
}

#endif
