/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Mixes of sizes: what programs ask for, as others have published it.  Only
 * figures with a source that can be looked up are here.  Sizes that made up
 * less than a thousandth of the calls are left out.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "bench.h"

/* Counts out of 65536 calls of up to 4096 bytes while SPEC2017 ran. */
static const unsigned short spec_memcpy[][2] = {
	{ 1, 298 }, { 2, 649 }, { 3, 326 }, { 4, 2159 }, { 5, 475 }, { 6, 334 }, { 7, 461 },
	{ 8, 8915 }, { 9, 361 }, { 10, 361 }, { 11, 197 }, { 12, 1608 }, { 13, 173 }, { 15, 185 },
	{ 16, 9554 }, { 18, 80 }, { 19, 68 }, { 23, 78 }, { 24, 1343 }, { 32, 22320 }, { 40, 77 },
	{ 64, 250 }, { 68, 187 }, { 104, 96 }, { 108, 460 }, { 120, 661 }, { 144, 813 },
	{ 152, 5327 }, { 160, 115 }, { 192, 184 }, { 284, 721 }, { 288, 96 }, { 292, 2035 },
	{ 296, 194 }, { 464, 308 }, { 560, 126 }, { 882, 550 }, { 884, 733 }, { 1144, 83 },
	{ 1152, 895 }, { 1764, 183 }, { 2048, 303 }, { 0, 0 }
};

static const unsigned short spec_memset[][2] = {
	{ 1, 86 }, { 2, 200 }, { 3, 124 }, { 4, 192 }, { 8, 1412 }, { 9, 124 }, { 10, 130 },
	{ 11, 539 }, { 12, 613 }, { 13, 160 }, { 14, 174 }, { 15, 180 }, { 16, 3823 }, { 20, 295 },
	{ 24, 3454 }, { 28, 120 }, { 32, 15336 }, { 36, 151 }, { 40, 28817 }, { 48, 927 },
	{ 56, 152 }, { 64, 140 }, { 72, 233 }, { 88, 380 }, { 104, 90 }, { 108, 414 }, { 248, 74 },
	{ 284, 493 }, { 288, 110 }, { 292, 1202 }, { 296, 3545 }, { 312, 271 }, { 832, 76 },
	{ 1024, 69 }, { 1152, 96 }, { 4095, 133 }, { 0, 0 }
};

static const char source[] = "Arm optimized-routines, string/bench/memcpy.c and memset.c: SPEC2017";

static const struct ua_mix mixes[] = {
	{ "spec2017-memcpy", source, spec_memcpy },
	{ "spec2017-memset", source, spec_memset },
};

#define N	(sizeof(mixes) / sizeof(mixes[0]))

const struct ua_mix *ua_mix(const char *name)
{
	for (size_t i = 0; i < N; i++)
		if (!strcmp(mixes[i].name, name))
			return &mixes[i];
	return NULL;
}

const char *ua_mix_names(char *buf, size_t size)
{
	size_t used = 0;

	for (size_t i = 0; i < N && used < size; i++)
		used += (size_t)snprintf(buf + used, size - used, "%s%s", i ? ", " : "", mixes[i].name);
	return buf;
}

static unsigned long total(const struct ua_mix *m)
{
	unsigned long n = 0;

	for (unsigned i = 0; m->sizes[i][1]; i++)
		n += m->sizes[i][1];
	return n;
}

double ua_mix_mean(const struct ua_mix *m)
{
	double sum = 0;

	for (unsigned i = 0; m->sizes[i][1]; i++)
		sum += (double)m->sizes[i][0] * m->sizes[i][1];
	return sum / (double)total(m);
}

unsigned long ua_mix_largest(const struct ua_mix *m)
{
	unsigned long n = 0;

	for (unsigned i = 0; m->sizes[i][1]; i++)
		if (m->sizes[i][0] > n)
			n = m->sizes[i][0];
	return n;
}

uint64_t ua_bench_random(uint64_t *state)
{
	uint64_t z = *state += 0x9e3779b97f4a7c15;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
	z = (z ^ z >> 27) * 0x94d049bb133111eb;
	return z ^ z >> 31;
}

void ua_mix_draw(const struct ua_mix *m, uint64_t seed, unsigned *size, size_t n)
{
	unsigned long all = total(m);

	for (size_t k = 0; k < n; k++) {
		unsigned long at = ua_bench_random(&seed) % all;
		unsigned i = 0;

		while (at >= m->sizes[i][1])
			at -= m->sizes[i++][1];
		size[k] = m->sizes[i][0];
	}
}
