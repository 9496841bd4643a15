/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Kernel images on MIPS: plain fixups, which ask the current task for the
 * address that faulted. */
#include "config.h"

#include <string.h>

#include "loaded.h"
#include "ucontext.h"

/* gp is the current thread_info, which points to the task; both are stand-ins
 * (kernel/stubs.c) that have no members: any place in the one is a pointer to the
 * other, and any in that has the address, wherever a tree's layout looks. */
#define TASK_WORDS	1024

void ua_mips_tell_task(const ucontext_t *uc, uintptr_t address)
{
	uintptr_t info = (uintptr_t)uc->uc_mcontext.gregs[28];
	uintptr_t *task;

	if (!ua_image_holds(ua_pc_get(uc)) || info % sizeof(task) || !ua_image_spans(info, sizeof(task)))
		return;
	task = *(uintptr_t **)info;
	if (!ua_image_spans((uintptr_t)task, TASK_WORDS * sizeof(*task)))
		return;
	for (unsigned i = 0; i < TASK_WORDS; i++)
		task[i] = address;
}

int ua_arch_fixtype(const char *name)
{
	(void)name;
	return UA_FIX_UNKNOWN;
}

void ua_arch_image_fix(ucontext_t *uc, const struct ua_exentry *e)
{
	(void)uc;
	(void)e;
}

/* There is no window, and no other privileged instruction. */
bool ua_arch_image_emulate(ucontext_t *uc, int signo)
{
	(void)uc;
	(void)signo;
	return false;
}

/* What the families differ in is configured, not patched. */
int ua_arch_image_patch(const struct ua_image *im, const struct ua_image_set *set)
{
	(void)im;
	(void)set;
	return 0;
}
