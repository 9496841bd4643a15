/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "extable.h"
#include "fault.h"
#include "inject.h"
#include "loaded.h"
#include "plan.h"
#include "rseq.h"
#include "run.h"
#include "symbol.h"

#define TICK	0.1		/* seconds between looks of the watchdog */
#define LOOK_EVERY	64	/* cases between looks at the clock */
#define SPARSE		17	/* calls to one that looks at vector registers; odd, for some cases are two */
#define HANGS_MAX	5	/* then the routine is given up: each costs a second */

static bool out_of_time(const struct ua_unit *u, const struct ua_sweep *sweep, unsigned long n)
{
	if (u->slot->stop)
		return true;
	/* Every routine gets its first block, whatever the budget. */
	return u->deadline > 0 && n >= sweep->quorum && ua_clock() > u->deadline;
}

void ua_worker_case(struct ua_subject *s, struct ua_tally *t, const struct ua_case *c)
{
	struct ua_verdict verdicts[UA_C_NR];
	unsigned bad;

	int err = ua_subject_run(s, c);

	if (err == -EAGAIN && s->other_side)
		t->taken[c->inject.entry] |= UA_ENTRY_OTHER;
	if (err) {
		t->unfit += err != -EAGAIN;
		return;
	}
	t->cases++;
	t->injected += c->inject.mode != UA_INJECT_NOT;
	t->faults += s->out.nfaults;
	t->faulting += s->out.nfaults != 0;
	t->hangs += s->out.end == UA_HANG;
	ua_heat_note(&t->heat, s->exam.accessible, s->exam.c->length);
	bad = ua_judge(s, verdicts);
	if (bad)
		ua_tally_case(t, s, bad, verdicts);
	else
		ua_subject_restore(s, s->out.end != UA_RETURNED || c->consumer);
}

static struct ua_extable table;	/* of this process */
static struct ua_exentry *own;	/* the entries in the routine's code */

struct ua_extable *ua_worker_table(void)
{
	return &table;
}

static void find_own_entries(struct ua_tally *t, const struct ua_routine *r)
{
	t->entries = 0;
	own = ua_routine_entries(&table, r, &t->entries);
	if (t->entries > UA_ENTRIES_MAX)
		t->entries = UA_ENTRIES_MAX;
}

/* Into shared memory, where they outlive this process. */
static void note_entries(struct ua_tally *t)
{
	for (unsigned i = 0; i < t->entries; i++) {
		if (!own[i].taken)
			continue;
		t->taken[i] |= UA_ENTRY_TAKEN;
		t->times[i] += own[i].taken;
		own[i].taken = 0;
	}
}

static void run_share(struct ua_subject *s, const struct ua_unit *u, struct ua_sweep *sweep)
{
	struct ua_slot *slot = u->slot;
	unsigned long n;

	for (n = u->first; n < sweep->total; n += u->step) {
		struct ua_case c;

		if (slot->beat % LOOK_EVERY == 0) {
			note_entries(&slot->tally);
			if (out_of_time(u, sweep, n))
				break;
		}
		if (slot->tally.hangs >= HANGS_MAX)
			break;
		slot->number = n;
		slot->beat++;
		if (ua_sweep_case(sweep, n, &c)) {
			c.tear = s->tear;
			ua_worker_case(s, &slot->tally, &c);
		}
		slot->tally.numbers++;
	}
	slot->number = n;
	note_entries(&slot->tally);
}

/* Injections are numbered behind the cases of the sweep. */
static void run_injections(struct ua_subject *s, const struct ua_unit *u,
			   const struct ua_sweep *sweep, bool all)
{
	static struct ua_plan plan;
	struct ua_slot *slot = u->slot;
	unsigned long k = u->first > sweep->total ? (u->first - sweep->total) / u->step : 0;

	slot->planning = true;
	slot->beat++;
	slot->tally.uninjected = -ua_plan_make(&plan, s, own, slot->tally.entries, all);
	slot->planning = false;
	for (; k < plan.total && !slot->stop && slot->tally.hangs < HANGS_MAX; k++) {
		if (!ua_plan_case(&plan, s, k, &slot->injection))
			continue;
		slot->number = sweep->total + k * u->step;
		slot->beat++;
		ua_worker_case(s, &slot->tally, &slot->injection);
	}
	note_entries(&slot->tally);
	slot->planning = true;
	if (!slot->stop)
		ua_plan_other_side(&plan, s, slot->tally.taken);
	slot->planning = false;
}

static int broken(struct ua_slot *slot, const char *what, int err)
{
	snprintf(slot->broken, sizeof(slot->broken), "%s: %s", what, strerror(err));
	return 99;
}

int ua_worker_prepare(struct ua_subject *subject, const struct ua_routine *r,
		      const struct ua_config *config, const struct ua_facts *facts,
		      struct ua_slot *slot)
{
	struct ua_arena *arena;
	int err = ua_image_apply(r);

	if (err)
		return broken(slot, "patching the image", -err);
	err = ua_extable_init(&table);
	ua_rseq_leave();
	if (!err)
		err = ua_fault_install(&table);
	if (err)
		return broken(slot, "fault guard", -err);
	arena = ua_arena_new();
	if (!arena)
		return broken(slot, "arena", errno);
	err = ua_subject_open(subject, r, arena, facts, config->profile);
	if (err) {
		slot->skip = -err;
		slot->done = true;
		return 0;
	}
	err = ua_fault_watch(TICK);
	return err ? broken(slot, "watchdog", -err) : 0;
}

static int work(const struct ua_unit *u, const struct ua_config *config,
		const struct ua_facts *facts)
{
	static struct ua_sweep sweep;	/* too large for a stack to be wise */
	static struct ua_subject subject;
	int status = ua_worker_prepare(&subject, u->routine, config, facts, u->slot);

	if (status || u->slot->skip)
		return status;
	ua_sweep_init(&sweep, u->routine, facts->page, config->seed, ua_config_sweep(config));
	subject.sparse = SPARSE;
	subject.tear = config->tear;
	find_own_entries(&u->slot->tally, u->routine);
	ua_blocks_open(&u->slot->tally.blocks, u->routine, &table);
	run_share(&subject, u, &sweep);
	if (u->injects && u->slot->tally.entries)
		run_injections(&subject, u, &sweep, config->inject == UA_INJECT_ALL);
	if (!ua_arena_intact(subject.arena))
		return broken(u->slot, "an unmapped hole was mapped meanwhile", EFAULT);
	u->slot->done = true;
	return 0;
}

int ua_worker_one(const struct ua_routine *r, const struct ua_case *c,
		  const struct ua_config *config, const struct ua_facts *facts,
		  struct ua_slot *slot)
{
	static struct ua_subject subject;
	struct ua_verdict verdicts[UA_C_NR];
	int err, status = ua_worker_prepare(&subject, r, config, facts, slot);
	unsigned bad;

	if (status || slot->skip)
		return status;
	if (c->inject.mode != UA_INJECT_NOT) {
		find_own_entries(&slot->tally, r);
		err = ua_inject_open(own, slot->tally.entries);
		if (err)
			return broken(slot, "code cannot be made writable", -err);
	}
	err = ua_subject_run(&subject, c);
	if (err) {
		slot->skip = -err;
		slot->done = true;
		return 0;
	}
	bad = ua_judge(&subject, verdicts);
	for (int clause = 0; clause < UA_C_NR; clause++)
		if (bad & 1u << clause)
			ua_finding_take(&slot->tally.finding[slot->tally.nfindings++], &subject,
					(enum ua_clause)clause, &verdicts[clause]);
	slot->done = true;
	return 0;
}

pid_t ua_worker_start(const struct ua_unit *unit, const struct ua_config *config,
		      const struct ua_facts *facts)
{
	pid_t parent = getpid(), pid = fork();

	if (pid)
		return pid < 0 ? -errno : pid;
	/* Dies with the parent, and leaves Ctrl-C to it. */
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	if (getppid() != parent)
		_exit(0);
	signal(SIGINT, SIG_IGN);
	signal(SIGTERM, SIG_DFL);
	_exit(work(unit, config, facts));
}
