/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Together with fault_setup.c the only file with sigaction, libsigsegv and ucontext.
 *
 * libsigsegv hands its handler an address and no ucontext, so it can't move a
 * PC.  It is installed first, the action that it installed is read back, and
 * our own SA_SIGINFO handler goes on top: a table hit is ours, all else is
 * passed down to the library, whose dispatcher knows the arena's areas.
 */
#include "config.h"

#include <sigsegv.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "blocks.h"
#include "clock.h"
#include "fault_private.h"
#include "loaded.h"
#include "ucontext.h"

/* A trap may come as another signal where an emulator does not know it. */
static int code_signal(const ucontext_t *uc, int signo)
{
#ifdef UA_CODE_SIGNAL
	return UA_CODE_SIGNAL(uc, signo);
#else
	(void)uc;
	return signo;
#endif
}

struct ua_guard ua_guard = { .limit = 1.0 };

void ua_catch_push(struct ua_catch *c)
{
	c->outer = ua_guard.top;
	ua_guard.top = c;
}

/* Also after a fault came back, when the catch is no longer the innermost. */
void ua_catch_disarm(struct ua_catch *c)
{
	if (ua_guard.top == c)
		ua_guard.top = c->outer;
}

/* ---- leaving ---------------------------------------------------------- */

static void leave_now(void *catch, void *unused1, void *unused2)
{
	struct ua_catch *c = catch;

	(void)unused1;
	(void)unused2;
	ua_guard.top = c->outer;
	if (c == &ua_guard.bottom)
		ua_guard.out = NULL;	/* a tick must not leave it again, half-way */
	siglongjmp(c->env, 1);
}

/* The case is over, whatever the routine had armed. */
static void leave_case(enum ua_end end)
{
	ua_guard.out->end = end;
	leave_now(&ua_guard.bottom, NULL, NULL);
}

/* libsigsegv found the area of the fault. */
int ua_fault_in_area(void *address, void *unused)
{
	(void)address;
	(void)unused;
	return sigsegv_leave_handler(leave_now, ua_guard.top, NULL, NULL);
}

/* What libsigsegv calls: an area of the arena, or a stray fault elsewhere,
 * which no routine's catch may swallow.  A fault that comes without an address
 * (non-canonical ones on x86) can't be told apart: the oracles judge it. */
int ua_fault_in_library(void *address, int serious)
{
	(void)serious;
	if (sigsegv_dispatch(&ua_guard.areas, address))
		return 1;
	if (!ua_guard.last->located)
		return sigsegv_leave_handler(leave_now, ua_guard.top, NULL, NULL);
	ua_guard.last->how = UA_BY_LEAVE;
	ua_guard.out->end = UA_STRAY;
	return sigsegv_leave_handler(leave_now, &ua_guard.bottom, NULL, NULL);
}

/* ---- the handlers ------------------------------------------------------ */

/* A fault of the program itself: die of it, as if nothing were installed. */
static _Noreturn void not_ours(int signo)
{
	static const char text[] = "uctorture: a fault outside a case: "
		"the harness is broken, or a routine has broken it\n";

	if (write(STDERR_FILENO, text, sizeof(text) - 1) > 0) {
		signal(signo, SIG_DFL);
		raise(signo);
	}
	_exit(99);
}

static struct ua_fault *record(int signo, const siginfo_t *info, const ucontext_t *uc)
{
	static struct ua_fault spare;
	struct ua_outcome *out = ua_guard.out;
	unsigned i = out->nfaults++;
	struct ua_fault *f = i < UA_FAULTS_KEPT ? &out->fault[i] : &spare;

	f->signo = signo;
	f->code = info->si_code;
	f->address = (uintptr_t)info->si_addr;
	f->pc = ua_pc_get(uc);
	f->located = ua_fault_has_address(uc);
	f->write = f->located && ua_fault_is_write(uc);
	ua_guard.last = f;
	ua_context_normal(uc);
	return f;
}

/* Back to the interrupted code; by the short way where there is one. */
static void resume(const ucontext_t *uc)
{
	if (ua_guard.resume && !ua_guard.keep_vectors)
		ua_context_resume(uc);
}

void ua_fault_on_memory(int signo, siginfo_t *info, void *context)
{
	ucontext_t *uc = context;
	struct ua_exentry *e;
	struct ua_fault *f;

	if (!ua_guard.out)
		not_ours(signo);
#ifdef UA_FAULT_TELL	/* what fixups, or those that ask the instruction, want to know */
	UA_FAULT_TELL(uc, (uintptr_t)info->si_addr);
#endif
	if (ua_guard.intruder && ua_guard.intruder->fault(uc, (uintptr_t)info->si_addr))
		return;
	f = record(signo, info, uc);
	if (ua_guard.out->nfaults > UA_FAULTS_MAX)
		leave_case(UA_HANG);
	e = ua_extable_search(ua_guard.table, f->pc);
	if (e) {
		e->taken++;
		f->how = UA_BY_FIXUP;
		ua_pc_set(uc, e->fixup);
		if (e->type != UA_FIX_PLAIN)
			ua_arch_image_fix(uc, e);
		resume(uc);
		return;
	}
	if (ua_guard.top != &ua_guard.bottom) {
		f->how = UA_BY_CATCH;
		ua_context_control(uc);
	} else {
		f->how = UA_BY_LEAVE;
		ua_guard.out->end = UA_STRAY;
	}
	if (signo == SIGSEGV)
		ua_guard.library.sa_sigaction(signo, info, context);
	leave_now(ua_guard.top, NULL, NULL);
}

/* SIGILL, SIGTRAP, SIGFPE */
void ua_fault_on_code(int signo, siginfo_t *info, void *context)
{
	if (!ua_guard.out)
		not_ours(signo);
	signo = code_signal(context, signo);
	if (signo == SIGTRAP && ua_guard.intruder && ua_guard.intruder->trap(context))
		return;
	if (signo == SIGTRAP && ua_blocks_trap(context))
		return;
	if (ua_image_holds(ua_pc_get(context)) && ua_arch_image_emulate(context, signo)) {
		ua_guard.traps++;
		resume(context);
		return;
	}
	record(signo, info, context)->how = UA_BY_LEAVE;
	leave_case(UA_STRAY);
}

/* The tick: the same call as at the last one, and its CPU time used up? */
void ua_fault_on_alarm(int signo, siginfo_t *info, void *context)
{
	double now = ua_cpu_clock();

	(void)signo;
	if (!ua_guard.out || ua_guard.number != ua_guard.tick_number) {
		ua_guard.tick_number = ua_guard.number;
		ua_guard.tick_cpu = now;
		return;
	}
	if (now - ua_guard.tick_cpu < ua_guard.limit)
		return;
	record(SIGALRM, info, context)->how = UA_BY_LEAVE;
	leave_case(UA_HANG);
}
