/* SPDX-License-Identifier: GPL-2.0-or-later */
/* cpu.c - what this CPU has: the kernel's word for it (AT_HWCAP), and how many
 * bytes dc zva clears, which a register tells. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>

#include "cpu.h"
#include "needs.h"

/* The kernel's numbers, for headers may be older than the CPU. */
static const struct flag {
	const char *name;
	bool second;		/* of AT_HWCAP2 */
	unsigned long bit;
} flags[] = {
	{ "asimd", false, 1ul << 1 },
	{ "crc32", false, 1ul << 7 },
	{ "atomics", false, 1ul << 8 },
	{ "sve", false, 1ul << 22 },
	{ "sve2", true, 1ul << 1 },
	{ "mte", true, 1ul << 18 },
	{ "mops", true, 1ul << 43 },
};

#define FLAGS	(sizeof(flags) / sizeof(flags[0]))

/* Bytes; 0: dc zva is not allowed. */
static unsigned zva(void)
{
	uint64_t id;

	__asm__("mrs %0, dczid_el0" : "=r"(id));
	return id & 16 ? 0 : 4u << (id & 15);
}

unsigned ua_cpu_features(void)
{
	return zva() ? UA_NEED_ZVA : 0;
}

const char *ua_cpu_need_name(unsigned bit)
{
	return bit == UA_NEED_ZVA ? "dc zva" : NULL;
}

static bool has_flag(const struct flag *f)
{
	return getauxval(f->second ? AT_HWCAP2 : AT_HWCAP) & f->bit;
}

const char *ua_cpu_lacks(const char *variant)
{
	/* Of glibc: a64fx is written for SVE, the others name what they use. */
	static const struct { const char *name, *flag; } uses[] = {
		{ "a64fx", "sve" }, { "sve", "sve" }, { "mops", "mops" }, { "mte", "mte" },
	};

	if (strstr(variant, "zva64") && zva() != 64)
		return "dc zva of 64 bytes";
	for (size_t i = 0; i < sizeof(uses) / sizeof(uses[0]); i++)
		for (size_t f = 0; f < FLAGS; f++)
			if (strstr(variant, uses[i].name) && !strcmp(flags[f].name, uses[i].flag))
				return has_flag(&flags[f]) ? NULL : flags[f].name;
	return NULL;
}

const char *ua_cpu_broken(void)
{
	return NULL;
}

const char *ua_cpu_flags(char *buf, size_t size)
{
	int used = snprintf(buf, size, "zva=%u", zva());

	for (size_t i = 0; i < FLAGS && used >= 0 && (size_t)used < size; i++)
		if (has_flag(&flags[i]))
			used += snprintf(buf + used, size - (size_t)used, " %s", flags[i].name);
	return buf;
}
