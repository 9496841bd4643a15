/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Kernel images on arm64: typed fixups, alternatives, PSTATE.PAN. */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <string.h>

#include "loaded.h"
#include "ucontext.h"

/* ---- fixups with a type (asm/asm-extable.h, 5.16 on) ------------------------
 *
 * The type's word holds the type in its lower half; above are two registers of
 * five bits, of which 31 is none.
 */

enum { FIX_ERROR = 1, FIX_ZEROPAD };

#define DATA_FIRST(d)	((d) >> 16 & 31)
#define DATA_SECOND(d)	((d) >> 21 & 31)
#define NO_REGISTER	31

int ua_arch_fixtype(const char *name)
{
	static const struct { const char *name; int type; } types[] = {
		{ "EX_TYPE_FIXUP", UA_FIX_PLAIN },
		/* -EFAULT to the first register, 0 to the second. */
		{ "EX_TYPE_UACCESS_ERR_ZERO", FIX_ERROR },
		{ "EX_TYPE_KACCESS_ERR_ZERO", FIX_ERROR },
		/* To the first register the long at the second, aligned, and
		 * moved down as if it had come from there. */
		{ "EX_TYPE_LOAD_UNALIGNED_ZEROPAD", FIX_ZEROPAD },
		/* cpyfp and its kind; only the user's side has a fixup, and the
		 * clause "fault" sees which side it was. */
		{ "EX_TYPE_UACCESS_CPY", UA_FIX_PLAIN },
	};

	for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++)
		if (!strcmp(types[i].name, name))
			return types[i].type;
	return UA_FIX_UNKNOWN;
}

static void set(ucontext_t *uc, unsigned n, unsigned long value)
{
	if (n != NO_REGISTER)
		uc->uc_mcontext.regs[n] = value;
}

void ua_arch_image_fix(ucontext_t *uc, const struct ua_exentry *e)
{
	unsigned first = DATA_FIRST(e->data), second = DATA_SECOND(e->data);

	if (e->type == FIX_ZEROPAD) {
		unsigned long at = second == NO_REGISTER ? 0 : uc->uc_mcontext.regs[second];

		set(uc, first, *(const unsigned long *)(at & ~7ul) >> 8 * (at & 7));
		return;
	}
	set(uc, first, (unsigned long)-EFAULT);
	set(uc, second, 0);
}

/* ---- what only a kernel may: the user-access window, the current task ----------- */

#define MSR_PAN_0	0xd500409fu
#define MSR_PAN_1	0xd500419fu
#define MRS_SP_EL0	0xd5384100u	/* to the register of the lowest bits */

/* The address of a symbol of the image; 0: it has none of that name. */
static uintptr_t symbol(const char *name)
{
	const struct ua_elf *e = ua_image_elf();

	for (size_t i = 0; i < e->symbols; i++)
		if (e->symbol[i].st_shndx != SHN_UNDEF && !strcmp(ua_elf_name(e, &e->symbol[i]), name))
			return e->symbol[i].st_value;
	return 0;
}

static uintptr_t current_task(void)
{
	static uintptr_t current;

	if (!current)
		current = symbol("ua_current");
	return current;
}

bool ua_arch_image_emulate(ucontext_t *uc, int signo)
{
	uintptr_t pc = ua_pc_get(uc);
	uint32_t insn;

	if (signo != SIGILL || (pc & 3) || !ua_image_holds(pc))
		return false;
	insn = *(const uint32_t *)pc;
	if (insn == MSR_PAN_0)
		ua_hook_window_open();
	else if (insn == MSR_PAN_1)
		ua_hook_window_close();
	else if ((insn & ~31u) == MRS_SP_EL0 && current_task())
		set(uc, insn & 31, current_task());
	else
		return false;
	ua_pc_set(uc, pc + 4);
	return true;
}

/* ---- alternatives ---------------------------------------------------------------- */

#define NOP	0xd503201fu
#define CALLBACK	0x8000ul	/* in the capability: the other code is a function's */

/* In struct alt_instr all is in 2 or 4 bytes. */
static unsigned long field(const char *p, unsigned size)
{
	uint32_t word = 0;

	memcpy(&word, p, size);
	return word;
}

static uint32_t *target(const char *p)
{
	int32_t offset;

	memcpy(&offset, p, sizeof(offset));
	return (uint32_t *)(p + offset);
}

static bool has(const struct ua_image_set *set, unsigned long capability)
{
	for (unsigned i = 0; i < set->features; i++)
		if (set->feature[i] == capability)
			return true;
	return false;
}

/* A branch's distance is in a field of so many bits from a place on; 0: none. */
static unsigned branch_bits(uint32_t insn, unsigned *shift)
{
	*shift = 5;
	if ((insn & 0x7c000000) == 0x14000000) {	/* b, bl */
		*shift = 0;
		return 26;
	}
	if ((insn & 0xff000010) == 0x54000000 || (insn & 0x7e000000) == 0x34000000)
		return 19;
	return (insn & 0x7e000000) == 0x36000000 ? 14 : 0;
}

/* One instruction to its new place: a branch that leaves the other code still
 * goes where it went. */
static int move(uint32_t *to, const uint32_t *from, const uint32_t *low, const uint32_t *high)
{
	unsigned shift, bits = branch_bits(*from, &shift);
	uint32_t insn = *from, mask = bits ? (1u << bits) - 1 : 0;
	int32_t words;

	if (bits) {
		words = (int32_t)((insn >> shift & mask) << (32 - bits)) >> (32 - bits);
		if (from + words < low || from + words >= high) {
			long moved = from + words - to;

			if (moved < -(1l << (bits - 1)) || moved >= 1l << (bits - 1))
				return -ERANGE;
			insn = (insn & ~(mask << shift)) | ((uint32_t)moved & mask) << shift;
		}
	}
	*to = insn;
	return 0;
}

/* The one function for code that user copies have: it makes no-operations. */
static bool makes_nops(const uint32_t *function)
{
	return (uintptr_t)function == symbol("alt_cb_patch_nops");
}

static int patch_one(const struct ua_image_altinstr *a, const char *entry,
		     const struct ua_image_set *set)
{
	unsigned long capability = field(entry + a->feature_at, a->feature_size);
	unsigned length = (unsigned char)entry[a->length_at];
	unsigned new_length = (unsigned char)entry[a->new_length_at];
	uint32_t *to = target(entry), *from = target(entry + a->pointer);
	int err = 0;

	if (!has(set, capability & ~CALLBACK))
		return 0;
	if (!ua_image_holds((uintptr_t)to))
		return -EINVAL;
	if (capability & CALLBACK) {
		for (unsigned i = 0; i < length / 4 && makes_nops(from); i++)
			to[i] = NOP;
		return 0;
	}
	if (new_length != length)
		return -EINVAL;
	for (unsigned i = 0; i < length / 4 && !err; i++)
		err = move(to + i, from + i, from, from + length / 4);
	return err;
}

int ua_arch_image_patch(const struct ua_image *im, const struct ua_image_set *set)
{
	const struct ua_image_altinstr *a = &im->alternatives;
	int err = 0;

	for (const char *p = a->start; a->size && p < a->end && !err; p += a->size)
		err = patch_one(a, p, set);
	return err;
}
