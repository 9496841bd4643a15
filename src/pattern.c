/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include "pattern.h"

#define VALUES	127	/* prime: the values are a field */

/*
 * A linear recurrence over that field, from a primitive polynomial: in its
 * period of 127^3 - 1 every run of three values occurs once, so that three
 * bytes tell where they are from, over two megabytes.
 */
void ua_pattern_source(unsigned char *p, size_t n)
{
	unsigned last[3] = { 1, 0, 0 };

	for (size_t i = 0; i < n; i++) {
		unsigned next = (last[0] + 12 * last[2]) % VALUES;

		last[2] = last[1];
		last[1] = last[0];
		last[0] = next;
		p[i] = (unsigned char)(1 + next);
	}
}

void ua_pattern_poison(unsigned char *p, size_t n)
{
	for (size_t i = 0; i < n; i++)
		p[i] = (unsigned char)(0x80 | ((i * 29 + i / 128 * 17) & 0x7f));
}
