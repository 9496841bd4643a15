/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * cpu.c - what this CPU has: the kernel's word for it (AT_HWCAP), and what a
 * dcbz clears, which is tried.
 *
 * AT_DCACHEBSIZE is what libc takes a dcbz for, its memset too.  Where that is
 * wrong (qemu-user's PPC970 and POWER5+ have a mode of the former on), nothing
 * works that libc clears.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>

#include "cpu.h"
#include "ppc.h"
#include "needs.h"

static const struct flag {
	const char *name;
	bool second;		/* of AT_HWCAP2 */
	unsigned long bit;
} flags[] = {
	{ "altivec", false, PPC_FEATURE_HAS_ALTIVEC },
	{ "vsx", false, PPC_FEATURE_HAS_VSX },
	{ "spe", false, PPC_FEATURE_HAS_SPE },
	{ "cell", false, PPC_FEATURE_CELL_BE },
	{ "pa6t", false, PPC_FEATURE_PA6T },
	{ "power4", false, PPC_FEATURE_POWER4 },
	{ "power5", false, PPC_FEATURE_POWER5 },
	{ "arch_2_05", false, PPC_FEATURE_ARCH_2_05 },
	{ "arch_2_06", false, PPC_FEATURE_ARCH_2_06 },
	{ "arch_2_07", true, PPC_FEATURE2_ARCH_2_07 },
	{ "arch_3_00", true, PPC_FEATURE2_ARCH_3_00 },
	{ "arch_3_1", true, PPC_FEATURE2_ARCH_3_1 },
};

#define FLAGS	(sizeof(flags) / sizeof(flags[0]))

static const struct need {
	unsigned bit;
	const char *name;
} needs[] = {
	{ UA_NEED_64BIT, "the 64-bit ABI" },
	{ UA_NEED_ALTIVEC, "altivec" },
	{ UA_NEED_VSX, "vsx" },
	{ UA_NEED_ARCH_2_06, "arch_2_06" },
	{ UA_NEED_LINE_32, "a dcbz of 32 bytes" },
	{ UA_NEED_LINE_64, "a dcbz of 64 bytes" },
	{ UA_NEED_LINE_128, "a dcbz of 128 bytes" },
};

#define LINE_MAX_BYTES	512

unsigned ua_ppc_cache[2];

/* Marks memory, has one line of it cleared, and counts. */
__attribute__((constructor)) static void measure_line(void)
{
	static _Alignas(LINE_MAX_BYTES) unsigned char memory[3 * LINE_MAX_BYTES];
	unsigned bytes = 0, log = 0;

	memset(memory, 0xff, sizeof(memory));
	__asm__ volatile("dcbz 0,%0" : : "r"(memory + LINE_MAX_BYTES) : "memory");
	for (size_t i = 0; i < sizeof(memory); i++)
		bytes += memory[i] == 0;
	while (1u << log < bytes)
		log++;
	ua_ppc_cache[0] = bytes;
	ua_ppc_cache[1] = log;
}

unsigned ua_cpu_features(void)
{
	unsigned long has = getauxval(AT_HWCAP);
	unsigned features = sizeof(long) == 8 ? UA_NEED_64BIT : 0;

	if (has & PPC_FEATURE_HAS_ALTIVEC)
		features |= UA_NEED_ALTIVEC;
	if (has & PPC_FEATURE_HAS_VSX)
		features |= UA_NEED_VSX;
	if (has & PPC_FEATURE_ARCH_2_06)
		features |= UA_NEED_ARCH_2_06;
	switch (ua_ppc_cache[0]) {
	case 32:
		return features | UA_NEED_LINE_32;
	case 64:
		return features | UA_NEED_LINE_64;
	case 128:
		return features | UA_NEED_LINE_128;
	}
	return features;
}

const char *ua_cpu_need_name(unsigned bit)
{
	for (size_t i = 0; i < sizeof(needs) / sizeof(needs[0]); i++)
		if (needs[i].bit == bit)
			return needs[i].name;
	return NULL;
}

static bool has_flag(const struct flag *f)
{
	return getauxval(f->second ? AT_HWCAP2 : AT_HWCAP) & f->bit;
}

const char *ua_cpu_lacks(const char *variant)
{
	/* A variant is named after the first CPU of its architecture level. */
	static const struct { const char *name, *flag; } levels[] = {
		{ "power10", "arch_3_1" }, { "power9", "arch_3_00" }, { "power8", "arch_2_07" },
		{ "power7", "arch_2_06" }, { "power6", "arch_2_05" }, { "a2", "arch_2_06" },
		{ "cell", "cell" }, { "power4", "power4" }, { "vsx", "vsx" },
	};

	for (size_t i = 0; i < sizeof(levels) / sizeof(levels[0]); i++)
		for (size_t f = 0; f < FLAGS; f++)
			if (strstr(variant, levels[i].name) && !strcmp(flags[f].name, levels[i].flag))
				return has_flag(&flags[f]) ? NULL : flags[f].name;
	return NULL;
}

const char *ua_cpu_broken(void)
{
	static char why[128];
	unsigned long believed = getauxval(AT_DCACHEBSIZE);

	if (!believed || believed == ua_ppc_cache[0])
		return NULL;
	snprintf(why, sizeof(why), "dcbz clears %u bytes of this CPU, and libc's memset takes it for %lu",
		 ua_ppc_cache[0], believed);
	return why;
}

const char *ua_cpu_flags(char *buf, size_t size)
{
	int used = snprintf(buf, size, "dcbz=%u", ua_ppc_cache[0]);

	for (size_t i = 0; i < FLAGS && used >= 0 && (size_t)used < size; i++)
		if (has_flag(&flags[i]))
			used += snprintf(buf + used, size - (size_t)used, " %s", flags[i].name);
	return buf;
}
