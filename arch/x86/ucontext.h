/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What src/fault.c needs to know of a signal frame on x86-64. */
#ifndef UA_X86_UCONTEXT_H
#define UA_X86_UCONTEXT_H

#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

#define UA_CONTEXT_REGS(uc)	((uc)->uc_mcontext.gregs)

static inline uintptr_t ua_pc_get(const ucontext_t *uc)
{
	return (uintptr_t)uc->uc_mcontext.gregs[REG_RIP];
}

static inline void ua_pc_set(ucontext_t *uc, uintptr_t pc)
{
	uc->uc_mcontext.gregs[REG_RIP] = (greg_t)pc;
}

/* Bit 1 of the page-fault error code: the access was a store. */
static inline bool ua_fault_is_write(const ucontext_t *uc)
{
	return uc->uc_mcontext.gregs[REG_ERR] & 2;
}

/* A general-protection fault carries neither an address nor a direction. */
static inline bool ua_fault_has_address(const ucontext_t *uc)
{
	return uc->uc_mcontext.gregs[REG_TRAPNO] == 14;
}

void ua_resume(const greg_t *gregs, const void *fpstate) __attribute__((noreturn));

#define UA_HAVE_RESUME	1
static inline void ua_context_resume(const ucontext_t *uc)
{
	ua_resume(uc->uc_mcontext.gregs, uc->uc_mcontext.fpregs);
}

/* A handler starts with the interrupted code's alignment-check flag, and would
 * trap on what compilers write; a routine that left it set is still told by
 * its saved flags. */
static inline void ua_context_normal(const ucontext_t *uc)
{
	const greg_t alignment_check = 1 << 18;

	if (uc->uc_mcontext.gregs[REG_EFL] & alignment_check)
		__builtin_ia32_writeeflags_u64(__builtin_ia32_readeflags_u64() &
					       ~(unsigned long long)alignment_check);
}

/* A handler starts with default floating-point control; leaving it for code
 * that was interrupted with another must put that back. */
static inline void ua_context_control(const ucontext_t *uc)
{
	const struct _libc_fpstate *fp = uc->uc_mcontext.fpregs;

	__asm__ volatile("ldmxcsr %0; fldcw %1" : : "m"(fp->mxcsr), "m"(fp->cwd));
}

/*
 * Whether this process has a user shadow stack, under which ua_resume is not
 * possible: arch_prctl(ARCH_SHSTK_STATUS), known to kernels from 6.6 on.
 */
bool ua_context_resume_works(void);

#endif
