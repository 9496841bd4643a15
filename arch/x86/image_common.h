/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Kernel images on x86: alternatives, typed fixups, stac and clac.  Included by
 * the image.c of either width, behind its ua_x86_register[].
 */
#ifndef UA_X86_IMAGE_COMMON_H
#define UA_X86_IMAGE_COMMON_H

#include <errno.h>
#include <signal.h>
#include <string.h>

#include "loaded.h"

#define REGISTERS (sizeof(ua_x86_register) / sizeof(ua_x86_register[0]))

/* ---- fixups with a type (asm/extable_fixup_types.h; before 5.16 handlers) ----
 *
 * The type word holds the type in its lowest byte, then four bits for a
 * register, flags, and 16 bits of a signed number.
 */

/* FIX_FLAGS: a mere jump, but for what the flags clear. */
enum { FIX_FAULT = 1, FIX_IMMEDIATE, FIX_LENGTH, FIX_FLAGS };

#define DATA_REGISTER(d)	((d) >> 8 & 15)
#define DATA_CLEAR_AX		(1u << 12)
#define DATA_CLEAR_DX		(1u << 13)
#define DATA_NUMBER(d)		((int16_t)((d) >> 16))

int ua_arch_fixtype(const char *name)
{
	static const struct { const char *name; int type; } types[] = {
		{ "EX_TYPE_DEFAULT", FIX_FLAGS }, { "ex_handler_default", UA_FIX_PLAIN },
		{ "EX_TYPE_UACCESS", FIX_FLAGS }, { "ex_handler_uaccess", UA_FIX_PLAIN },
		{ "EX_TYPE_DEFAULT_MCE_SAFE", UA_FIX_PLAIN }, { "EX_TYPE_MCE_SAFE", UA_FIX_PLAIN },
		/* The trap's number goes to rax. */
		{ "EX_TYPE_FAULT", FIX_FAULT }, { "ex_handler_fault", FIX_FAULT },
		{ "EX_TYPE_FAULT_MCE_SAFE", FIX_FAULT }, { "EX_TYPE_COPY", FIX_FAULT },
		{ "ex_handler_copy", FIX_FAULT },
		{ "EX_TYPE_IMM_REG", FIX_IMMEDIATE }, { "EX_TYPE_UCOPY_LEN", FIX_LENGTH },
	};

	for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++)
		if (!strcmp(types[i].name, name))
			return types[i].type;
	return UA_FIX_UNKNOWN;
}

/* Registers by their number in an instruction. */
static greg_t *numbered(ucontext_t *uc, unsigned n)
{
	return &uc->uc_mcontext.gregs[ua_x86_register[n % REGISTERS]];
}

enum { AX, CX, DX };

void ua_arch_image_fix(ucontext_t *uc, const struct ua_exentry *e)
{
	greg_t number = DATA_NUMBER(e->data), *reg = numbered(uc, DATA_REGISTER(e->data));

	if (e->type == FIX_FAULT) {
		*numbered(uc, AX) = uc->uc_mcontext.gregs[REG_TRAPNO];
		return;
	}
	if (e->data & DATA_CLEAR_AX)
		*numbered(uc, AX) = 0;
	if (e->data & DATA_CLEAR_DX)
		*numbered(uc, DX) = 0;
	if (e->type == FIX_IMMEDIATE)
		*reg = number;
	if (e->type == FIX_LENGTH)	/* so many elements, and a rest */
		*numbered(uc, CX) = number * *numbered(uc, CX) + *reg;
}

/* ---- the user-access window ---------------------------------------------------- */

bool ua_arch_image_emulate(ucontext_t *uc, int signo)
{
	static const unsigned char clac[] = { 0x0f, 0x01, 0xca }, stac[] = { 0x0f, 0x01, 0xcb };
	uintptr_t pc = ua_pc_get(uc);

	if (signo != SIGILL || !ua_image_holds(pc + sizeof(clac) - 1))
		return false;
	if (!memcmp((const void *)pc, stac, sizeof(stac)))
		ua_hook_window_open();
	else if (!memcmp((const void *)pc, clac, sizeof(clac)))
		ua_hook_window_close();
	else
		return false;
	ua_pc_set(uc, pc + sizeof(clac));
	return true;
}

/* ---- alternatives ---------------------------------------------------------------- */

#define FEATURE_MASK	0xfffful	/* the rest are flags */
#define NOP	0x90

static unsigned long unsigned_at(const char *p, unsigned size)
{
	unsigned long v = 0;

	memcpy(&v, p, size);	/* little endian */
	return v;
}

static char *target(const char *p, const struct ua_image_altinstr *a)
{
	long offset;

	if (!a->relative)
		return (char *)unsigned_at(p, a->pointer);
	offset = (int32_t)unsigned_at(p, 4);
	return (char *)p + offset;
}

static bool has_feature(const struct ua_image_set *set, unsigned long feature)
{
	for (unsigned i = 0; i < set->features; i++)
		if (set->feature[i] == feature)
			return true;
	return false;
}

/* Jumps and calls of the other code still reach from its new place. */
static void relocate(const struct ua_image_altinstr *a, char *to, const char *from, unsigned n)
{
	for (unsigned i = 0; i < a->moves; i++) {
		const char *word = a->moving[i];
		int32_t distance;

		if (word < from || word + sizeof(distance) > from + n)
			continue;
		memcpy(&distance, word, sizeof(distance));
		distance = (int32_t)(distance + (from - to));
		memcpy(to + (word - from), &distance, sizeof(distance));
	}
}

static int patch_one(const struct ua_image_altinstr *a, const char *entry,
		     const struct ua_image_set *set)
{
	unsigned long feature = unsigned_at(entry + a->feature_at, a->feature_size);
	unsigned length = (unsigned char)entry[a->length_at];
	unsigned new_length = (unsigned char)entry[a->new_length_at];
	char *old = target(entry, a), *new = target(entry + a->pointer, a);

	if (feature & ~FEATURE_MASK & ~a->invert)
		return 0;	/* not code for code, but a call of the kernel's to be turned */
	if (has_feature(set, feature & FEATURE_MASK & ~a->invert) == !!(feature & a->invert))
		return 0;
	if (new_length > length || !ua_image_holds((uintptr_t)old))
		return -EINVAL;
	memcpy(old, new, new_length);
	relocate(a, old, new, new_length);
	memset(old + new_length, NOP, length - new_length);
	return 0;
}

int ua_arch_image_patch(const struct ua_image *im, const struct ua_image_set *set)
{
	const struct ua_image_altinstr *a = &im->alternatives;
	int err = 0;

	for (const char *p = a->start; a->size && p < a->end && !err; p += a->size)
		err = patch_one(a, p, set);
	return err;
}

#endif
