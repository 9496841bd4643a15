/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the files of sections share; the table is in section.c. */
#ifndef UA_SECTION_H
#define UA_SECTION_H

#include "sweep.h"

#define ARRAY_SIZE(a)	(sizeof(a) / sizeof((a)[0]))

/* The kernel side's offset for point (a, length) of a grid; 0 where the op
 * has none.  Layers differ in it at every point. */
long ua_section_other(const struct ua_sweep *s, unsigned long a, unsigned long length,
		      unsigned long layer);

bool ua_section_set(struct ua_case *c, enum ua_place place, enum ua_kind kind, long offset,
		    unsigned long length, long kernel);

/* May the routine be called with such a length? */
bool ua_case_allowed(const struct ua_routine *r, const struct ua_case *c);

/* Is this a case of the routine at all? */
bool ua_section_fits(const struct ua_sweep *s, const struct ua_case *c);

static inline bool ua_whole_page(const struct ua_sweep *s)
{
	return s->traits & UA_WHOLE_PAGE;
}

/* section_edge.c */
unsigned long ua_stress_count(const struct ua_sweep *s);
bool ua_stress_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c);
unsigned long ua_sizes_count(const struct ua_sweep *s);
bool ua_sizes_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c);
unsigned long ua_strange_count(const struct ua_sweep *s);
bool ua_strange_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c);
unsigned long ua_extreme_count(const struct ua_sweep *s);
bool ua_extreme_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c);
unsigned long ua_random_count(const struct ua_sweep *s);
bool ua_random_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c);

/* section_line.c */
unsigned long ua_inside_count(const struct ua_sweep *s);
bool ua_inside_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c);
unsigned long ua_ends_count(const struct ua_sweep *s);
bool ua_ends_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c);
unsigned long ua_halves_count(const struct ua_sweep *s);
bool ua_halves_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c);
/* section_consumer.c */
unsigned long ua_consumers_count(const struct ua_sweep *s);
bool ua_consumers_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c);
/* section_whole.c */
unsigned long ua_whole_count(const struct ua_sweep *s);
bool ua_whole_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c);
unsigned long ua_shifted_count(const struct ua_sweep *s);
bool ua_shifted_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c);
unsigned long ua_few_count(const struct ua_sweep *s);
bool ua_few_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c);

/* section_two.c */
unsigned long ua_ends_two_count(const struct ua_sweep *s);
bool ua_ends_two_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c);
unsigned long ua_source_count(const struct ua_sweep *s);
bool ua_source_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c);
unsigned long ua_source_sizes_count(const struct ua_sweep *s);
bool ua_source_sizes_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c);

/* section_string.c */
unsigned long ua_strings_count(const struct ua_sweep *s);
bool ua_strings_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c);

#endif
