/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Kernel images on PowerPC: feature sections. */
#include "config.h"

#include <errno.h>
#include <string.h>

#include "loaded.h"

#define NOP	0x60000000u

/* A feature section: code that stays where (features & mask) == value, and
 * other code for it.  Places count from the entry itself. */
struct section {
	unsigned long mask, value;
	long start, end, other, other_end;
};

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

bool ua_arch_image_emulate(ucontext_t *uc, int signo)
{
	(void)uc;
	(void)signo;
	return false;
}

/* The relative branches: how far, by the masks of their two forms. */
static bool branch(uint32_t insn, uint32_t *mask, long *distance)
{
	uint32_t form = insn >> 26;

	if ((form != 18 && form != 16) || (insn & 2))
		return false;
	*mask = form == 18 ? 0x03fffffcu : 0xfffcu;
	*distance = form == 18 ? (long)(int32_t)((insn & *mask) << 6) >> 6 :
				 (long)(int16_t)(insn & *mask);
	return true;
}

/* One instruction from its place in the other code to its new one: a branch
 * that leaves the other code still goes where it went. */
static int move(uint32_t *to, const uint32_t *from, const uint32_t *low, const uint32_t *high)
{
	uint32_t insn = *from, mask;
	long distance;

	if (branch(insn, &mask, &distance)) {
		uintptr_t target = (uintptr_t)from + (uintptr_t)distance;
		long reach = (long)(mask >> 1) + 1;

		if (target < (uintptr_t)low || target >= (uintptr_t)high) {
			distance = (long)(target - (uintptr_t)to);
			if (distance < -reach || distance >= reach)
				return -ERANGE;
			insn = (insn & ~mask) | ((uint32_t)distance & mask);
		}
	}
	*to = insn;
	return 0;
}

static int patch_one(const char *entry, unsigned long features)
{
	struct section s;
	uint32_t *to;
	const uint32_t *from, *other, *other_end;
	int err = 0;

	memcpy(&s, entry, sizeof(s));
	if ((features & s.mask) == s.value)
		return 0;
	to = (uint32_t *)(entry + s.start);
	other = from = (const uint32_t *)(entry + s.other);
	other_end = (const uint32_t *)(entry + s.other_end);
	if (s.end < s.start || s.other_end < s.other ||
	    s.other_end - s.other > s.end - s.start || !ua_image_holds((uintptr_t)to))
		return -EINVAL;
	for (; from < other_end && !err; from++)
		err = move(to++, from, other, other_end);
	while (to < (const uint32_t *)(entry + s.end))
		*to++ = NOP;
	return err;
}

int ua_arch_image_patch(const struct ua_image *im, const struct ua_image_set *set)
{
	unsigned long features = 0;
	int err = 0;

	for (unsigned i = 0; i < set->features; i++)
		features |= set->feature[i];
	for (const char *p = im->fixups.start;
	     p && p + sizeof(struct section) <= im->fixups.end && !err; p += sizeof(struct section))
		err = patch_one(p, features);
	return err;
}
