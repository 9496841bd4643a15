/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A cell: one subject at one point, and all that was measured of it so far. */
#ifndef UA_CELL_H
#define UA_CELL_H

#include "bench.h"

#define UA_ROUNDS	11	/* a sitting at most */

struct ua_cell {
	bool used;
	unsigned calls;			/* a batch */
	double seconds;			/* a batch and what goes with it */
	char wrong[120];
	/* the sitting under way: a call's, by rounds */
	double value[UA_ROUNDS], net[UA_ROUNDS];
	unsigned rounds;
	/* the sittings' medians, and all rounds */
	double *median, *netmedian, *all;
	size_t sittings, n, capacity;
	double count[UA_COUNTER_NR];	/* sums over all rounds */
	double faults, bytes;
};

void ua_cell_take(struct ua_cell *c, const struct ua_batch *b, enum ua_counter unit);

/* The end of a sitting; false: no memory. */
bool ua_cell_sat(struct ua_cell *c);
void ua_cell_free(struct ua_cell *c);

/* Figures of a cell into its row; base is the baseline's at the same point,
 * or NULL. */
void ua_cell_row(const struct ua_cell *c, const struct ua_cell *base, struct ua_bench_row *row);

#endif
