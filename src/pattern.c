/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include "pattern.h"

#define VALUES	127	/* prime: every multiplier gives a permutation */

void ua_pattern_source(unsigned char *p, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		size_t block = i / VALUES, place = i % VALUES;

		p[i] = (unsigned char)(1 + (place * (1 + block % (VALUES - 1)) + 5 * block) % VALUES);
	}
}

void ua_pattern_poison(unsigned char *p, size_t n)
{
	for (size_t i = 0; i < n; i++)
		p[i] = (unsigned char)(0x80 | ((i * 29 + i / 128 * 17) & 0x7f));
}
