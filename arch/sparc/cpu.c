/* SPDX-License-Identifier: GPL-2.0-or-later */
/* cpu.c - what this CPU has: the kernel's word for it (AT_HWCAP). */
#include <stdio.h>
#include <sys/auxv.h>

#include "cpu.h"
#include "needs.h"

/* The kernel's numbers, for headers may be older than the CPU. */
static const struct { const char *name; unsigned long bit; } flags[] = {
	{ "v9", 1ul << 4 }, { "ultra3", 1ul << 5 }, { "blkinit", 1ul << 6 }, { "n2", 1ul << 7 },
	{ "vis", 1ul << 14 }, { "vis2", 1ul << 15 }, { "fmaf", 1ul << 17 }, { "vis3", 1ul << 18 },
};

#define FLAGS	(sizeof(flags) / sizeof(flags[0]))

unsigned ua_cpu_features(void)
{
	return 0;
}

const char *ua_cpu_need_name(unsigned bit)
{
	(void)bit;
	return NULL;
}

const char *ua_cpu_lacks(const char *variant)
{
	(void)variant;
	return NULL;
}

const char *ua_cpu_broken(void)
{
	return NULL;
}

const char *ua_cpu_flags(char *buf, size_t size)
{
	int used = snprintf(buf, size, "SPARC");

	for (size_t i = 0; i < FLAGS && used >= 0 && (size_t)used < size; i++)
		if (getauxval(AT_HWCAP) & flags[i].bit)
			used += snprintf(buf + used, size - (size_t)used, " %s", flags[i].name);
	return buf;
}
