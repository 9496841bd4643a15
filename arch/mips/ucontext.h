/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What src/fault.c needs to know of a signal frame on MIPS.
 *
 * A fault in a delay slot has the branch's PC, and nothing in the frame says
 * so; but no branch touches memory, or is a trap, so that it is the slot's.  To
 * go on there is to go on at the branch.
 */
#ifndef UA_MIPS_UCONTEXT_H
#define UA_MIPS_UCONTEXT_H

#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

#include "codemap.h"
#include "mips.h"

static inline bool ua_mips_in_slot(const ucontext_t *uc)
{
	uintptr_t pc = (uintptr_t)uc->uc_mcontext.pc;

	return !(pc & 3) && ua_code_holds(pc, 8) && ua_mips_branches(ua_mips_insn(pc));
}

static inline uintptr_t ua_pc_get(const ucontext_t *uc)
{
	uintptr_t pc = (uintptr_t)uc->uc_mcontext.pc;

	return ua_mips_in_slot(uc) ? pc + 4 : pc;
}

/* qemu-user 7.2 has no FCSR in the frame, and leaves it to the handler as it was:
 * what a handler sets aside it must put back. */
extern struct ua_mips_fcsr {
	bool aside;
	unsigned value;
} ua_mips_fcsr;

static inline void ua_mips_fcsr_back(void)
{
	if (ua_mips_fcsr.aside)		/* without the causes, which would trap */
		__asm__ volatile("ctc1 %0, $31" : : "r"(ua_mips_fcsr.value & ~0x3f000u));
	ua_mips_fcsr.aside = false;
}

static inline void ua_pc_set(ucontext_t *uc, uintptr_t pc)
{
	if (pc != ua_pc_get(uc))
		uc->uc_mcontext.pc = pc;
	ua_mips_fcsr_back();
}

/* The frame has no cause: the instruction tells. */
static inline bool ua_fault_is_write(const ucontext_t *uc)
{
	uintptr_t pc = ua_pc_get(uc);

	return !(pc & 3) && ua_code_holds(pc, 4) && ua_mips_access(ua_mips_insn(pc)) == UA_MIPS_STORE;
}

static inline bool ua_fault_has_address(const ucontext_t *uc)
{
	(void)uc;
	return true;
}

/* A kernel's handler leaves the address of a fault with the current task, for
 * the fixups of its copies to look at. */
void ua_mips_tell_task(const ucontext_t *uc, uintptr_t address);
#define UA_FAULT_TELL(uc, address) ua_mips_tell_task(uc, address)

/* No way out of a handler but sigreturn: a jump needs a register, and the
 * interrupted code may be using all of them. */
#define UA_HAVE_RESUME	0
static inline void ua_context_resume(const ucontext_t *uc)
{
	(void)uc;
}

bool ua_context_resume_works(void);

static inline void ua_context_control(const ucontext_t *uc)
{
	(void)uc;
	ua_mips_fcsr_back();
}

static inline void ua_context_normal(const ucontext_t *uc)
{
	unsigned now;

	(void)uc;
	__asm__ volatile("cfc1 %0, $31\n\tctc1 $0, $31" : "=r"(now));
	if (!ua_mips_fcsr.aside)
		ua_mips_fcsr = (struct ua_mips_fcsr){ true, now };
}

#endif
