/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Kernel images on SPARC: plain fixups; address spaces that only a kernel may name. */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>

#include "loaded.h"
#include "ucontext.h"

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

/* ---- address spaces -----------------------------------------------------------------
 *
 * An access of a kernel to user space names that, by a constant of 8 bits or by
 * %asi.  Below 80 they are a kernel's; there is one space here, so that each
 * becomes the program's own of the same kind.  0x11 is what a plain access has.
 */

#define ASI(insn)	((insn) >> 5 & 0xff)
#define AIUS		0x11
#define PRIMARY		0x80

static int own_space(unsigned asi)
{
	switch (asi) {
	case 0x10: case AIUS:		/* as if user, primary and secondary */
		return PRIMARY;
	case 0x16: case 0x17: case 0x70: case 0x71:	/* blocks of 64 bytes */
		return 0xf0;
	case 0x22: case 0x23:		/* twins; a store inits a block */
		return 0xe2;
	case 0x2a: case 0x2b:
		return 0xea;
	case 0x18: case 0x19:
		return 0x88;
	default:
		return (int)asi;
	}
}

/* A store that inits a block, which the emulator has not: what it leaves of the
 * block is for its routine to write, so that it is a store of 8 bytes. */
#define IS_INIT(asi)	((asi) >= 0xe2 && ((asi) & 0xe2) == 0xe2)
#define OP3_STXA	0x1eu

static uint32_t own(uint32_t insn)
{
	unsigned op3 = SPARC_OP3(insn);
	int asi;

	if (SPARC_OP(insn) != 3 || !(op3 & SPARC_ALTERNATE) || op3 == SPARC_PREFETCHA)
		return insn;
	if (insn & SPARC_IMM)		/* by %asi: AIUS, or what inits a block */
		return insn & ~(SPARC_ALTERNATE << 19);
	asi = own_space(ASI(insn));
	if (asi == PRIMARY || (IS_INIT(asi) && op3 == OP3_STXA))
		return insn & ~(SPARC_ALTERNATE << 19 | 0xffu << 5);
	return (insn & ~(0xffu << 5)) | (uint32_t)asi << 5;
}

/* Those with no entry, to a kernel's memory; %asi may say so as well. */
static void own_stores(const struct ua_image_file *f)
{
	for (uint32_t *insn = (uint32_t *)f->start; insn < (uint32_t *)f->end; insn++)
		if (SPARC_OP(*insn) == 3 && SPARC_OP3(*insn) == OP3_STXA &&
		    (*insn & SPARC_IMM || IS_INIT(ASI(*insn))))
			*insn = own(*insn);
}

int ua_arch_image_patch(const struct ua_image *im, const struct ua_image_set *set)
{
	size_t n = ua_image_entries(NULL);
	struct ua_exentry *entry = calloc(n + 1, sizeof(*entry));

	(void)set;
	if (!entry)
		return -ENOMEM;
	ua_image_entries(entry);
	for (size_t i = 0; i < n; i++) {
		uint32_t *insn = (uint32_t *)entry[i].insn;

		if (!((uintptr_t)insn & 3) && ua_image_holds((uintptr_t)insn))
			*insn = own(*insn);
	}
	free(entry);
	for (unsigned i = 0; i < im->files; i++)
		own_stores(&im->file[i]);
	return 0;
}

bool ua_arch_image_emulate(ucontext_t *uc, int signo)
{
	(void)uc;
	(void)signo;
	return false;
}
