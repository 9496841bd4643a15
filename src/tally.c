/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Counting and keeping findings. */
#include "config.h"

#include <string.h>
#include <sys/mman.h>

#include "answer.h"
#include "worker.h"

static size_t slot_size(unsigned capacity)
{
	return sizeof(struct ua_slot) + capacity * sizeof(struct ua_finding);
}

struct ua_slot *ua_slot_new(const struct ua_config *config)
{
	/* Above the wanted number, one for each clause. */
	unsigned capacity = config->max_failures + UA_C_NR;
	struct ua_slot *slot = mmap(NULL, slot_size(capacity), PROT_READ | PROT_WRITE,
				    MAP_SHARED | MAP_ANONYMOUS, -1, 0);

	if (slot == MAP_FAILED)
		return NULL;
	slot->tally.capacity = capacity;
	return slot;
}

void ua_slot_free(struct ua_slot *slot)
{
	if (slot)
		munmap(slot, slot_size(slot->tally.capacity));
}

static unsigned kept(const struct ua_tally *t, enum ua_clause clause)
{
	unsigned n = 0;

	for (unsigned i = 0; i < t->nfindings; i++)
		n += t->finding[i].clause == clause;
	return n;
}

/* Room for one more of this clause?  The last UA_C_NR places are for clauses
 * of which nothing is kept yet; a declared clause is kept once. */
static struct ua_finding *room(struct ua_tally *t, enum ua_clause clause, bool known)
{
	unsigned same = kept(t, clause);

	if (t->nfindings == t->capacity || (known && same))
		return NULL;
	if (same && t->nfindings >= t->capacity - UA_C_NR)
		return NULL;
	return &t->finding[t->nfindings];
}

static void keep(struct ua_tally *t, struct ua_subject *s, enum ua_clause clause,
		 const struct ua_verdict *v)
{
	struct ua_finding *f = room(t, clause, s->routine->known & 1u << clause);

	if (!f)
		return;
	ua_finding_take(f, s, clause, v);
	t->nfindings++;
}

/* The first finding of a clause again, as the smallest case that shows it. */
static void shrink_first(struct ua_tally *t, struct ua_subject *s, enum ua_clause clause)
{
	struct ua_finding *f = NULL;
	struct ua_verdict verdicts[UA_C_NR];
	struct ua_case best, found;

	for (unsigned i = 0; i < t->nfindings && !f; i++)
		if (t->finding[i].clause == clause)
			f = &t->finding[i];
	if (!f)
		return;
	found = f->c;
	s->out.end = f->out.end;
	if (!ua_shrink(s, &found, clause, &best) || ua_case_equal(&best, &found))
		return;
	if (ua_subject_run(s, &best))
		return;
	/* What does not happen again is kept as it was first seen. */
	if (ua_judge(s, verdicts) & 1u << clause) {
		ua_finding_take(f, s, clause, &verdicts[clause]);
		f->c = found;
	}
	ua_subject_restore(s, true);
}

/* How many bytes the count is off: 0 where it is right, and memory is not; -1
 * when there is none. */
static long count_error(const struct ua_exam *x)
{
	unsigned long got = x->out->residual, want;
	long answer;

	if (x->out->end != UA_RETURNED)
		return -1;
	if (UA_HAS_ANSWER(x->op->traits)) {
		answer = x->op->traits & UA_SUM ? 0 :
			 ua_answer_got(x) - ua_case_answer(x->routine->op, x->c, x->page);
		return answer < 0 ? -answer : answer;
	}
	want = x->op->traits & UA_RESIDUAL ? ua_exam_least(x) : got;
	want = got > want ? got - want : want - got;
	return want > LONG_MAX ? LONG_MAX : (long)want;
}

void ua_tally_case(struct ua_tally *t, struct ua_subject *s, unsigned bad,
		   const struct ua_verdict *verdicts)
{
	unsigned first = 0, sparse = s->sparse;

	ua_heat_add(&t->heat, s->exam.accessible, s->exam.c->length, bad, 1, count_error(&s->exam));
	for (int c = 0; c < UA_C_NR; c++) {
		if (!(bad & 1u << c))
			continue;
		if (!t->objected[c]++)
			first |= 1u << c;
		keep(t, s, (enum ua_clause)c, &verdicts[c]);
	}
	ua_subject_restore(s, bad);
	s->sparse = 0;
	for (int c = 0; c < UA_C_NR; c++)
		if (first & 1u << c)
			shrink_first(t, s, (enum ua_clause)c);
	s->sparse = sparse;
}

unsigned ua_tally_taken(const struct ua_tally *t)
{
	unsigned n = 0;

	for (unsigned i = 0; i < UA_ENTRIES_MAX; i++)
		n += (t->taken[i] & UA_ENTRY_TAKEN) != 0;
	return n;
}

unsigned ua_tally_takable(const struct ua_tally *t)
{
	unsigned n = t->entries;

	for (unsigned i = 0; i < UA_ENTRIES_MAX; i++)
		n -= t->taken[i] && !(t->taken[i] & UA_ENTRY_TAKEN);
	return n;
}

void ua_tally_lost(struct ua_tally *t, const struct ua_routine *r, const struct ua_case *c,
		   unsigned long page, enum ua_profile profile, enum ua_end end)
{
	enum ua_clause clause = end == UA_HANG ? UA_C_PROGRESS : UA_C_FAULT;
	struct ua_finding *f = room(t, clause, r->known & 1u << clause);

	t->objected[clause]++;
	ua_heat_add(&t->heat, ua_case_reach(r->op, c, page), c->length, 1u << clause, 1, -1);
	if (!f)
		return;
	memset(f, 0, sizeof(*f));
	f->clause = clause;
	f->level = ua_profile_level(profile, clause);
	if (f->level == UA_L_NOTE)
		f->level = UA_L_FAIL;
	f->known = r->known & 1u << clause;
	f->c = f->shrunk = *c;
	f->page = page;
	f->accessible = ua_case_reach(r->op, c, page);
	f->out.end = end;
	f->has_residual = ua_op_info(r->op)->traits & UA_RESIDUAL;
	f->expected = ua_case_answer(r->op, c, page);
	f->got = -1;
	strcpy(f->verdict.what, end == UA_HANG ? "the routine did not come back" :
	       "the process died in the routine");
	t->nfindings++;
}

/* All workers found the same ones. */
static void merge_blocks(struct ua_blocks *all, const struct ua_blocks *part)
{
	if (!all->n) {
		*all = *part;
		return;
	}
	for (unsigned i = 0; i < part->n; i++)
		all->ran[i] |= part->ran[i];
}

void ua_tally_merge(struct ua_tally *all, const struct ua_tally *part)
{
	all->numbers += part->numbers;
	all->cases += part->cases;
	all->faulting += part->faulting;
	all->faults += part->faults;
	all->unfit += part->unfit;
	all->lost += part->lost;
	all->hangs += part->hangs;
	all->entries = part->entries;
	all->injected += part->injected;
	if (part->uninjected)
		all->uninjected = part->uninjected;
	for (unsigned i = 0; i < UA_ENTRIES_MAX; i++) {
		all->taken[i] |= part->taken[i];
		all->times[i] += part->times[i];
	}
	merge_blocks(&all->blocks, &part->blocks);
	ua_heat_merge(&all->heat, &part->heat);
	for (int c = 0; c < UA_C_NR; c++)
		all->objected[c] += part->objected[c];
	for (unsigned i = 0; i < part->nfindings; i++) {
		const struct ua_finding *from = &part->finding[i];
		struct ua_finding *to = room(all, from->clause, from->known);

		if (!to)
			continue;
		*to = *from;
		all->nfindings++;
	}
}
