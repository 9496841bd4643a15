/* SPDX-License-Identifier: GPL-2.0-or-later */
/* cpu.c - what this CPU has, by CPUID. */
#include <cpuid.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "cpu.h"
#include "needs.h"

/* Of CPUID leaf 7: by name in a C library's variant, and as a flag to print. */
static const struct { const char *name; bool ebx; unsigned bit; } flags[] = {
	{ "erms", true, 9 }, { "fsrm", false, 4 }, { "smap", true, 20 }, { "avx2", true, 5 },
	{ "rtm", true, 11 },
};

#define FLAGS	(sizeof(flags) / sizeof(flags[0]))

static bool has(size_t i)
{
	unsigned a, b, c, d;

	if (!__get_cpuid_count(7, 0, &a, &b, &c, &d))
		return false;
	return (flags[i].ebx ? b : d) >> flags[i].bit & 1;
}

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
	for (size_t i = 0; i < FLAGS; i++)
		if (strstr(variant, flags[i].name) && !has(i))
			return flags[i].name;
	__builtin_cpu_init();
	return strstr(variant, "ssse3") && !__builtin_cpu_supports("ssse3") ? "ssse3" : NULL;
}

/* The checked call looks at xmm registers. */
const char *ua_cpu_broken(void)
{
	unsigned a, b, c, d;

	return __get_cpuid(1, &a, &b, &c, &d) && (d & bit_SSE2) ? NULL : "it has no SSE2";
}

const char *ua_cpu_flags(char *buf, size_t size)
{
	size_t used = 0;

	buf[0] = 0;
	for (size_t i = 0; i < FLAGS && used < size; i++)
		if (has(i))
			used += (size_t)snprintf(buf + used, size - used, "%s%s", used ? " " : "",
						 flags[i].name);
	return buf;
}
