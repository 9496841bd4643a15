/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Which mutants a routine has. */
#include "config.h"

#include <errno.h>
#include <string.h>

#include "insn.h"
#include "loaded.h"
#include "symbol.h"

struct listing {
	const struct ua_exentry *own;
	unsigned entries;
	struct ua_mutant *list;
	size_t max, n;
	unsigned places[UA_M_NR];
};

static void add(struct listing *l, enum ua_operator op, uintptr_t at, unsigned entry)
{
	struct ua_mutant *m = &l->list[l->n];

	l->places[op]++;
	if (l->n == l->max)
		return;
	memset(m, 0, sizeof(*m));
	m->op = op;
	m->place = l->places[op];
	m->at = at;
	m->entry = entry;
	l->n++;
}

static bool has_entry(const struct listing *l, uintptr_t at)
{
	for (unsigned i = 0; i < l->entries; i++)
		if (l->own[i].insn == at)
			return true;
	return false;
}

/* An entry that moves to where there is one is as good as dropped: no mutant
 * of its own. */
static void add_entries(struct listing *l, uintptr_t start)
{
	for (unsigned e = 0; e < l->entries; e++) {
		uintptr_t at = l->own[e].insn, last = 0, p = start;
		struct ua_insn i;
		bool differs = e + 1 < l->entries && l->own[e].fixup != l->own[e + 1].fixup;

		add(l, UA_M_DROP, at, e);
		for (; p < at && ua_arch_decode(p, &i); p += i.size)
			last = p;
		if (last && !has_entry(l, last))
			add(l, UA_M_EARLIER, at, e);
		if (ua_arch_decode(at, &i) && !has_entry(l, at + i.size))
			add(l, UA_M_LATER, at, e);
		if (differs) {
			add(l, UA_M_NEIGHBOUR, at, e);
			add(l, UA_M_SWAP, at, e);
		}
	}
}

static bool result_is_judged(const struct ua_routine *r)
{
	return ua_op_info(r->op)->traits & (UA_RESIDUAL | UA_STRING | UA_SUM);
}

/* A file of a tree that is no assembly is C. */
static bool is_compiled(const struct ua_routine *r)
{
	const char *path = r->row ? ua_image()->file[r->row->file].path : "";
	const char *dot = strrchr(path, '.');

	return (r->flags & UA_CATCH) || (r->row && !(dot && !strcmp(dot, ".S")));
}

/* Registers that may hold an address on the stack, at whatever time. */
static uint64_t on_stack(uintptr_t start, uintptr_t end)
{
	uint64_t all = 1ull << ua_arch_argument(UA_STACK), before = 0;
	struct ua_insn i;

	while (all != before) {
		before = all;
		for (uintptr_t p = start; p < end && ua_arch_decode(p, &i); p += i.size)
			if (i.sources & all)
				all |= i.written;
	}
	return all;
}

/* What a compiler made has frames, alignment and copies of its own choice, and
 * another one has others: of its instructions only stores that are surely not
 * to the stack. */
static bool for_compiled(enum ua_operator op, const struct ua_insn *i, uint64_t stack)
{
	const struct ua_access *a = &i->access[0];

	return op == UA_M_STORE && a->base >= 0 && !(stack & 1ull << a->base) &&
	       (a->index < 0 || !(stack & 1ull << a->index));
}

static void add_code(struct listing *l, uintptr_t start, uintptr_t end, bool compiled)
{
	uint64_t stack = compiled ? on_stack(start, end) : 0;
	unsigned char bytes[UA_INSN_MAX];
	struct ua_insn i;

	for (; start < end && ua_arch_decode(start, &i); start += i.size)
		for (int op = UA_M_STORE; op < UA_M_NR; op++)
			if ((!compiled || for_compiled((enum ua_operator)op, &i, stack)) &&
			    ua_arch_mutate((enum ua_operator)op, &i, bytes))
				add(l, (enum ua_operator)op, start, 0);
}

int ua_mutants_list(const struct ua_routine *r, const struct ua_exentry *own, unsigned entries,
		    struct ua_mutant *list, size_t max, size_t *n)
{
	struct listing l = { own, entries, list, max, 0, { 0 } };
	uintptr_t start, end;

	for (int op = UA_M_FAULT_1_MORE; result_is_judged(r) && op <= UA_M_ALWAYS_8_LESS; op++)
		add(&l, (enum ua_operator)op, 0, 0);
	if (ua_symbol_bounds(r, &start, &end)) {
		add_entries(&l, start);
		add_code(&l, start, end, is_compiled(r));
	}
	*n = l.n;
	return l.n == l.max ? -ENOSPC : 0;
}
