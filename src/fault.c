/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The only file with sigaction, libsigsegv and ucontext.
 *
 * libsigsegv hands its handler an address and no ucontext, so it can't move a
 * PC.  It is installed first, the action that it installed is read back, and
 * our own SA_SIGINFO handler goes on top: a table hit is ours, all else is
 * passed down to the library, whose dispatcher knows the arena's areas.
 */
#include "config.h"

#include <errno.h>
#include <sigsegv.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#include "clock.h"
#include "fault.h"
#include "loaded.h"
#include "ucontext.h"

#define STACK_BYTES	(256 * 1024)

static struct {
	struct ua_extable *table;
	struct sigaction library;	/* what libsigsegv installed */
	sigsegv_dispatcher areas;
	bool ready, keep_vectors, resume;
	double limit;			/* CPU seconds a case */

	/* the case under way; NULL between cases */
	struct ua_outcome *volatile out;
	struct ua_fault *last;		/* the latest fault's record */
	struct ua_catch bottom, *volatile top;
	unsigned long volatile number;	/* of guarded calls so far */
	unsigned long tick_number;	/* at the last tick of the watchdog */
	double tick_cpu;		/* CPU time when that call was first seen */
} guard = { .limit = 1.0 };

void ua_catch_push(struct ua_catch *c)
{
	c->outer = guard.top;
	guard.top = c;
}

/* Also after a fault came back, when the catch is no longer the innermost. */
void ua_catch_disarm(struct ua_catch *c)
{
	if (guard.top == c)
		guard.top = c->outer;
}

void ua_fault_keep_vectors(bool keep)
{
	guard.keep_vectors = keep;
}

void ua_fault_set_limit(double seconds)
{
	guard.limit = seconds;
}

/* ---- leaving ---------------------------------------------------------- */

static void leave_now(void *catch, void *unused1, void *unused2)
{
	struct ua_catch *c = catch;

	(void)unused1;
	(void)unused2;
	guard.top = c->outer;
	if (c == &guard.bottom)
		guard.out = NULL;	/* a tick must not leave it again, half-way */
	siglongjmp(c->env, 1);
}

/* The case is over, whatever the routine had armed. */
static void leave_case(enum ua_end end)
{
	guard.out->end = end;
	leave_now(&guard.bottom, NULL, NULL);
}

/* libsigsegv found the area of the fault. */
static int area_handler(void *address, void *unused)
{
	(void)address;
	(void)unused;
	return sigsegv_leave_handler(leave_now, guard.top, NULL, NULL);
}

/* What libsigsegv calls: an area of the arena, or a stray fault elsewhere,
 * which no routine's catch may swallow.  A fault that comes without an address
 * (non-canonical ones on x86) can't be told apart: the oracles judge it. */
static int library_handler(void *address, int serious)
{
	(void)serious;
	if (sigsegv_dispatch(&guard.areas, address))
		return 1;
	if (!guard.last->located)
		return sigsegv_leave_handler(leave_now, guard.top, NULL, NULL);
	guard.last->how = UA_BY_LEAVE;
	guard.out->end = UA_STRAY;
	return sigsegv_leave_handler(leave_now, &guard.bottom, NULL, NULL);
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
	struct ua_outcome *out = guard.out;
	unsigned i = out->nfaults++;
	struct ua_fault *f = i < UA_FAULTS_KEPT ? &out->fault[i] : &spare;

	f->signo = signo;
	f->code = info->si_code;
	f->address = (uintptr_t)info->si_addr;
	f->pc = ua_pc_get(uc);
	f->located = ua_fault_has_address(uc);
	f->write = f->located && ua_fault_is_write(uc);
	guard.last = f;
	ua_context_normal(uc);
	return f;
}

/* Back to the interrupted code; by the short way where there is one. */
static void resume(const ucontext_t *uc)
{
	if (guard.resume && !guard.keep_vectors)
		ua_context_resume(uc);
}

static void memory_handler(int signo, siginfo_t *info, void *context)
{
	ucontext_t *uc = context;
	struct ua_exentry *e;
	struct ua_fault *f;

	if (!guard.out)
		not_ours(signo);
	f = record(signo, info, uc);
	if (guard.out->nfaults > UA_FAULTS_MAX)
		leave_case(UA_HANG);
	e = ua_extable_search(guard.table, f->pc);
	if (e) {
		e->taken++;
		f->how = UA_BY_FIXUP;
		ua_pc_set(uc, e->fixup);
		if (e->type != UA_FIX_PLAIN)
			ua_arch_image_fix(uc, e);
		resume(uc);
		return;
	}
	if (guard.top != &guard.bottom) {
		f->how = UA_BY_CATCH;
		ua_context_control(uc);
	} else {
		f->how = UA_BY_LEAVE;
		guard.out->end = UA_STRAY;
	}
	if (signo == SIGSEGV)
		guard.library.sa_sigaction(signo, info, context);
	leave_now(guard.top, NULL, NULL);
}

/* SIGILL, SIGTRAP, SIGFPE */
static void code_handler(int signo, siginfo_t *info, void *context)
{
	if (!guard.out)
		not_ours(signo);
	if (ua_image_holds(ua_pc_get(context)) && ua_arch_image_emulate(context, signo)) {
		resume(context);
		return;
	}
	record(signo, info, context)->how = UA_BY_LEAVE;
	leave_case(UA_STRAY);
}

/* The tick: the same call as at the last one, and its CPU time used up? */
static void alarm_handler(int signo, siginfo_t *info, void *context)
{
	double now = ua_cpu_clock();

	(void)signo;
	if (!guard.out || guard.number != guard.tick_number) {
		guard.tick_number = guard.number;
		guard.tick_cpu = now;
		return;
	}
	if (now - guard.tick_cpu < guard.limit)
		return;
	record(SIGALRM, info, context)->how = UA_BY_LEAVE;
	leave_case(UA_HANG);
}

/* ---- setting up --------------------------------------------------------- */

static int handle(int signo, void (*handler)(int, siginfo_t *, void *))
{
	struct sigaction action;

	memset(&action, 0, sizeof(action));
	action.sa_sigaction = handler;
	/* NODEFER: a case is left, or resumed, without a system call for the mask. */
	action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER | SA_RESTART;
	sigemptyset(&action.sa_mask);
	return sigaction(signo, &action, NULL) ? -errno : 0;
}

static int use_own_stack(void)
{
	static unsigned char *memory;
	stack_t stack;

	if (!memory)
		memory = malloc(STACK_BYTES);
	if (!memory)
		return -ENOMEM;
	memset(&stack, 0, sizeof(stack));
	stack.ss_sp = memory;
	stack.ss_size = STACK_BYTES;
	return sigaltstack(&stack, NULL) ? -errno : 0;
}

int ua_fault_install(struct ua_extable *table)
{
	static const int code_signals[] = { SIGILL, SIGTRAP, SIGFPE };
	int err;

	guard.table = table;
	guard.resume = ua_context_resume_works();
	if (!guard.ready)
		sigsegv_init(&guard.areas);
	guard.ready = true;
	if (sigsegv_install_handler(library_handler) != 0)
		return -ENOTSUP;
	if (sigaction(SIGSEGV, NULL, &guard.library))
		return -errno;
	if (!(guard.library.sa_flags & SA_SIGINFO))
		return -ENOTSUP;
	err = use_own_stack();
	if (!err)
		err = handle(SIGSEGV, memory_handler);
	if (!err)
		err = handle(SIGBUS, memory_handler);
	for (size_t i = 0; !err && i < sizeof(code_signals) / sizeof(code_signals[0]); i++)
		err = handle(code_signals[i], code_handler);
	if (!err)
		err = handle(SIGALRM, alarm_handler);
	return err;
}

void *ua_fault_area_add(uintptr_t start, size_t size)
{
	return sigsegv_register(&guard.areas, (void *)start, size, area_handler, NULL);
}

void ua_fault_area_remove(void *area)
{
	sigsegv_unregister(&guard.areas, area);
}

int ua_fault_watch(double seconds)
{
	struct itimerval timer;

	timer.it_interval.tv_sec = (time_t)seconds;
	timer.it_interval.tv_usec = (suseconds_t)((seconds - (double)timer.it_interval.tv_sec) * 1e6);
	timer.it_value = timer.it_interval;
	guard.tick_number = guard.number;
	guard.tick_cpu = ua_cpu_clock();
	return setitimer(ITIMER_REAL, &timer, NULL) ? -errno : 0;
}

bool ua_fault_guard(struct ua_outcome *out, void (*call)(void *), void *context)
{
	out->nfaults = 0;
	out->end = UA_RETURNED;
	guard.number++;
	guard.bottom.outer = &guard.bottom;
	guard.top = &guard.bottom;
	if (sigsetjmp(guard.bottom.env, 0) == 0) {
		guard.out = out;
		call(context);
	}
	guard.out = NULL;
	return out->end == UA_RETURNED;
}
