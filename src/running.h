/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The state of the command run, between its files: run.c plans, crew.c sees
 * to the workers, result.c makes results of what they found. */
#ifndef UA_RUNNING_H
#define UA_RUNNING_H

#include <sys/types.h>

#include "report/report.h"

/* A running worker. */
struct ua_crew {
	struct ua_unit *unit;
	pid_t pid;
	unsigned long beat;	/* last seen */
	double beat_time, beat_cpu;
	bool hung;		/* we killed it for that */
};

struct ua_running {
	struct ua_run run;
	const struct ua_reporter *reporter;
	struct ua_result *results;
	unsigned *open;			/* units to go, by result */
	double *started;
	struct ua_unit *units;
	size_t nunits, next;		/* next to be started */
	struct ua_crew *crew;
	size_t printed;			/* results handed over */
	double end;			/* of the budget; 0: none */
	bool terminal;
};

/* crew.c: runs all units, until done or until stop() says a signal's number. */
void ua_crew_run(struct ua_running *k, int (*stop)(void));

/* result.c: a unit's share is done, or given up: its tally goes to the result. */
void ua_unit_close(struct ua_running *k, struct ua_unit *u);

/* A unit that could not even start. */
void ua_unit_refuse(struct ua_running *k, struct ua_unit *u, const char *why);

/* Hands the results that are complete to the reporter, in order. */
void ua_results_print(struct ua_running *k);

#endif
