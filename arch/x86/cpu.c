/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * cpu.c - what this CPU has: instructions that routines need, and the flags
 * by which a kernel chooses among its alternatives.
 *
 * The flags are read from /proc/cpuinfo where that can be, since they are the
 * kernel's opinion: it sets rep_good by family, and takes away what the boot
 * line or an erratum disables.  Two of them have no name there in most
 * releases and are asked of CPUID in any case.
 */
#include <cpuid.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "cpu.h"
#include "needs.h"

enum leaf { LEAF_1_EDX, LEAF_7_EBX, LEAF_7_ECX, LEAF_7_EDX, LEAF_7_1_EAX, LEAF_NONE };

static const struct flag {
	const char *name;
	enum leaf leaf;
	unsigned bit;
	bool nameless;		/* may be absent from /proc/cpuinfo all the same */
} flags[] = {
	{ "rep_good", LEAF_NONE, 0, false },
	{ "erms", LEAF_7_EBX, 9, false },
	{ "fsrm", LEAF_7_EDX, 4, false },
	{ "fzrm", LEAF_7_1_EAX, 10, true },
	{ "fsrs", LEAF_7_1_EAX, 11, true },
	{ "smap", LEAF_7_EBX, 20, false },
	{ "pku", LEAF_7_ECX, 3, false },
};

#define FLAG_RTM	11	/* of LEAF_7_EBX */
#define FLAG_SSE2	26	/* of LEAF_1_EDX */

static unsigned cpuid_leaf(enum leaf leaf)
{
	unsigned a = 0, b = 0, c = 0, d = 0;

	if (leaf == LEAF_NONE)
		return 0;
	if (!__get_cpuid_count(leaf == LEAF_1_EDX ? 1 : 7, leaf == LEAF_7_1_EAX, &a, &b, &c, &d))
		return 0;
	switch (leaf) {
	case LEAF_7_1_EAX:
		return a;
	case LEAF_7_EBX:
		return b;
	case LEAF_7_ECX:
		return c;
	default:
		return d;
	}
}

unsigned ua_cpu_features(void)
{
	return cpuid_leaf(LEAF_1_EDX) >> FLAG_SSE2 & 1 ? UA_NEED_SSE2 : 0;
}

const char *ua_cpu_need_name(unsigned bit)
{
	return bit == UA_NEED_SSE2 ? "sse2" : NULL;
}

const char *ua_cpu_lacks(const char *variant)
{
	__builtin_cpu_init();
	if (strstr(variant, "rtm") && !(cpuid_leaf(LEAF_7_EBX) >> FLAG_RTM & 1))
		return "rtm";
	if ((strstr(variant, "avx512") || strstr(variant, "evex")) &&
	    !(__builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw")))
		return "avx512vl and avx512bw";
	if (strstr(variant, "avx") && !__builtin_cpu_supports("avx2"))
		return "avx2";
	if (strstr(variant, "ssse3") && !__builtin_cpu_supports("ssse3"))
		return "ssse3";
	return NULL;
}

const char *ua_cpu_broken(void)
{
	return NULL;
}

/* The flags of the first processor, with a blank on either side; else "". */
static const char *cpuinfo_flags(char *line, size_t size)
{
	FILE *f = fopen("/proc/cpuinfo", "re");
	bool found = false;
	char *end;

	if (!f)
		return "";
	while (!found && fgets(line, (int)size, f))
		found = !strncmp(line, "flags", 5) && strchr(line, ':');
	fclose(f);
	if (!found)
		return "";
	end = strchr(line, '\n');
	if (end)
		*end = ' ';
	return strchr(line, ':') + 1;
}

static bool has_word(const char *line, const char *word)
{
	size_t length = strlen(word);
	const char *p = line;

	while ((p = strstr(p, word))) {
		if (p > line && p[-1] == ' ' && p[length] == ' ')
			return true;
		p += length;
	}
	return false;
}

const char *ua_cpu_flags(char *buf, size_t size)
{
	char line[8192];
	const char *info = cpuinfo_flags(line, sizeof(line));
	size_t used = 0;

	if (!size)
		return buf;
	buf[0] = '\0';
	for (size_t i = 0; i < sizeof(flags) / sizeof(flags[0]); i++) {
		const struct flag *f = &flags[i];
		bool has = has_word(info, f->name);

		if (!has && (!*info || f->nameless))
			has = cpuid_leaf(f->leaf) >> f->bit & 1;
		if (has && used + strlen(f->name) + 2 <= size)
			used += (size_t)snprintf(buf + used, size - used, "%s%s",
						 used ? " " : "", f->name);
	}
	return buf;
}
