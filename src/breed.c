/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Trying mutants.  A process learns what the routine itself does under each
 * of a list of cases, then forks once for every mutant; the fork makes it and
 * goes through the list until a clause objects that did not before.
 */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "breed.h"
#include "fault.h"
#include "run.h"
#include "symbol.h"

#define TICK		0.05	/* seconds between looks of the watchdog */
#define LIMIT		0.5	/* CPU seconds of a case: then it hangs */
#define MUTANT_CPU	60	/* and of a mutant, whatever happens in it */
#define MUTANT_WALL	600
#define LISTED_STEP	8	/* of an argued equivalent only every so manyth case */

/* What a mutant's process says, in memory that outlives it. */
struct word {
	volatile unsigned long number;	/* of the case under way */
	volatile bool clean;		/* the arena is as it was */
	volatile bool done;
	volatile bool killed;
	volatile enum ua_clause clause;
};

static struct ua_subject subject;
static struct ua_lesson lesson;
static struct word *word;

/* ---- in a mutant's process --------------------------------------------------- */

/* An objection that is the mutant's own. */
static bool judge_case(unsigned long n)
{
	const struct ua_case *c = &lesson.c[n];
	unsigned bad;

	word->number = n;
	if (ua_subject_run(&subject, c))
		return false;
	bad = ua_judge(&subject, NULL) & ~lesson.objected[n] & lesson.failing;
	if (subject.out.end == UA_HANG)	/* no profile forgives that */
		bad |= UA_CLAUSE(PROGRESS) & ~lesson.objected[n];
	if (!bad) {
		ua_subject_restore(&subject, subject.out.end != UA_RETURNED || lesson.objected[n]);
		return false;
	}
	for (int clause = UA_C_NR - 1; clause >= 0; clause--)
		if (bad & 1u << clause)
			word->clause = (enum ua_clause)clause;
	ua_subject_restore(&subject, true);
	return true;
}

/* First what its entry is taken by, and what killed others.  What is listed as
 * equivalent would need all cases to the last, and is there by argument: it
 * gets a part of them, unless the run is exhaustive. */
static bool judge_all(const struct ua_mutant *m, bool exhaustive)
{
	unsigned step = m->equivalent && !exhaustive ? LISTED_STEP : 1;

	if (UA_M_IS_TABLE(m->op))
		for (unsigned i = 0; i < lesson.hints[m->entry]; i++)
			if (judge_case(lesson.hint[m->entry][i]))
				return true;
	for (unsigned i = 0; i < lesson.killers; i++)
		if (judge_case(lesson.killer[i]))
			return true;
	for (unsigned long n = 0; n < lesson.n; n += step)
		if (judge_case(n))
			return true;
	return false;
}

static int live(struct ua_brood *b, const struct ua_mutant *m, unsigned member, bool exhaustive)
{
	const struct rlimit limit = { MUTANT_CPU, MUTANT_CPU };
	int err = ua_mutant_make(m, b->member[member], ua_worker_table(), &subject.alter);

	/* A wild store must not reach what others read. */
	if (err || mprotect(b, sizeof(*b), PROT_READ))
		return 1;
	setrlimit(RLIMIT_CPU, &limit);
	ua_fault_set_limit(LIMIT);
	if (ua_fault_watch(TICK))
		return 1;
	word->killed = judge_all(m, exhaustive);
	word->clean = true;
	word->done = true;
	return 0;
}

/* ---- in its parent -------------------------------------------------------------- */

/* Waits for the child; one that neither ends nor uses up its CPU is killed. */
static int await(pid_t pid)
{
	struct timespec wall = { MUTANT_WALL, 0 };
	sigset_t child;
	int status;

	sigemptyset(&child);
	sigaddset(&child, SIGCHLD);
	while (waitpid(pid, &status, WNOHANG) == 0)
		if (sigtimedwait(&child, NULL, &wall) < 0 && errno == EAGAIN)
			kill(pid, SIGKILL);
	return status;
}

static void settle(struct ua_mutant *m, unsigned member, int status)
{
	bool slow = WIFSIGNALED(status) &&
		    (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL);

	m->fate = UA_KILLED;
	m->clause = word->clause;
	if (!word->done)
		m->clause = slow ? UA_C_PROGRESS : UA_C_FAULT;
	else if (!word->killed)
		m->fate = UA_SURVIVED;
	if (m->fate != UA_KILLED)
		return;
	m->member = member;
	m->number = word->number;
	ua_lesson_killer(&lesson, word->number);
}

/* false: this mutant can't be made. */
static bool try_one(struct ua_brood *b, struct ua_mutant *m, unsigned member, bool exhaustive)
{
	pid_t pid;
	int status;

	memset((void *)word, 0, sizeof(*word));
	pid = fork();
	if (pid == 0)
		_exit(live(b, m, member, exhaustive));
	if (pid < 0)
		return false;
	status = await(pid);
	if (WIFEXITED(status) && WEXITSTATUS(status) == 1 && !word->done && !word->number)
		return false;
	if (!word->clean)
		ua_arena_fill(subject.arena, b->member[member]->op);
	settle(m, member, status);
	return true;
}

static int broken(struct ua_brood *b, const char *what, int err)
{
	snprintf(b->broken, sizeof(b->broken), "%s: %s", what, strerror(err));
	return UA_BREED_BROKEN;
}

static int prepare(struct ua_brood *b, const struct ua_routine *r,
		   const struct ua_config *config, const struct ua_facts *facts)
{
	struct ua_slot *slot = ua_slot_new(config);
	uintptr_t start, end;
	sigset_t child;
	int err;

	word = mmap(NULL, sizeof(*word), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (!slot || word == MAP_FAILED)
		return broken(b, "memory", ENOMEM);
	err = ua_worker_prepare(&subject, r, config, facts, slot);
	if (err || slot->skip) {
		snprintf(b->broken, sizeof(b->broken), "%s", slot->broken);
		return UA_BREED_BROKEN;
	}
	ua_slot_free(slot);
	sigemptyset(&child);
	sigaddset(&child, SIGCHLD);
	sigprocmask(SIG_BLOCK, &child, NULL);
	if (!ua_symbol_bounds(r, &start, &end))
		return 0;
	err = ua_code_unlock(start, end);
	return err ? broken(b, "code cannot be made writable", -err) : 0;
}

int ua_brood_try(struct ua_brood *b, unsigned member, unsigned first, unsigned step,
		 double deadline, const struct ua_config *config, const struct ua_facts *facts)
{
	const struct ua_routine *r = b->member[member];
	int err = prepare(b, r, config, facts);

	if (err)
		return err;
	err = ua_lesson_learn(&lesson, &subject, config, facts);
	if (err)
		return broken(b, "what the routine itself does", -err);
	b->cases = lesson.n;
	for (size_t i = first; i < b->n; i += step) {
		struct ua_mutant *m = &b->mutant[i];

		if (m->fate == UA_KILLED || m->fate == UA_LEFT_OUT ||
		    (UA_M_IS_RESULT(m->op) && m->member != member))
			continue;
		if (deadline > 0 && ua_clock() > deadline) {
			if (m->fate == UA_UNTRIED)
				m->fate = UA_LEFT_OUT;
			continue;
		}
		if (!try_one(b, m, member, config->exhaustive))
			return broken(b, "a mutant's process", EAGAIN);
	}
	return 0;
}
