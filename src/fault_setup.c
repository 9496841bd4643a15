/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The fault guard: installing the handlers, and running a case under them. */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

#include "clock.h"
#include "fault_private.h"
#include "ucontext.h"

#define STACK_BYTES	(256 * 1024)

void ua_fault_keep_vectors(bool keep)
{
	ua_guard.keep_vectors = keep;
}

void ua_fault_intrude(const struct ua_intruder *intruder)
{
	ua_guard.intruder = intruder;
}

void ua_fault_go(ucontext_t *uc, uintptr_t pc)
{
	ua_pc_set(uc, pc);
}

void ua_fault_set_limit(double seconds)
{
	ua_guard.limit = seconds;
}

unsigned long ua_fault_traps(void)
{
	return ua_guard.traps;
}

/* A machine may have to do something before C can run (arch/<a>/ucontext.h). */
#ifndef UA_HANDLER
#define UA_HANDLER(signo, handler) (handler)
#endif

static int handle(int signo, void (*handler)(int, siginfo_t *, void *))
{
	struct sigaction action;

	memset(&action, 0, sizeof(action));
	action.sa_sigaction = UA_HANDLER(signo, handler);
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

	ua_guard.table = table;
	ua_guard.resume = ua_context_resume_works();
	if (!ua_guard.ready)
		sigsegv_init(&ua_guard.areas);
	ua_guard.ready = true;
	if (sigsegv_install_handler(ua_fault_in_library) != 0)
		return -ENOTSUP;
	if (sigaction(SIGSEGV, NULL, &ua_guard.library))
		return -errno;
	if (!(ua_guard.library.sa_flags & SA_SIGINFO))
		return -ENOTSUP;
	err = use_own_stack();
	if (!err)
		err = handle(SIGSEGV, ua_fault_on_memory);
	if (!err)
		err = handle(SIGBUS, ua_fault_on_memory);
	for (size_t i = 0; !err && i < sizeof(code_signals) / sizeof(code_signals[0]); i++)
		err = handle(code_signals[i], ua_fault_on_code);
	if (!err)
		err = handle(SIGALRM, ua_fault_on_alarm);
	return err;
}

void *ua_fault_area_add(uintptr_t start, size_t size)
{
	return sigsegv_register(&ua_guard.areas, (void *)start, size, ua_fault_in_area, NULL);
}

void ua_fault_area_remove(void *area)
{
	sigsegv_unregister(&ua_guard.areas, area);
}

int ua_fault_watch(double seconds)
{
	struct itimerval timer;

	timer.it_interval.tv_sec = (time_t)seconds;
	timer.it_interval.tv_usec = (suseconds_t)((seconds - (double)timer.it_interval.tv_sec) * 1e6);
	timer.it_value = timer.it_interval;
	ua_guard.tick_number = ua_guard.number;
	ua_guard.tick_cpu = ua_cpu_clock();
	return setitimer(ITIMER_REAL, &timer, NULL) ? -errno : 0;
}

bool ua_fault_guard(struct ua_outcome *out, void (*call)(void *), void *context)
{
	out->nfaults = 0;
	out->end = UA_RETURNED;
	ua_guard.number++;
	ua_guard.bottom.outer = &ua_guard.bottom;
	ua_guard.top = &ua_guard.bottom;
	if (sigsetjmp(ua_guard.bottom.env, 0) == 0) {
		ua_guard.out = out;
		call(context);
	}
	ua_guard.out = NULL;
	return out->end == UA_RETURNED;
}
