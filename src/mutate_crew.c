/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Processes that try mutants: as many at a time as there are jobs. */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "breed.h"
#include "mutate.h"

struct task {
	pid_t pid;		/* 0: idle */
	size_t brood;
	double start;
};

struct progress {
	unsigned member;	/* that is being tried */
	unsigned started, ended;	/* of its shares */
};

struct crew {
	struct ua_brood **brood;
	size_t n, reported;
	unsigned shares;	/* of each brood */
	struct progress *at;
	struct task *task;
	const struct ua_options *o;
	const struct ua_facts *facts;
	double deadline;
};

/* Members that have nothing to try are passed over. */
static bool complete(struct crew *c, size_t i)
{
	const struct ua_brood *b = c->brood[i];
	struct progress *p = &c->at[i];

	while (p->started == 0 && p->member < b->members &&
	       (b->skipped || b->broken[0] || !ua_brood_wants(b, p->member)))
		p->member++;
	return p->member == b->members;
}

static pid_t start(struct crew *c, size_t i)
{
	struct progress *p = &c->at[i];
	pid_t parent = getpid(), pid;

	fflush(stdout);
	pid = fork();
	if (pid == 0) {
		prctl(PR_SET_PDEATHSIG, SIGKILL);
		if (getppid() != parent)
			_exit(0);
		signal(SIGTERM, SIG_DFL);
		_exit(ua_brood_try(c->brood[i], p->member, p->started, c->shares, c->deadline,
				   &c->o->config, c->facts));
	}
	p->started++;
	if (pid < 0) {
		snprintf(c->brood[i]->broken, sizeof(c->brood[i]->broken), "fork: %s", strerror(errno));
		p->ended++;
	}
	return pid;
}

static bool start_next(struct crew *c, struct task *t)
{
	for (size_t i = c->reported; i < c->n; i++) {
		if (complete(c, i) || c->at[i].started == c->shares)
			continue;
		t->brood = i;
		t->start = ua_clock();
		t->pid = start(c, i);
		if (t->pid < 0)
			t->pid = 0;
		return true;
	}
	return false;
}

static void ended(struct crew *c, struct task *t, int status)
{
	struct progress *p = &c->at[t->brood];
	struct ua_brood *b = c->brood[t->brood];

	t->pid = 0;
	b->cpu += ua_clock() - t->start;
	if (status && !b->broken[0])
		snprintf(b->broken, sizeof(b->broken), "the process that tries mutants ended with %s %d",
			 WIFSIGNALED(status) ? "signal" : "status",
			 WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
	if (++p->ended < c->shares)
		return;
	p->member++;
	p->started = p->ended = 0;
}

static void reap(struct crew *c)
{
	int status;
	pid_t pid = wait(&status);

	for (unsigned i = 0; i < c->o->config.jobs; i++)
		if (c->task[i].pid == pid)
			ended(c, &c->task[i], status);
}

void ua_mutate_crew(struct ua_brood **brood, size_t n, const struct ua_options *o,
		    const struct ua_facts *facts, struct ua_mutate_sum *sum)
{
	unsigned jobs = o->config.jobs, busy;
	struct crew c = { brood, n, 0, n < jobs ? jobs : 1, NULL, NULL, o, facts, 0 };

	c.at = calloc(n + 1, sizeof(*c.at));
	c.task = calloc(jobs, sizeof(*c.task));
	if (o->config.budget > 0)
		c.deadline = ua_clock() + o->config.budget;
	while (c.at && c.task && c.reported < n) {
		busy = 0;
		for (unsigned i = 0; i < jobs; i++) {
			if (!c.task[i].pid)
				start_next(&c, &c.task[i]);
			busy += c.task[i].pid != 0;
		}
		if (busy)
			reap(&c);
		for (; c.reported < n && complete(&c, c.reported); c.reported++)
			ua_mutate_report(stdout, o, brood[c.reported], sum);
	}
	if (c.reported < n)
		sum->broken += n - c.reported;
	free(c.at);
	free(c.task);
}
