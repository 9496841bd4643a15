/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What src/fault.c needs to know of a signal frame on s390x. */
#ifndef UA_S390_UCONTEXT_H
#define UA_S390_UCONTEXT_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

#include "codemap.h"
#include "s390.h"

/* A kernel's mvcos is done by code of ours: what faults there is the mvcos; its
 * end is an operation exception, with the PSW behind it. */
static inline bool ua_s390_in_mvcos(const ucontext_t *uc)
{
	uintptr_t pc = uc->uc_mcontext.psw.addr;

	return ua_s390_moving && pc >= (uintptr_t)ua_s390_mvcos && pc <= (uintptr_t)ua_s390_mvcos_end;
}

static inline uintptr_t ua_pc_get(const ucontext_t *uc)
{
	return ua_s390_in_mvcos(uc) ? ua_s390_moving : uc->uc_mcontext.psw.addr;
}

/* qemu-user 7.2 has SIGILL for Linux' breakpoint. */
static inline int ua_s390_signal(const ucontext_t *uc, int signo)
{
	uintptr_t pc = uc->uc_mcontext.psw.addr - 2;

	return signo == SIGILL && ua_code_holds(pc, 2) && *(const uint16_t *)pc == 1 ? SIGTRAP : signo;
}
#define UA_CODE_SIGNAL(uc, signo)	ua_s390_signal(uc, signo)

static inline void ua_pc_set(ucontext_t *uc, uintptr_t pc)
{
	if (ua_s390_in_mvcos(uc))
		ua_s390_moved(uc);
	uc->uc_mcontext.psw.addr = pc;
}

/* The frame does not say: the instruction tells. */
static inline bool ua_fault_is_write(const ucontext_t *uc)
{
	uintptr_t pc = uc->uc_mcontext.psw.addr;

	return ua_code_holds(pc, 2) && ua_s390_access(ua_s390_insn(pc)) == UA_S390_STORE;
}

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

/* A handler runs with the interrupted code's FPC; leaving it for that code puts
 * it back. */
static inline void ua_context_control(const ucontext_t *uc)
{
	__asm__ volatile("sfpc %0" : : "d"(uc->uc_mcontext.fpregs.fpc));
}

static inline void ua_context_normal(const ucontext_t *uc)
{
	(void)uc;
	__asm__ volatile("sfpc %0" : : "d"(0));
}

#endif
