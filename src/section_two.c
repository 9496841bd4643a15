/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Two user sides (copy_in_user).  The other sections have holes for the
 * destination alone; here the source ends early: alone, near both ends, and
 * at larger sizes.  It ends at PROT_NONE memory, and is there from its start
 * on: what may be missing of it is its end, or all.
 */
#include "config.h"

#include "section.h"

/* ---- either ends, or both: 0..47 bytes of each, lengths to 55 ------------- */

#define NEAR	48
#define LENGTHS	56

unsigned long ua_ends_two_count(const struct ua_sweep *s)
{
	return s->traits & UA_TWO_USER ? NEAR * NEAR * LENGTHS : 0;
}

bool ua_ends_two_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	static const enum ua_place places[] = { UA_AFTER, UA_MIDDLE, UA_BOTH };
	unsigned long a = index % NEAR, b = index / NEAR % NEAR, length = index / NEAR / NEAR;
	unsigned long hash = a * 5 + b * 3 + length;

	ua_section_set(c, places[hash % 3], (enum ua_kind)(hash / 3 % UA_NONCANONICAL),
		       s->page - (long)a, length, s->page - (long)b);
	return ua_section_fits(s, c);
}

/* ---- the source alone: 0..300 bytes of it, lengths to 140 more -------------- */

#define MOST	301
#define PAST	141

unsigned long ua_source_count(const struct ua_sweep *s)
{
	return s->traits & UA_TWO_USER ? MOST * (MOST + PAST) : 0;
}

bool ua_source_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long b = index % MOST, length = index / MOST;

	ua_section_set(c, UA_AFTER, UA_NONE, ua_section_other(s, b, length, 0), length,
		       s->page - (long)b);
	return length < b + PAST && ua_section_fits(s, c);
}

/* ---- and at sizes where routines switch their method -------------------------- */

static const unsigned long sizes[] = {
	511, 512, 513, 1024, 1025, 2048, 4095, 4096, 4097, 8192, 8193, 16384, 65536, 65537,
};
#define SHORT_OF	10	/* how many bytes of it are missing */
#define LAYERS		16

unsigned long ua_source_sizes_count(const struct ua_sweep *s)
{
	return s->traits & UA_TWO_USER ? ARRAY_SIZE(sizes) * SHORT_OF * LAYERS : 0;
}

bool ua_source_sizes_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long length = sizes[index % ARRAY_SIZE(sizes)], rest = index / ARRAY_SIZE(sizes);
	const unsigned long missing[SHORT_OF] = {
		1, 4, 7, 8, 63, 64, 65, length / 2, length - 1, length,
	};
	unsigned long b = length - missing[rest % SHORT_OF];

	ua_section_set(c, UA_AFTER, UA_NONE, ua_section_other(s, b, length, rest / SHORT_OF * 5),
		       length, s->page - (long)b);
	return ua_section_fits(s, c);
}
