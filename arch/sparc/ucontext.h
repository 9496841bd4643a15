/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What src/fault.c needs to know of a signal frame on SPARC: the third argument
 * of a handler is no ucontext_t, it is the siginfo_t, and the registers lie 128
 * bytes behind.
 */
#ifndef UA_SPARC_UCONTEXT_H
#define UA_SPARC_UCONTEXT_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

#include "codemap.h"
#include "sparc.h"

struct ua_sparc_regs {
	unsigned long g[8], o[8];	/* of the interrupted window */
	unsigned long tstate, pc, npc;
};

#define UA_CONTEXT_REGS(uc)	(*(struct ua_sparc_regs *)((uintptr_t)(uc) + 128))

static inline uintptr_t ua_pc_get(const ucontext_t *uc)
{
	return UA_CONTEXT_REGS(uc).pc;
}

/* Not where it is already: in a delay slot, nPC is where its branch goes. */
static inline void ua_pc_set(ucontext_t *uc, uintptr_t pc)
{
	if (pc == ua_pc_get(uc))
		return;
	UA_CONTEXT_REGS(uc).pc = pc;
	UA_CONTEXT_REGS(uc).npc = pc + 4;
}

/* The frame has no cause: the instruction tells. */
static inline bool ua_fault_is_write(const ucontext_t *uc)
{
	uintptr_t pc = ua_pc_get(uc);

	return !(pc & 3) && ua_code_holds(pc, 4) &&
	       ua_sparc_access(ua_sparc_insn(pc)) == UA_SPARC_STORE;
}

static inline bool ua_fault_has_address(const ucontext_t *uc)
{
	(void)uc;
	return true;
}

/* A trap is an illtrap of its own number. */
static inline int ua_sparc_signal(const ucontext_t *uc, int signo)
{
	uintptr_t pc = ua_pc_get(uc);

	if (signo == SIGILL && !(pc & 3) && ua_code_holds(pc, 4) && ua_sparc_insn(pc) == SPARC_TRAP)
		return SIGTRAP;
	return signo;
}
#define UA_CODE_SIGNAL(uc, signo) ua_sparc_signal(uc, signo)

/* One handler for all (handler.S), which calls these. */
typedef void ua_sparc_handler_t(int signo, siginfo_t *info, void *context);
extern ua_sparc_handler_t *ua_sparc_handler[_NSIG];
ua_sparc_handler_t ua_sparc_enter;

static inline ua_sparc_handler_t *ua_sparc_handle(int signo, ua_sparc_handler_t *handler)
{
	ua_sparc_handler[signo] = handler;
	return ua_sparc_enter;
}
#define UA_HANDLER(signo, handler) ua_sparc_handle(signo, handler)

/* No way out of a handler but sigreturn: a jump needs a register, and the
 * interrupted code may be using all of them. */
#define UA_HAVE_RESUME	0
static inline void ua_context_resume(const ucontext_t *uc)
{
	(void)uc;
}

bool ua_context_resume_works(void);

/* What the interrupted code had in FSR is there again when it goes on. */
static inline void ua_context_control(const ucontext_t *uc)
{
	(void)uc;
}

static inline void ua_context_normal(const ucontext_t *uc)
{
	(void)uc;
}

#endif
