/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_BENCH_CREW_H
#define UA_BENCH_CREW_H

#include <sys/types.h>

#include "bench.h"

struct ua_bench_member {
	struct ua_bench_worker worker;
	pid_t pid;		/* 0: lost */
	int channel;		/* -1: lost */
};

struct ua_bench_crew {
	struct ua_bench_member *member;
	size_t n;
};

int ua_bench_crew_start(struct ua_bench_crew *k);	/* 0 or -errno */

/* Has a member run a batch; false, and batch->wrong says why, when there are
 * no figures. */
bool ua_bench_crew_order(struct ua_bench_crew *k, size_t i, const struct ua_order *order,
			 struct ua_batch *batch);
void ua_bench_crew_end(struct ua_bench_crew *k);

#endif
