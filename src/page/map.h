/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_MAP_H
#define UA_MAP_H

#include "page/page.h"

/* "8", or "8 to 15": of n bins. */
void ua_map_range(FILE *out, unsigned bin, unsigned n, unsigned coarse);
void ua_map_clauses(FILE *out, unsigned set);
void ua_map_worst(FILE *out, long worst);

/* At most so many cells, where that can be. */
void ua_map_table(FILE *out, const struct ua_heat *h, unsigned most);

#endif
