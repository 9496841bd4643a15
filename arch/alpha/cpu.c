/* SPDX-License-Identifier: GPL-2.0-or-later */
/* cpu.c - what this CPU has: amask tells what it lacks. */
#include <stdbool.h>
#include <stdio.h>

#include "cpu.h"
#include "needs.h"

static const struct { const char *name; unsigned long bit; } flags[] = {
	{ "bwx", 1 }, { "fix", 2 }, { "cix", 4 }, { "mvi", 0x100 },
};

#define FLAGS	(sizeof(flags) / sizeof(flags[0]))

static bool has(unsigned long bit)
{
	unsigned long lacks;

	__asm__("amask %1, %0" : "=r"(lacks) : "r"(bit));
	return !lacks;
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

/* Its C library has one variant of each. */
const char *ua_cpu_lacks(const char *variant)
{
	(void)variant;
	return NULL;
}

/* Built for those with loads and stores of bytes. */
const char *ua_cpu_broken(void)
{
	return has(1) ? NULL : "it has no loads and stores of bytes (BWX)";
}

const char *ua_cpu_flags(char *buf, size_t size)
{
	int used = snprintf(buf, size, "Alpha");

	for (size_t i = 0; i < FLAGS && used >= 0 && (size_t)used < size; i++)
		if (has(flags[i].bit))
			used += snprintf(buf + used, size - (size_t)used, " %s", flags[i].name);
	return buf;
}
