/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The bare fault that the benchmark compares with: a SIGSEGV whose handler
 * moves the PC behind the store and returns through sigreturn, nothing else.
 */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <string.h>

#include "barefault.h"
#include "probe.h"
#include "rseq.h"
#include "ucontext.h"

static void skip(int signo, siginfo_t *info, void *context)
{
	(void)signo;
	(void)info;
	ua_pc_set(context, (uintptr_t)ua_probe_bare_next);
}

int ua_bare_faults(void *hole, unsigned long n)
{
	struct sigaction action, before;

	memset(&action, 0, sizeof(action));
	action.sa_sigaction = skip;
	action.sa_flags = SA_SIGINFO;
	sigemptyset(&action.sa_mask);
	if (sigaction(SIGSEGV, &action, &before))
		return -errno;
	ua_rseq_join();		/* as any program has it */
	for (unsigned long i = 0; i < n; i++)
		ua_probe_bare(hole);
	ua_rseq_leave();
	return sigaction(SIGSEGV, &before, NULL) ? -errno : 0;
}
