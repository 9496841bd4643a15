/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_MEASURE_H
#define UA_MEASURE_H

#include "cell.h"
#include "crew.h"

struct ua_measuring {
	const struct ua_bench_options *b;
	struct ua_bench_crew crew;
	struct ua_point point[UA_SIZES_MAX];
	unsigned points;
	struct ua_cell *cell;	/* of subject i at point p: [i * points + p] */
	unsigned *order;	/* cells as they come in a round */
	unsigned orders, rounds;
	enum ua_counter unit;
	size_t baseline;	/* with --baseline: which subject */
	uint64_t random;
};

int ua_measuring_make(struct ua_measuring *k, const struct ua_bench_options *b);
int ua_measuring_rows(struct ua_measuring *k, struct ua_bench_run *run);
void ua_measuring_free(struct ua_measuring *k);

#endif
