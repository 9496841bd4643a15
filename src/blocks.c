/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "blocks.h"
#include "fault.h"
#include "insn.h"
#include "mutant.h"
#include "registry.h"
#include "symbol.h"
#include "trap.h"

#define CODE_MAX	0x10000	/* bytes of a routine */

static struct {
	struct ua_blocks *blocks;
	unsigned char saved[UA_BLOCKS_MAX][UA_TRAP_MAX];
	bool planted[UA_BLOCKS_MAX];
} now;

/* ---- finding them ------------------------------------------------------------ */

struct walk {
	uintptr_t start, end;
	unsigned char *mark;		/* of each byte: MARK_* */
	uintptr_t todo[UA_BLOCKS_MAX];
	unsigned n, blocks;
	bool too_many;
};

#define MARK_SEEN	1	/* an instruction begins there, and was decoded */
#define MARK_BLOCK	2	/* and a block */

static void lead(struct walk *w, uintptr_t at)
{
	if (at < w->start || at >= w->end || (w->mark[at - w->start] & MARK_BLOCK))
		return;
	if (w->blocks == UA_BLOCKS_MAX) {
		w->too_many = true;
		return;
	}
	w->mark[at - w->start] |= MARK_BLOCK;
	w->todo[w->n++] = at;	/* each is put there once, so it can't overflow */
	w->blocks++;
}

static void follow(struct walk *w, uintptr_t at)
{
	struct ua_insn i;

	for (; at >= w->start && at < w->end && !(w->mark[at - w->start] & MARK_SEEN); at += i.size) {
		if (!ua_arch_decode(at, &i))
			return;
		w->mark[at - w->start] |= MARK_SEEN;
		if ((i.flow == UA_JUMPS || i.flow == UA_BRANCHES) && i.target)
			lead(w, i.target);
		if (i.flow == UA_BRANCHES)
			lead(w, at + i.size);
		if (i.flow != UA_GOES_ON && i.flow != UA_CALLS)
			return;
	}
}

static bool find(struct walk *w, const struct ua_extable *t)
{
	lead(w, w->start);
	for (size_t i = 0; i < t->n; i++)
		if (t->entry[i].insn >= w->start && t->entry[i].insn < w->end)
			lead(w, t->entry[i].fixup);
	while (w->n)
		follow(w, w->todo[--w->n]);
	return !w->too_many;
}

/* By address; what could not be decoded is no block. */
static void list(struct ua_blocks *b, const struct walk *w)
{
	b->n = 0;
	for (uintptr_t at = w->start; at < w->end; at++)
		if (w->mark[at - w->start] == (MARK_SEEN | MARK_BLOCK))
			b->at[b->n++] = at;
}

/* ---- traps --------------------------------------------------------------------- */

static void write_code(uintptr_t at, const unsigned char *bytes)
{
	memcpy((void *)at, bytes, ua_trap_size);
	__builtin___clear_cache((char *)at, (char *)at + ua_trap_size);
}

static int index_of(uintptr_t at)
{
	for (unsigned i = 0; now.blocks && i < now.blocks->n; i++)
		if (now.blocks->at[i] == at)
			return (int)i;
	return -1;
}

static void pull(unsigned i)
{
	if (now.planted[i])
		write_code(now.blocks->at[i], now.saved[i]);
	now.planted[i] = false;
}

bool ua_blocks_trap(ucontext_t *uc)
{
	uintptr_t at = ua_trap_pc(uc);
	int i = index_of(at);

	if (i < 0 || !now.planted[i])
		return false;
	pull((unsigned)i);
	now.blocks->ran[i] = 1;
	ua_fault_go(uc, at);
	return true;
}

void ua_blocks_yield(uintptr_t at)
{
	int i = index_of(at);

	if (i >= 0)
		pull((unsigned)i);
}

void ua_blocks_note(uintptr_t at)
{
	int i = index_of(at);

	if (i >= 0)
		now.blocks->ran[i] = 1;
}

/* ---- both ------------------------------------------------------------------------ */

void ua_blocks_open(struct ua_blocks *b, const struct ua_routine *r, const struct ua_extable *t)
{
	struct walk w;

	memset(&w, 0, sizeof(w));
	memset(&now, 0, sizeof(now));
	if (ua_arch_decoder() || !ua_routine_has_code(r) || !ua_symbol_bounds(r, &w.start, &w.end) || w.end - w.start > CODE_MAX)
		return;
	w.mark = calloc(w.end - w.start + 1, 1);
	if (w.mark && find(&w, t))
		list(b, &w);
	free(w.mark);
	if (!b->n || ua_code_unlock(w.start, w.end + UA_TRAP_MAX)) {
		b->n = 0;
		return;
	}
	now.blocks = b;
	for (unsigned i = 0; i < b->n; i++) {
		if (b->ran[i])
			continue;
		memcpy(now.saved[i], (const void *)b->at[i], ua_trap_size);
		write_code(b->at[i], ua_trap_insn);
		now.planted[i] = true;
	}
}

unsigned ua_blocks_ran(const struct ua_blocks *b)
{
	unsigned n = 0;

	for (unsigned i = 0; i < b->n; i++)
		n += b->ran[i];
	return n;
}
