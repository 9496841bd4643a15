/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Curves over sizes: bench.c finds what belongs together, chart.c draws it. */
#ifndef UA_CHART_H
#define UA_CHART_H

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>

struct ua_line {
	char name[160];		/* of the routine, and of the run if there are more */
	const json_t **row;	/* of the benchmark, by size */
	size_t rows;
};

struct ua_chart {
	const char *title, *unit;
	bool cost;		/* what a call costs, and not how fast it is */
	struct ua_line *line;
	size_t lines;
};

/* What is drawn of a row: bytes a unit or units a call; and its interval. */
double ua_chart_value(const struct ua_chart *c, const json_t *row, double *low, double *high);

void ua_chart_draw(FILE *out, const struct ua_chart *c);

#endif
