/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Kernel images on arm: the domain register, where a kernel has the window. */
#include "config.h"

#include <errno.h>
#include <signal.h>

#include "loaded.h"
#include "ucontext.h"

int ua_arch_fixtype(const char *name)
{
	(void)name;
	return UA_FIX_UNKNOWN;	/* its tables have no types */
}

void ua_arch_image_fix(ucontext_t *uc, const struct ua_exentry *e)
{
	(void)uc;
	(void)e;
}

/* No alternatives that are code for code: what a booting kernel patches are
 * addresses, and what one CPU does without. */
int ua_arch_image_patch(const struct ua_image *im, const struct ua_image_set *set)
{
	(void)im;
	(void)set;
	return 0;
}

/* ---- the domain access control register (CONFIG_CPU_SW_DOMAIN_PAN) ----------------
 *
 * mcr and mrc of p15, 0, rX, c3, c0, 0.  The two bits of domain 1, which is the
 * user's: 0 is no access.
 */
#define ACCESS		0x0e030f10u	/* mrc with bit 20; the register at 12 */
#define ACCESS_MASK	0x0fef0fffu
#define USER_DOMAIN	0xcu

static unsigned long others;	/* domains, as they were written */

/* Open is what the hooks say, for a call that left it open is over; and writing
 * what is there already changes nothing. */
static void write_domains(unsigned long value)
{
	bool open = value & USER_DOMAIN;

	others = value & ~USER_DOMAIN;
	if (open && !ua_hooks.window_depth)
		ua_hook_window_open();
	else if (!open && ua_hooks.window_depth)
		ua_hook_window_close();
}

bool ua_arch_image_emulate(ucontext_t *uc, int signo)
{
	uintptr_t pc = ua_pc_get(uc);
	unsigned long *reg;
	uint32_t insn;

	if (signo != SIGILL || (pc & 3) || !ua_image_holds(pc))
		return false;
	insn = *(const uint32_t *)pc;
	if ((insn & ACCESS_MASK) != ACCESS || (insn >> 12 & 15) == 15)
		return false;
	reg = &UA_CONTEXT_REGS(uc).r[insn >> 12 & 15];
	if (insn & 1u << 20)
		*reg = others | (ua_hooks.window_depth ? USER_DOMAIN & 0x55555555u : 0);
	else
		write_domains(*reg);
	ua_pc_set(uc, pc + 4);
	return true;
}
