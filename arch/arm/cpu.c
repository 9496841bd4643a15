/* SPDX-License-Identifier: GPL-2.0-or-later */
/* cpu.c - what this CPU has: the kernel's word for it (AT_HWCAP). */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>

#include "cpu.h"
#include "needs.h"

#define NEON	(1ul << 12)

static const struct flag {
	const char *name;
	unsigned long bit;
} flags[] = {
	{ "vfp", 1ul << 6 }, { "neon", NEON }, { "vfpv3", 1ul << 13 }, { "vfpv4", 1ul << 16 },
	{ "idiva", 1ul << 17 }, { "lpae", 1ul << 20 },
};

#define FLAGS	(sizeof(flags) / sizeof(flags[0]))

unsigned ua_cpu_features(void)
{
	return getauxval(AT_HWCAP) & NEON ? UA_NEED_NEON : 0;
}

const char *ua_cpu_need_name(unsigned bit)
{
	return bit == UA_NEED_NEON ? "neon" : NULL;
}

const char *ua_cpu_lacks(const char *variant)
{
	for (size_t i = 0; i < FLAGS; i++)
		if (strstr(variant, flags[i].name))
			return getauxval(AT_HWCAP) & flags[i].bit ? NULL : flags[i].name;
	return NULL;
}

/* The checked call plants d0-d31, and the self-test stores them. */
const char *ua_cpu_broken(void)
{
	return ua_cpu_features() & UA_NEED_NEON ? NULL : "no NEON, which the checked call is made for";
}

const char *ua_cpu_flags(char *buf, size_t size)
{
	int used = 0;

	buf[0] = 0;
	for (size_t i = 0; i < FLAGS && used >= 0 && (size_t)used < size; i++)
		if (getauxval(AT_HWCAP) & flags[i].bit)
			used += snprintf(buf + used, size - (size_t)used, "%s%s", used ? " " : "",
					 flags[i].name);
	return buf;
}
