/* SPDX-License-Identifier: GPL-2.0-or-later */
/* cpu.c - what this CPU has: the kernel's word for it (AT_HWCAP). */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>

#include "cpu.h"
#include "needs.h"

/* The kernel's numbers, for headers may be older than the CPU. */
static const struct { const char *name; unsigned long bit; } flags[] = {
	{ "stfle", 1ul << 2 }, { "etf3", 1ul << 8 }, { "te", 1ul << 10 }, { "vx", 1ul << 11 },
	{ "vxe", 1ul << 13 },
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

/* Of glibc: the variants for z13 and later use vector registers. */
const char *ua_cpu_lacks(const char *variant)
{
	bool vectors = strstr(variant, "vx") || strstr(variant, "z13") || strstr(variant, "arch13");

	return vectors && !(getauxval(AT_HWCAP) & 1ul << 11) ? "vx" : NULL;
}

const char *ua_cpu_broken(void)
{
	return NULL;
}

const char *ua_cpu_flags(char *buf, size_t size)
{
	int used = snprintf(buf, size, "z/Architecture");

	for (size_t i = 0; i < FLAGS && used >= 0 && (size_t)used < size; i++)
		if (getauxval(AT_HWCAP) & flags[i].bit)
			used += snprintf(buf + used, size - (size_t)used, " %s", flags[i].name);
	return buf;
}
