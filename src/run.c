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
#include <unistd.h>

#include "cpu.h"
#include "extable.h"
#include "fault.h"
#include "options.h"
#include "outputs.h"
#include "registry.h"
#include "run.h"
#include "running.h"
#include "selftest.h"

static volatile sig_atomic_t caught_signal;

static void on_signal(int signo)
{
	caught_signal = signo;
}

static int caught(void)
{
	return caught_signal;
}

static void on_child(int signo)
{
	(void)signo;	/* it only has to end the sleep */
}

/* One unit a routine; several where there are fewer routines than jobs. */
static int plan(struct ua_running *k, const struct ua_routine **list, size_t n)
{
	unsigned jobs = k->run.config->jobs, shards = n >= 4 * (size_t)jobs ? 1 : jobs;
	unsigned features = ua_cpu_features();
	static struct ua_sweep sweep;
	char text[160];
	const char *lacks;

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
		lacks = ua_routine_lacks(list[i], features, text, sizeof(text));
		if (lacks) {
			r->status = UA_SKIPPED;
			snprintf(r->reason, sizeof(r->reason), "%s", lacks);
			continue;
		}
		ua_sweep_init(&sweep, list[i], k->run.facts->page, k->run.config->seed,
			      ua_config_sweep(k->run.config));
		r->total = sweep.total;
		for (unsigned shard = 0; shard < shards; shard++) {
			struct ua_unit *u = &k->units[k->nunits++];

			u->routine = list[i];
			u->result = (unsigned)i;
			u->first = shard;
			u->step = shards;
			u->injects = shard == 0 && k->run.config->inject != UA_INJECT_OFF;
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
	/* A slow reader makes writes wait, and stdio does not repeat one that a
	 * signal ends; sleeps end all the same. */
	action.sa_flags = SA_RESTART;
	action.sa_handler = on_signal;
	sigaction(SIGINT, &action, NULL);
	sigaction(SIGTERM, &action, NULL);
	action.sa_handler = on_child;
	sigaction(SIGCHLD, &action, NULL);
}

static int status_of(const struct ua_running *k)
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

static int refuse(const char *broken)
{
	ua_complain("self-test: %s; refusing to test anything", broken);
	return UA_EXIT_BROKEN + 1;
}

int ua_prepare(struct ua_facts *facts)
{
	static struct ua_extable table;
	struct ua_arena *arena;
	const char *broken = ua_cpu_broken();
	int err;

	if (broken)
		return refuse(broken);
	err = ua_extable_init(&table);
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
	return broken ? refuse(broken) : 0;
}

int ua_command_run(const struct ua_options *o)
{
	static struct ua_running k;
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
	k.run.what = o->what;
	k.run.targets = o->about;
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
	ua_outputs_begin(k.reporter, &k.run);
	ua_crew_run(&k, caught);
	k.run.signo = caught_signal;
	k.run.seconds = ua_clock() - start;
	ua_outputs_end(k.reporter, &k.run);
	if (k.terminal)
		fputs("\r\033[K", stderr);
	free(list);
	return ua_outputs_done(o, status_of(&k));
}
