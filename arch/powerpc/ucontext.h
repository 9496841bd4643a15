/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What src/fault.c needs to know of a signal frame on PowerPC. */
#ifndef UA_POWERPC_UCONTEXT_H
#define UA_POWERPC_UCONTEXT_H

#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

#include "ppc.h"

/* Places in the general registers of a signal frame (the kernel's PT_*). */
enum { UA_PPC_NIP = 32, UA_PPC_DSISR = 42 };

#ifdef __powerpc64__
#define UA_PPC_GREGS(uc)	((uc)->uc_mcontext.gp_regs)
#define UA_PPC_FPSCR(uc)	((uc)->uc_mcontext.fp_regs[32])
#else
#define UA_PPC_GREGS(uc)	((uc)->uc_mcontext.uc_regs->gregs)
#define UA_PPC_FPSCR(uc)	((uc)->uc_mcontext.uc_regs->fpregs.fpscr)
#endif

#define UA_CONTEXT_REGS(uc)	UA_PPC_GREGS(uc)

/* An address of code in every ABI, never a descriptor. */
static inline uintptr_t ua_pc_get(const ucontext_t *uc)
{
	return UA_PPC_GREGS(uc)[UA_PPC_NIP];
}

static inline void ua_pc_set(ucontext_t *uc, uintptr_t pc)
{
	UA_PPC_GREGS(uc)[UA_PPC_NIP] = pc;
}

/* The kernel has it in DSISR, but qemu-user leaves that empty: the
 * instruction tells. */
static inline bool ua_fault_is_write(const ucontext_t *uc)
{
	return ua_insn_wrote(ua_pc_get(uc), UA_PPC_GREGS(uc)[UA_PPC_DSISR]);
}

static inline bool ua_fault_has_address(const ucontext_t *uc)
{
	(void)uc;
	return true;
}

/* No way out of a handler but sigreturn: all of r0, CTR and LR would have to
 * be loaded, and a branch needs one of the latter. */
#define UA_HAVE_RESUME	0
static inline void ua_context_resume(const ucontext_t *uc)
{
	(void)uc;
}

bool ua_context_resume_works(void);

/* A handler starts with a cleared FPSCR; leaving it for code that was
 * interrupted with another must put that back. */
static inline void ua_context_control(const ucontext_t *uc)
{
	double fpscr = UA_PPC_FPSCR(uc);

	__asm__ volatile("mtfsf 0xff,%0" : : "f"(fpscr));
}

/* The kernel clears FPSCR for a handler; qemu-user does not, and the harness
 * would go on with a routine's rounding when a case is left. */
static inline void ua_context_normal(const ucontext_t *uc)
{
	double normal = 0;

	(void)uc;
	__asm__ volatile("mtfsf 0xff,%0" : : "f"(normal));
}

#endif
