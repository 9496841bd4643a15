/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The command run: deals units out to workers, watches over them, and hands
 * results to the reporter in the order of the registry.
 */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cpu.h"
#include "extable.h"
#include "fault.h"
#include "options.h"
#include "registry.h"
#include "report/report.h"
#include "run.h"
#include "selftest.h"

#define LOOK_MS		50	/* between looks at the workers */
#define STALL_WALL	10.0	/* seconds without a case before we ask why */
#define STALL_CPU	3.0	/* of them spent on the CPU: a hang */
#define STALL_EVER	120.0	/* a hang in any case */
#define LOST_MAX	16	/* workers that one routine may take with it */

/* A running worker. */
struct crew {
	struct ua_unit *unit;
	pid_t pid;
	unsigned long beat;	/* last seen */
	double beat_time, beat_cpu;
	bool hung;		/* we killed it for that */
};

struct running {
	struct ua_run run;
	const struct ua_reporter *reporter;
	struct ua_result *results;
	unsigned *open;			/* units to go, by result */
	double *started;
	struct ua_unit *units;
	size_t nunits, next;		/* next to be started */
	struct crew *crew;
	size_t printed;			/* results handed over */
	double end;			/* of the budget; 0: none */
	bool terminal;
};

static volatile sig_atomic_t caught_signal;

static void on_signal(int signo)
{
	caught_signal = signo;
}

static void on_child(int signo)
{
	(void)signo;	/* it only has to end the sleep */
}

/* ---- results ---------------------------------------------------------- */

static void judge_result(const struct ua_config *config, struct ua_result *r)
{
	unsigned known = r->routine->known, broken = 0;

	for (int c = 0; c < UA_C_NR; c++) {
		enum ua_level level = ua_profile_level(config->profile, (enum ua_clause)c);

		if (!r->tally->objected[c]) {
			/* A declared defect that this profile can't show is not absent. */
			if ((known & 1u << c) && level == UA_L_FAIL)
				r->absent |= 1u << c;
		} else if (level == UA_L_NOTE) {
			r->noted |= 1u << c;
		} else {
			broken |= 1u << c;
		}
	}
	/* no profile forgives a hang */
	for (unsigned i = 0; i < r->tally->nfindings; i++)
		if (r->tally->finding[i].out.end == UA_HANG)
			broken |= 1u << r->tally->finding[i].clause;
	r->noted &= ~broken;
	r->failing = broken & ~known;
	r->expected = broken & known;
	if (r->status == UA_BROKEN)
		return;
	if (r->failing || r->absent || r->tally->lost)
		r->status = UA_FAILED;
	else if (r->tally->cases == 0 || r->tally->unfit)
		r->status = UA_BROKEN;
	else
		r->status = r->expected ? UA_EXPECTED : UA_PASS;
	if (r->status == UA_BROKEN)
		snprintf(r->reason, sizeof(r->reason), "%lu cases ran, %lu did not fit the arena",
			 r->tally->cases, r->tally->unfit);
}

static void print_ready(struct running *k)
{
	for (; k->printed < k->run.n && !k->open[k->printed]; k->printed++) {
		struct ua_result *r = &k->results[k->printed];

		if (r->tally)
			judge_result(k->run.config, r);
		if (k->terminal)
			fputs("\r\033[K", stderr);
		k->run.count[r->status]++;
		k->reporter->result(stdout, &k->run, k->printed, r);
		fflush(stdout);
		if (r->tally)
			free(r->tally);
		r->tally = NULL;
	}
}

/* A unit's share is done, or given up: its tally goes to the result. */
static void close_unit(struct running *k, struct ua_unit *u)
{
	struct ua_result *r = &k->results[u->result];
	struct ua_slot *slot = u->slot;

	r->seconds = ua_clock() - k->started[u->result];
	if (slot->skip) {
		r->status = UA_SKIPPED;
		snprintf(r->reason, sizeof(r->reason), "this kernel or machine lacks it: %s",
			 strerror(slot->skip));
	} else if (slot->broken[0]) {
		r->status = UA_BROKEN;
		snprintf(r->reason, sizeof(r->reason), "%s", slot->broken);
	}
	if (!slot->skip) {
		if (!r->tally) {
			size_t size = sizeof(*r->tally) +
				slot->tally.capacity * sizeof(struct ua_finding);

			r->tally = calloc(1, size);
			if (r->tally)
				r->tally->capacity = slot->tally.capacity;
		}
		if (r->tally) {
			ua_tally_merge(r->tally, &slot->tally);
		} else {
			r->status = UA_BROKEN;
			snprintf(r->reason, sizeof(r->reason), "no memory for the findings");
		}
	}
	ua_slot_free(slot);
	u->slot = NULL;
	k->open[u->result]--;
}

/* ---- workers ------------------------------------------------------------- */

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

static bool launch(struct running *k, struct crew *c, struct ua_unit *u)
{
	pid_t pid;

	fflush(stdout);
	pid = ua_worker_start(u, k->run.config, k->run.facts);
	if (pid < 0) {
		snprintf(u->slot->broken, sizeof(u->slot->broken), "fork: %s", strerror(-pid));
		close_unit(k, u);
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
static void start_next(struct running *k, struct crew *c)
{
	struct ua_unit *u = &k->units[k->next++];
	double now = ua_clock();

	if (k->started[u->result] == 0)
		k->started[u->result] = now;
	u->slot = ua_slot_new(k->run.config);
	if (!u->slot) {
		k->results[u->result].status = UA_BROKEN;
		snprintf(k->results[u->result].reason, sizeof(k->results[u->result].reason),
			 "no memory to share with a worker");
		k->open[u->result]--;
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
static void replace(struct running *k, struct crew *c)
{
	static struct ua_sweep sweep;
	const struct ua_config *config = k->run.config;
	struct ua_unit *u = c->unit;
	struct ua_slot *slot = u->slot;
	struct ua_case lost;

	ua_sweep_init(&sweep, u->routine, k->run.facts->page, config->seed, config->exhaustive);
	slot->tally.lost++;
	if (slot->beat && slot->number < sweep.total && ua_sweep_case(&sweep, slot->number, &lost))
		ua_tally_lost(&slot->tally, u->routine, &lost, k->run.facts->page,
			      config->profile, c->hung ? UA_HANG : UA_DIED);
	u->first = slot->number + u->step;
	if (!slot->beat || slot->tally.lost >= LOST_MAX || caught_signal) {
		close_unit(k, u);
		c->unit = NULL;
		return;
	}
	if (!launch(k, c, u))
		c->unit = NULL;
}

static void reap(struct running *k)
{
	int status;
	pid_t pid;

	while ((pid = waitpid(-1, &status, WNOHANG)) > 0) {
		struct crew *c = NULL;

		for (unsigned i = 0; i < k->run.config->jobs; i++)
			if (k->crew[i].unit && k->crew[i].pid == pid)
				c = &k->crew[i];
		if (!c)
			continue;
		if (WIFEXITED(status) && (WEXITSTATUS(status) == 0 || c->unit->slot->broken[0])) {
			close_unit(k, c->unit);
			c->unit = NULL;
		} else {
			replace(k, c);
		}
	}
}

/* A worker whose own watchdog can't stop the case is killed from here. */
static void watch(struct crew *c)
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

static void show_progress(const struct running *k)
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

static void stop_all(struct running *k)
{
	for (unsigned i = 0; i < k->run.config->jobs; i++)
		if (k->crew[i].unit)
			k->crew[i].unit->slot->stop = true;
}

static bool busy(const struct running *k)
{
	for (unsigned i = 0; i < k->run.config->jobs; i++)
		if (k->crew[i].unit)
			return true;
	return false;
}

static void run_units(struct running *k)
{
	struct timespec pause = { 0, LOOK_MS * 1000000l };
	bool work = true;

	while (work) {
		for (unsigned i = 0; i < k->run.config->jobs; i++) {
			struct crew *c = &k->crew[i];

			if (!c->unit && k->next < k->nunits && !caught_signal)
				start_next(k, c);
			else if (c->unit)
				watch(c);
		}
		if (caught_signal)
			stop_all(k);
		nanosleep(&pause, NULL);	/* SIGCHLD ends it */
		reap(k);
		print_ready(k);
		show_progress(k);
		work = busy(k) || (k->next < k->nunits && !caught_signal);
	}
}

/* ---- setting up ------------------------------------------------------------ */

/* One unit a routine; several where there are fewer routines than jobs. */
static int plan(struct running *k, const struct ua_routine **list, size_t n)
{
	unsigned jobs = k->run.config->jobs, shards = n >= 4 * (size_t)jobs ? 1 : jobs;
	unsigned features = ua_cpu_features();
	static struct ua_sweep sweep;

	k->run.n = n;
	k->results = calloc(n, sizeof(*k->results));
	k->open = calloc(n, sizeof(*k->open));
	k->started = calloc(n, sizeof(*k->started));
	k->units = calloc(n * shards, sizeof(*k->units));
	k->crew = calloc(jobs, sizeof(*k->crew));
	if (!k->results || !k->open || !k->started || !k->units || !k->crew)
		return -ENOMEM;
	for (size_t i = 0; i < n; i++) {
		struct ua_result *r = &k->results[i];

		r->routine = list[i];
		if (ua_routine_lacks(list[i], features, r->reason, sizeof(r->reason))) {
			r->status = UA_SKIPPED;
			continue;
		}
		ua_sweep_init(&sweep, list[i], k->run.facts->page, k->run.config->seed,
			      k->run.config->exhaustive);
		r->total = sweep.total;
		for (unsigned shard = 0; shard < shards; shard++) {
			struct ua_unit *u = &k->units[k->nunits++];

			u->routine = list[i];
			u->result = (unsigned)i;
			u->first = shard;
			u->step = shards;
			k->open[i]++;
		}
	}
	return 0;
}

static void catch_signals(void)
{
	struct sigaction action;

	memset(&action, 0, sizeof(action));
	sigemptyset(&action.sa_mask);
	action.sa_handler = on_signal;
	sigaction(SIGINT, &action, NULL);
	sigaction(SIGTERM, &action, NULL);
	action.sa_handler = on_child;
	sigaction(SIGCHLD, &action, NULL);
}

static int status_of(const struct running *k)
{
	const size_t *n = k->run.count;

	if (k->run.signo)
		return 128 + k->run.signo;
	if (n[UA_BROKEN])
		return UA_EXIT_BROKEN;
	if (n[UA_FAILED])
		return UA_EXIT_FINDINGS;
	return n[UA_SKIPPED] == k->run.n ? UA_EXIT_NOTHING : UA_EXIT_OK;
}

int ua_prepare(struct ua_facts *facts)
{
	static struct ua_extable table;
	struct ua_arena *arena;
	const char *broken;
	int err = ua_extable_init(&table);

	if (!err)
		err = ua_fault_install(&table);
	if (err) {
		ua_complain("cannot catch faults: %s", err == -ENOTSUP ?
			    "this libsigsegv is a stub without recovery" : strerror(-err));
		return UA_EXIT_BROKEN + 1;
	}
	arena = ua_arena_new();
	if (!arena) {
		ua_complain("cannot lay out the arena: %s", strerror(errno));
		return UA_EXIT_BROKEN + 1;
	}
	broken = ua_selftest(arena, facts);
	ua_arena_free(arena);
	if (broken)
		ua_complain("self-test: %s; refusing to test anything", broken);
	return broken ? UA_EXIT_BROKEN + 1 : 0;
}

int ua_command_run(const struct ua_options *o)
{
	static struct running k;
	struct ua_facts facts;
	const struct ua_routine **list;
	size_t n;
	double start;
	int status = ua_choose(o, &list, &n);

	if (!status)
		status = ua_prepare(&facts);
	if (status)
		return status - 1;
	k.run.config = &o->config;
	k.run.facts = &facts;
	k.run.format = o->format;
	k.reporter = ua_reporter(o->format);
	k.terminal = isatty(STDERR_FILENO);
	if (plan(&k, list, n)) {
		ua_complain("no memory for %zu routines", n);
		return UA_EXIT_BROKEN;
	}
	catch_signals();
	start = ua_clock();
	if (o->config.budget > 0)
		k.end = start + o->config.budget;
	k.reporter->begin(stdout, &k.run);
	run_units(&k);
	k.run.signo = caught_signal;
	k.run.seconds = ua_clock() - start;
	k.reporter->end(stdout, &k.run);
	if (k.terminal)
		fputs("\r\033[K", stderr);
	free(list);
	return ua_output_done(status_of(&k));
}
