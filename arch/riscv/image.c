/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Kernel images on RISC-V: typed fixups, sstatus.SUM. */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <string.h>

#include "decode.h"
#include "loaded.h"
#include "ucontext.h"

/* ---- fixups with a type (asm/asm-extable.h, 5.17 on) --------------------------
 *
 * The type's word holds the type in its lower half; above are two registers of
 * five bits, of which x0 takes nothing.
 */

enum { FIX_ERROR = 1, FIX_ZEROPAD };

#define DATA_FIRST(d)	((d) >> 16 & 31)
#define DATA_SECOND(d)	((d) >> 21 & 31)

int ua_arch_fixtype(const char *name)
{
	static const struct { const char *name; int type; } types[] = {
		{ "EX_TYPE_FIXUP", UA_FIX_PLAIN },
		/* -EFAULT to the first register, 0 to the second. */
		{ "EX_TYPE_UACCESS_ERR_ZERO", FIX_ERROR },
		/* To the first register the long at the second, aligned, and
		 * moved down as if it had come from there. */
		{ "EX_TYPE_LOAD_UNALIGNED_ZEROPAD", FIX_ZEROPAD },
	};

	for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++)
		if (!strcmp(types[i].name, name))
			return types[i].type;
	return UA_FIX_UNKNOWN;
}

static unsigned long get(const ucontext_t *uc, unsigned n)
{
	return n ? uc->uc_mcontext.__gregs[n] : 0;
}

static void set(ucontext_t *uc, unsigned n, unsigned long value)
{
	if (n)
		uc->uc_mcontext.__gregs[n] = value;
}

void ua_arch_image_fix(ucontext_t *uc, const struct ua_exentry *e)
{
	unsigned first = DATA_FIRST(e->data), second = DATA_SECOND(e->data);

	if (e->type == FIX_ZEROPAD) {
		unsigned long at = get(uc, second);

		set(uc, first, *(const unsigned long *)(at & ~7ul) >> 8 * (at & 7));
		return;
	}
	set(uc, first, (unsigned long)-EFAULT);
	set(uc, second, 0);
}

/* ---- the user-access window ---------------------------------------------------- */

#define SUM	(1ul << 18)

bool ua_arch_image_emulate(ucontext_t *uc, int signo)
{
	static unsigned long sstatus;
	uintptr_t pc = ua_pc_get(uc);
	unsigned long bits, was;
	uint32_t insn;

	if (signo != SIGILL || !ua_image_holds(pc + 3))
		return false;
	insn = ua_riscv_insn(pc);
	if (!RV_IS_SSTATUS(insn))
		return false;
	bits = get(uc, RV_RS1(insn));
	was = sstatus;
	if (RV_FUNCT3(insn) == 2)
		sstatus |= bits;
	else
		sstatus &= ~bits;
	if ((bits & SUM) && RV_FUNCT3(insn) == 2)
		ua_hook_window_open();
	else if (bits & SUM)
		ua_hook_window_close();
	set(uc, RV_RD(insn), was);
	ua_pc_set(uc, pc + 4);
	return true;
}

/* Its alternatives are of whole functions: what an image has is what runs. */
int ua_arch_image_patch(const struct ua_image *im, const struct ua_image_set *set)
{
	(void)im;
	(void)set;
	return 0;
}
