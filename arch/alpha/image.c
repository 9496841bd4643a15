/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Kernel images on Alpha: fixups that set two registers. */
#include "config.h"

#include <errno.h>

#include "loaded.h"
#include "ucontext.h"

/* The second word of an entry is an lda that nobody runs: its displacement leads
 * from the instruction to the fixup, its rb is set to -EFAULT, its ra to 0. */
#define ERROR_REG(data)	((data) >> 16 & 31)
#define VALUE_REG(data)	((data) >> 21 & 31)

int ua_arch_fixtype(const char *name)
{
	(void)name;
	return UA_FIX_UNKNOWN;
}

void ua_arch_image_fix(ucontext_t *uc, const struct ua_exentry *e)
{
	if (VALUE_REG(e->data) != 31)
		uc->uc_mcontext.sc_regs[VALUE_REG(e->data)] = 0;
	if (ERROR_REG(e->data) != 31)
		uc->uc_mcontext.sc_regs[ERROR_REG(e->data)] = -EFAULT;
}

/* There is no window, and no privileged instruction. */
bool ua_arch_image_emulate(ucontext_t *uc, int signo)
{
	(void)uc;
	(void)signo;
	return false;
}

/* What the families differ in is in files of their own. */
int ua_arch_image_patch(const struct ua_image *im, const struct ua_image_set *set)
{
	(void)im;
	(void)set;
	return 0;
}
