/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Kernel images on s390x: typed fixups, and mvcos, which is how a kernel gets at
 * user memory. */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <string.h>

#include "loaded.h"
#include "s390.h"
#include "ucontext.h"

/* ---- fixups with a type (asm/asm-extable.h, 5.18 on) --------------------------
 *
 * The type's word, as imagetable.c hands it over, holds the type in its lower
 * half; above are two registers of four bits, and a length of four.
 */

enum { FIX_STORE = 1, FIX_LOAD_MEMORY, FIX_LOAD_REGISTER, FIX_LOAD_PAIR };

#define DATA_ERROR(d)	((d) >> 16 & 15)
#define DATA_ADDRESS(d)	((d) >> 20 & 15)
#define DATA_LENGTH(d)	((d) >> 24 & 15)

int ua_arch_fixtype(const char *name)
{
	static const struct { const char *name; int type; } types[] = {
		{ "EX_TYPE_FIXUP", UA_FIX_PLAIN },
		/* -EFAULT to a register; */
		{ "EX_TYPE_UA_STORE", FIX_STORE },
		/* and zeros to memory that another holds the address of, */
		{ "EX_TYPE_UA_LOAD_MEM", FIX_LOAD_MEMORY },
		/* to another register, or to two. */
		{ "EX_TYPE_UA_LOAD_REG", FIX_LOAD_REGISTER },
		{ "EX_TYPE_UA_LOAD_REGPAIR", FIX_LOAD_PAIR },
	};

	for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++)
		if (!strcmp(types[i].name, name))
			return types[i].type;
	return UA_FIX_UNKNOWN;
}

void ua_arch_image_fix(ucontext_t *uc, const struct ua_exentry *e)
{
	unsigned long *g = uc->uc_mcontext.gregs;
	unsigned address = DATA_ADDRESS(e->data);

	g[DATA_ERROR(e->data)] = (unsigned long)-EFAULT;
	if (e->type == FIX_LOAD_MEMORY)
		memset((void *)g[address], 0, DATA_LENGTH(e->data));
	if (e->type == FIX_LOAD_REGISTER || e->type == FIX_LOAD_PAIR)
		g[address] = 0;
	if (e->type == FIX_LOAD_PAIR)
		g[address + 1] = 0;
}

/* ---- mvcos ----------------------------------------------------------------------
 *
 * MVCOS D1(B1),D2(B2),R3 moves as many bytes as R3 says, 4096 at most, and sets
 * the condition code to 3 when there were more, else to 0 (Principles of
 * Operation).  Which address space an operand is in (r0) matters to a kernel
 * alone: here there is one.
 */

#define PAGE		4096ul
#define CODE_SHIFT	44	/* of the condition code in the PSW's mask */

uintptr_t ua_s390_moving;
static struct {
	unsigned long gregs[16], next, code;
} met;

static unsigned long operand(const unsigned long *g, uint64_t insn, unsigned byte)
{
	unsigned base = S390_HIGH(insn, byte);

	return (base ? g[base] : 0) + (S390_LOW(insn, byte) << 8 | S390_BYTE(insn, byte + 1));
}

static bool begin(ucontext_t *uc)
{
	unsigned long *g = uc->uc_mcontext.gregs, length;
	uintptr_t at = uc->uc_mcontext.psw.addr - S390_MVCOS_SIZE;
	uint64_t insn;

	if (!ua_image_holds(at))
		return false;
	insn = ua_s390_insn(at);
	if (!S390_IS_MVCOS(insn))
		return false;
	length = g[S390_HIGH(insn, 1)];
	met.code = length > PAGE ? 3 : 0;
	if (length > PAGE)
		length = PAGE;
	if (!length) {
		uc->uc_mcontext.psw.mask &= ~(3ul << CODE_SHIFT);
		return true;
	}
	memcpy(met.gregs, g, sizeof(met.gregs));
	met.next = uc->uc_mcontext.psw.addr;
	g[2] = operand(met.gregs, insn, 2);
	g[3] = operand(met.gregs, insn, 4);
	g[4] = length;
	g[6] = -PAGE;
	ua_s390_moving = at;
	uc->uc_mcontext.psw.addr = (uintptr_t)ua_s390_mvcos;
	return true;
}

void ua_s390_moved(void *context)
{
	ucontext_t *uc = context;

	memcpy(uc->uc_mcontext.gregs, met.gregs, sizeof(met.gregs));
	ua_s390_moving = 0;
}

bool ua_arch_image_emulate(ucontext_t *uc, int signo)
{
	if (signo != SIGILL)
		return false;
	if (!ua_s390_in_mvcos(uc)) {
		ua_s390_moving = 0;	/* of a case that was left half-way */
		return begin(uc);
	}
	if (uc->uc_mcontext.psw.addr != (uintptr_t)ua_s390_mvcos_end)
		return false;
	ua_s390_moved(uc);
	uc->uc_mcontext.psw.mask &= ~(3ul << CODE_SHIFT);
	uc->uc_mcontext.psw.mask |= met.code << CODE_SHIFT;
	uc->uc_mcontext.psw.addr = met.next;
	return true;
}

/* No copy has alternatives. */
int ua_arch_image_patch(const struct ua_image *im, const struct ua_image_set *set)
{
	(void)im;
	(void)set;
	ua_s390_moving = 0;
	return 0;
}
