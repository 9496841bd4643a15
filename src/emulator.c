/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <stdbool.h>
#include <string.h>
#include <unistd.h>

#include "emulator.h"

/*
 * qemu-user reads the link /proc/self/exe as the program that it runs, but
 * not the same link by way of thread-self: where the two differ, the second is
 * the emulator.
 */
const char *ua_emulator(void)
{
	static char real[4096];
	static const char *name;
	static bool known;
	char self[4096];
	const char *slash;
	ssize_t n, m;

	if (known)
		return name;
	known = true;
	n = readlink("/proc/self/exe", self, sizeof(self));
	m = readlink("/proc/thread-self/exe", real, sizeof(real) - 1);
	if (n <= 0 || m <= 0 || (n == m && !memcmp(self, real, (size_t)n)))
		return NULL;
	real[m] = 0;
	slash = strrchr(real, '/');
	return name = slash ? slash + 1 : real;
}
