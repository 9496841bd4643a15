/* SPDX-License-Identifier: GPL-2.0-or-later */
/* cpu.c - what this CPU has: the kernel's word for it (AT_HWCAP). */
#include <stdio.h>
#include <sys/auxv.h>

#include "cpu.h"
#include "needs.h"

/* The kernel's numbers, for headers may be older than the CPU. */
static const struct { const char *name; unsigned long bit; } flags[] = {
	{ "r6", 1ul << 0 }, { "msa", 1ul << 1 }, { "dsp", 1ul << 5 }, { "dsp2", 1ul << 6 },
	{ "loongson-mmi", 1ul << 11 },
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

/* Its C library has one variant of each. */
const char *ua_cpu_lacks(const char *variant)
{
	(void)variant;
	return NULL;
}

/* Release 6 does not have the instructions of those before it. */
const char *ua_cpu_broken(void)
{
	return getauxval(AT_HWCAP) & 1 ? "it is of MIPS release 6, which this program is not for" : NULL;
}

const char *ua_cpu_flags(char *buf, size_t size)
{
	int used = snprintf(buf, size, "MIPS");

	for (size_t i = 0; i < FLAGS && used >= 0 && (size_t)used < size; i++)
		if (getauxval(AT_HWCAP) & flags[i].bit)
			used += snprintf(buf + used, size - (size_t)used, " %s", flags[i].name);
	return buf;
}
