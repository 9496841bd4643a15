/* SPDX-License-Identifier: GPL-2.0-or-later */
/* cpu.c - what this CPU has: the kernel says nothing of it. */
#include <stdio.h>

#include "cpu.h"
#include "needs.h"

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

const char *ua_cpu_broken(void)
{
	return NULL;
}

const char *ua_cpu_flags(char *buf, size_t size)
{
	snprintf(buf, size, "68020 or later, with FPU");
	return buf;
}
