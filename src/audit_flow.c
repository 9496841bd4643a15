/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Which registers hold the user's pointer at each instruction: those that do
 * on every way there.  A register holds it that was handed over with it, was
 * copied from one that does, or moved on by a constant; any other write ends
 * it.  So what is reported is certain, and much is not reported.
 */
#include "config.h"

#include <stdlib.h>

#include "audit.h"
#include "finding.h"
#include "insn.h"
#include "symbol.h"

#define ROUNDS_MAX	64

struct place {
	struct ua_insn insn;
	uint64_t load, store;	/* registers; all of them where no way leads yet */
	bool reached;
};

struct flow {
	const struct ua_extable *table;
	struct place *place;
	size_t n;
	bool changed;
};

static struct place *find(struct flow *f, uintptr_t at)
{
	for (size_t i = 0; i < f->n; i++)
		if (f->place[i].insn.at == at)
			return &f->place[i];
	return NULL;
}

/* One way to a place: only what holds on all of them stays. */
static void reach(struct flow *f, uintptr_t at, uint64_t load, uint64_t store)
{
	struct place *p = find(f, at);

	if (!p || (p->reached && (p->load & load) == p->load && (p->store & store) == p->store))
		return;
	p->load = p->reached ? p->load & load : load;
	p->store = p->reached ? p->store & store : store;
	p->reached = f->changed = true;
}

static uint64_t after(const struct ua_insn *i, uint64_t pointers)
{
	bool derives = i->from >= 0 && (pointers & 1ull << i->from);

	pointers &= ~i->written;
	return derives ? pointers | 1ull << i->derived : pointers;
}

static void flow_through(struct flow *f, const struct place *p)
{
	const struct ua_insn *i = &p->insn;
	const struct ua_exentry *e = ua_extable_search(f->table, i->at);
	uint64_t load = after(i, p->load), store = after(i, p->store);

	if (e)
		reach(f, e->fixup, p->load & load, p->store & store);
	/* What is called may do with registers what it likes. */
	if (i->flow == UA_CALLS)
		load = store = 0;
	if ((i->flow == UA_JUMPS || i->flow == UA_BRANCHES) && i->target)
		reach(f, i->target, load, store);
	if (i->flow != UA_JUMPS && i->flow != UA_LEAVES)
		reach(f, i->at + i->size, load, store);
}

static void complain(struct ua_audit *a, const struct flow *f, const struct place *p)
{
	char symbol[UA_SYMBOL_MAX];

	if (!p->reached || ua_extable_search(f->table, p->insn.at))
		return;
	for (unsigned k = 0; k < p->insn.accesses; k++) {
		const struct ua_access *x = &p->insn.access[k];

		if (x->base < 0 || x->index >= 0 ||
		    !((x->store ? p->store : p->load) & 1ull << x->base))
			continue;
		ua_audit_note(a, "%s %s by the user's pointer, and has no entry",
			      ua_symbol_name(p->insn.at, symbol, sizeof(symbol)),
			      x->store ? "stores" : "loads");
	}
}

void ua_audit_accesses(struct ua_audit *a, const struct ua_extable *t, const struct ua_span *span,
		       uint64_t load, uint64_t store)
{
	struct flow f = { .table = t };
	uintptr_t at = span->start;

	f.place = calloc(span->end - span->start + 1, sizeof(*f.place));
	if (!f.place)
		return;
	for (; at < span->end && ua_arch_decode(at, &f.place[f.n].insn); f.n++)
		at += f.place[f.n].insn.size;
	reach(&f, span->start, load, store);
	f.changed = true;
	for (unsigned round = 0; f.changed && round < ROUNDS_MAX; round++) {
		f.changed = false;
		for (size_t i = 0; i < f.n; i++)
			if (f.place[i].reached)
				flow_through(&f, &f.place[i]);
	}
	/* Code that has not come to rest is not certain. */
	for (size_t i = 0; !f.changed && i < f.n; i++)
		complain(a, &f, &f.place[i]);
	free(f.place);
}
