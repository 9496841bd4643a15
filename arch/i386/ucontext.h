/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What src/fault.c needs to know of a signal frame on i386. */
#ifndef UA_I386_UCONTEXT_H
#define UA_I386_UCONTEXT_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <ucontext.h>

#define UA_CONTEXT_REGS(uc)	((uc)->uc_mcontext.gregs)

static inline uintptr_t ua_pc_get(const ucontext_t *uc)
{
	return (uintptr_t)uc->uc_mcontext.gregs[REG_EIP];
}

static inline void ua_pc_set(ucontext_t *uc, uintptr_t pc)
{
	uc->uc_mcontext.gregs[REG_EIP] = (greg_t)pc;
}

/* Bit 1 of the page-fault error code: the access was a store. */
static inline bool ua_fault_is_write(const ucontext_t *uc)
{
	return uc->uc_mcontext.gregs[REG_ERR] & 2;
}

/* A general-protection fault has none; qemu-user 7.2 leaves the number out (-1). */
static inline bool ua_fault_has_address(const ucontext_t *uc)
{
	return uc->uc_mcontext.gregs[REG_TRAPNO] == 14 || uc->uc_mcontext.gregs[REG_TRAPNO] == -1;
}

#define UA_HAVE_RESUME	0
static inline void ua_context_resume(const ucontext_t *uc)
{
	(void)uc;
}

bool ua_context_resume_works(void);

/* A handler starts with the interrupted code's alignment-check flag, and would
 * trap on what compilers write. */
static inline void ua_context_normal(const ucontext_t *uc)
{
	const greg_t alignment_check = 1 << 18;

	if (uc->uc_mcontext.gregs[REG_EFL] & alignment_check)
		__builtin_ia32_writeeflags_u32(__builtin_ia32_readeflags_u32() &
					       ~(unsigned)alignment_check);
}

/* A handler starts with default floating-point control; leaving it for code
 * that was interrupted with another must put that back.  What FXSAVE stores
 * lies behind the older part of the frame, MXCSR at its byte 24. */
static inline void ua_context_control(const ucontext_t *uc)
{
	const struct _libc_fpstate *fp = uc->uc_mcontext.fpregs;
	unsigned short cw = (unsigned short)fp->cw, magic = (unsigned short)(fp->status >> 16);
	unsigned mxcsr;

	__asm__ volatile("fldcw %0" : : "m"(cw));
	if (magic)
		return;
	memcpy(&mxcsr, (const char *)fp + sizeof(*fp) + 24, sizeof(mxcsr));
	__asm__ volatile("ldmxcsr %0" : : "m"(mxcsr));
}

#endif
