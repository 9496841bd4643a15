/* SPDX-License-Identifier: GPL-2.0-or-later */
/* cpu.c - what this CPU has: a bit a letter, the kernel's word for it. */
#include <stdbool.h>
#include <string.h>
#include <sys/auxv.h>

#include "cpu.h"
#include "needs.h"

static bool has(char letter)
{
	return getauxval(AT_HWCAP) & 1ul << (letter - 'a');
}

unsigned ua_cpu_features(void)
{
	return has('v') ? UA_NEED_VECTOR : 0;
}

const char *ua_cpu_need_name(unsigned bit)
{
	return bit == UA_NEED_VECTOR ? "v" : NULL;
}

const char *ua_cpu_lacks(const char *variant)
{
	return strstr(variant, "vector") && !has('v') ? "v" : NULL;
}

/* The checked call looks at double registers. */
const char *ua_cpu_broken(void)
{
	return has('d') ? NULL : "it has no extension D, which the ABI lp64d has";
}

const char *ua_cpu_flags(char *buf, size_t size)
{
	size_t used = 0;

	buf[0] = 0;
	for (char c = 'a'; c <= 'z' && used + 2 < size; c++)
		if (has(c)) {
			buf[used++] = c;
			buf[used] = 0;
		}
	return buf;
}
