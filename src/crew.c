/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The workers: started, watched, replaced when a routine took one along. */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "running.h"

#define LOOK_MS		50	/* between looks at the workers */
#define STALL_WALL	10.0	/* seconds without a case before we ask why */
#define STALL_CPU	3.0	/* of them spent on the CPU: a hang */
#define STALL_EVER	120.0	/* a hang in any case */
#define LOST_MAX	16	/* workers that one routine may take with it */

/* User and system CPU seconds of a process; 0 when /proc won't tell. */
static double cpu_of(pid_t pid)
{
	char path[64], line[1024], *p;
	unsigned long user = 0, system = 0;
	FILE *f;

	snprintf(path, sizeof(path), "/proc/%ld/stat", (long)pid);
	f = fopen(path, "r");
	if (!f)
		return 0;
	p = fgets(line, sizeof(line), f) ? strrchr(line, ')') : NULL;
	fclose(f);
	if (!p || sscanf(p + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu",
			 &user, &system) != 2)
		return 0;
	return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static bool launch(struct ua_running *k, struct ua_crew *c, struct ua_unit *u)
{
	pid_t pid;

	fflush(stdout);
	pid = ua_worker_start(u, k->run.config, k->run.facts);
	if (pid < 0) {
		snprintf(u->slot->broken, sizeof(u->slot->broken), "fork: %s", strerror(-pid));
		ua_unit_close(k, u);
		return false;
	}
	c->unit = u;
	c->pid = pid;
	c->beat = u->slot->beat;
	c->beat_time = ua_clock();
	c->beat_cpu = 0;
	c->hung = false;
	return true;
}

/* The next unit to an idle place in the crew. */
static void start_next(struct ua_running *k, struct ua_crew *c)
{
	struct ua_unit *u = &k->units[k->next++];
	double now = ua_clock();

	if (k->started[u->result] == 0)
		k->started[u->result] = now;
	u->slot = ua_slot_new(k->run.config);
	if (!u->slot) {
		ua_unit_refuse(k, u, "no memory to share with a worker");
		return;
	}
	if (k->end > 0) {
		double left = k->end > now ? k->end - now : 0;
		double share = left * k->run.config->jobs / (double)(k->nunits - k->next + 1);

		u->deadline = now + (share < left ? share : left);
	}
	launch(k, c, u);
}

/* The worker died in a case: a finding, and another goes on behind it. */
/* The case that the worker died in; false: there was none. */
static bool lost_case(const struct ua_slot *slot, struct ua_sweep *sweep, struct ua_case *c)
{
	if (!slot->beat || slot->planning)
		return false;
	if (slot->number < sweep->total)
		return ua_sweep_case(sweep, slot->number, c);
	*c = slot->injection;
	return true;
}

static void replace(struct ua_running *k, struct ua_crew *c)
{
	static struct ua_sweep sweep;
	const struct ua_config *config = k->run.config;
	struct ua_unit *u = c->unit;
	struct ua_slot *slot = u->slot;
	struct ua_case lost;

	ua_sweep_init(&sweep, u->routine, k->run.facts->page, config->seed, ua_config_sweep(config));
	slot->tally.lost++;
	if (lost_case(slot, &sweep, &lost))
		ua_tally_lost(&slot->tally, u->routine, &lost, k->run.facts->page,
			      config->profile, c->hung ? UA_HANG : UA_DIED);
	u->first = slot->number + u->step;
	if (!slot->beat || slot->planning || slot->tally.lost >= LOST_MAX || slot->stop) {
		ua_unit_close(k, u);
		c->unit = NULL;
		return;
	}
	if (!launch(k, c, u))
		c->unit = NULL;
}

static void reap(struct ua_running *k)
{
	pid_t pid;

	while ((pid = waitpid(-1, NULL, WNOHANG)) > 0) {
		struct ua_crew *c = NULL;

		for (unsigned i = 0; i < k->run.config->jobs; i++)
			if (k->crew[i].unit && k->crew[i].pid == pid)
				c = &k->crew[i];
		if (!c)
			continue;
		/* A routine may have called exit: only what says so is done. */
		if (c->unit->slot->done || c->unit->slot->broken[0]) {
			ua_unit_close(k, c->unit);
			c->unit = NULL;
		} else {
			replace(k, c);
		}
	}
}

/* A worker whose own watchdog can't stop the case is killed from here. */
static void watch(struct ua_crew *c)
{
	unsigned long beat = c->unit->slot->beat;
	double now = ua_clock(), silent;

	if (beat != c->beat) {
		c->beat = beat;
		c->beat_time = now;
		c->beat_cpu = 0;
		return;
	}
	silent = now - c->beat_time;
	if (c->beat_cpu == 0)
		c->beat_cpu = cpu_of(c->pid);
	if (silent > STALL_EVER ||
	    (silent > STALL_WALL && cpu_of(c->pid) - c->beat_cpu > STALL_CPU)) {
		c->hung = true;
		kill(c->pid, SIGKILL);
	}
}

static void show_progress(const struct ua_running *k)
{
	char name[UA_NAME_MAX];
	const struct ua_unit *u = k->crew[0].unit;

	if (!k->terminal)
		return;
	fprintf(stderr, "\r\033[K[%zu/%zu] %s", k->printed, k->run.n,
		u ? ua_routine_name(u->routine, name, sizeof(name)) : "");
	if (k->end > 0 && k->end > ua_clock())
		fprintf(stderr, ", %.0f s left", k->end - ua_clock());
}

static void stop_all(struct ua_running *k)
{
	for (unsigned i = 0; i < k->run.config->jobs; i++)
		if (k->crew[i].unit)
			k->crew[i].unit->slot->stop = true;
}

static bool busy(const struct ua_running *k)
{
	for (unsigned i = 0; i < k->run.config->jobs; i++)
		if (k->crew[i].unit)
			return true;
	return false;
}

void ua_crew_run(struct ua_running *k, int (*stop)(void))
{
	struct timespec pause = { 0, LOOK_MS * 1000000l };
	bool work = true;

	while (work) {
		for (unsigned i = 0; i < k->run.config->jobs; i++) {
			struct ua_crew *c = &k->crew[i];

			if (!c->unit && k->next < k->nunits && !stop())
				start_next(k, c);
			else if (c->unit)
				watch(c);
		}
		if (stop())
			stop_all(k);
		nanosleep(&pause, NULL);	/* SIGCHLD ends it */
		reap(k);
		ua_results_print(k);
		show_progress(k);
		work = busy(k) || (k->next < k->nunits && !stop());
	}
}
