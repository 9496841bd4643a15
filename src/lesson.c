/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The cases that mutants have to pass: the first block of the sweep, which
 * every run has, and an injection for every entry.
 */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "breed.h"
#include "plan.h"
#include "run.h"
#include "symbol.h"

static void hint(struct ua_lesson *l, const struct ua_subject *s, unsigned entries)
{
	unsigned n = s->out.nfaults < UA_FAULTS_KEPT ? s->out.nfaults : UA_FAULTS_KEPT;

	for (unsigned f = 0; f < n; f++)
		for (unsigned e = 0; e < entries; e++)
			if (l->own[e].insn == s->out.fault[f].pc && l->hints[e] < UA_HINTS)
				l->hint[e][l->hints[e]++] = l->n;
}

/* Runs the case, and has it on the list when it can be judged. */
static void learn(struct ua_lesson *l, struct ua_subject *s, const struct ua_case *c,
		  unsigned entries)
{
	if (ua_subject_run(s, c))
		return;
	l->c[l->n] = *c;
	l->objected[l->n] = ua_judge(s, NULL);
	hint(l, s, entries);
	ua_subject_restore(s, s->out.end != UA_RETURNED || l->objected[l->n]);
	l->n++;
}

int ua_lesson_learn(struct ua_lesson *l, struct ua_subject *s, const struct ua_config *config,
		    const struct ua_facts *facts)
{
	static struct ua_sweep sweep;
	static struct ua_plan plan;
	const struct ua_exentry *own;
	unsigned entries = 0;
	struct ua_case c;
	int err = 0;

	for (int clause = 0; clause < UA_C_NR; clause++)
		if (ua_profile_level(config->profile, (enum ua_clause)clause) == UA_L_FAIL)
			l->failing |= 1u << clause;
	ua_sweep_init(&sweep, s->routine, facts->page, config->seed, false);
	own = ua_routine_entries(ua_worker_table(), s->routine, &entries);
	if (entries > UA_ENTRIES_MAX)
		entries = UA_ENTRIES_MAX;
	if (entries)
		memcpy(l->own, own, entries * sizeof(*own));
	if (entries && config->inject != UA_INJECT_OFF)
		err = ua_plan_make(&plan, s, l->own, entries, config->inject == UA_INJECT_ALL);
	if (err)
		return err;
	l->c = calloc(sweep.quorum + plan.total, sizeof(*l->c));
	l->objected = calloc(sweep.quorum + plan.total, sizeof(*l->objected));
	if (!l->c || !l->objected)
		return -ENOMEM;
	for (unsigned long k = 0; k < plan.total; k++)
		if (ua_plan_case(&plan, s, k, &c))
			learn(l, s, &c, entries);
	for (unsigned long n = 0; n < sweep.quorum; n++)
		if (ua_sweep_case(&sweep, n, &c))
			learn(l, s, &c, entries);
	return l->n ? 0 : -ENOENT;
}

/* To the front of those that are tried first. */
void ua_lesson_killer(struct ua_lesson *l, unsigned long number)
{
	unsigned i = 0;

	if (number >= l->n)	/* a mutant wrote where it says so */
		return;
	while (i < l->killers && l->killer[i] != number)
		i++;
	if (i == UA_KILLERS)
		i--;
	else if (i == l->killers)
		l->killers++;
	memmove(&l->killer[1], &l->killer[0], i * sizeof(l->killer[0]));
	l->killer[0] = number;
}
