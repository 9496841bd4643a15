/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What bench --harness compares with: a SIGSEGV whose handler moves the PC
 * behind the store and returns through sigreturn, nothing else; and one with a
 * fixup, as simple as can be.
 */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <string.h>

#include "barefault.h"
#include "extable.h"
#include "probe.h"
#include "rseq.h"
#include "ucontext.h"

static void skip(int signo, siginfo_t *info, void *context)
{
	(void)signo;
	(void)info;
	ua_pc_set(context, (uintptr_t)ua_probe_bare_next);
}

static struct ua_extable table;

static void fix(int signo, siginfo_t *info, void *context)
{
	uintptr_t pc = ua_pc_get(context);
	size_t i = 0;

	(void)info;
	while (i < table.n && table.entry[i].insn != pc)
		i++;
	if (i < table.n)
		ua_pc_set(context, table.entry[i].fixup);
	else
		signal(signo, SIG_DFL);		/* dies of it, when it is run again */
}

static int use(void (*handler)(int, siginfo_t *, void *), struct sigaction *before)
{
	struct sigaction action;

	memset(&action, 0, sizeof(action));
	action.sa_sigaction = handler;
	action.sa_flags = SA_SIGINFO;
	sigemptyset(&action.sa_mask);
	if (sigaction(SIGSEGV, &action, before))
		return -errno;
	ua_rseq_join();		/* as any program has it */
	return 0;
}

static int leave(const struct sigaction *before)
{
	ua_rseq_leave();
	return sigaction(SIGSEGV, before, NULL) ? -errno : 0;
}

int ua_bare_faults(void *hole, unsigned long n)
{
	struct sigaction before;
	int err = use(skip, &before);

	if (err)
		return err;
	for (unsigned long i = 0; i < n; i++)
		ua_probe_bare(hole);
	return leave(&before);
}

int ua_bare_fixups(void (*work)(void *), void *context)
{
	struct sigaction before;
	int err = table.n ? 0 : ua_extable_init(&table);

	if (!err)
		err = use(fix, &before);
	if (err)
		return err;
	work(context);
	return leave(&before);
}
