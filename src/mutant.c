/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Making a mutant, and what operators are called. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "finding.h"
#include "insn.h"
#include "symbol.h"

static const struct {
	const char *name, *says;
	struct ua_alter alter;
} operators[UA_M_NR] = {
	[UA_M_DROP] = { "drop", "an entry is missing", { 0 } },
	[UA_M_EARLIER] = { "earlier", "an entry is for the instruction before", { 0 } },
	[UA_M_LATER] = { "later", "an entry is for the instruction behind", { 0 } },
	[UA_M_NEIGHBOUR] = { "neighbour", "an entry has its neighbour's fixup", { 0 } },
	[UA_M_SWAP] = { "swap", "two neighbours have each other's fixup", { 0 } },
	[UA_M_FAULT_1_MORE] = { "fault+1", "the result after a fault, 1 more", { 1, false } },
	[UA_M_FAULT_1_LESS] = { "fault-1", "the result after a fault, 1 less", { -1, false } },
	[UA_M_FAULT_8_MORE] = { "fault+8", "the result after a fault, 8 more", { 8, false } },
	[UA_M_FAULT_8_LESS] = { "fault-8", "the result after a fault, 8 less", { -8, false } },
	[UA_M_ALWAYS_1_MORE] = { "always+1", "the result, 1 more", { 1, true } },
	[UA_M_ALWAYS_1_LESS] = { "always-1", "the result, 1 less", { -1, true } },
	[UA_M_ALWAYS_8_MORE] = { "always+8", "the result, 8 more", { 8, true } },
	[UA_M_ALWAYS_8_LESS] = { "always-8", "the result, 8 less", { -8, true } },
	[UA_M_STORE] = { "store", "a store is not done", { 0 } },
	[UA_M_IMMEDIATE_MORE] = { "immediate+1", "a constant, 1 more", { 0 } },
	[UA_M_IMMEDIATE_LESS] = { "immediate-1", "a constant, 1 less", { 0 } },
	[UA_M_OFFSET_MORE] = { "offset+1", "an access, one byte (or unit of the encoding) on", { 0 } },
	[UA_M_OFFSET_LESS] = { "offset-1", "an access, one byte (or unit) before", { 0 } },
	[UA_M_STEP] = { "step", "a register goes up for down, or the reverse", { 0 } },
	[UA_M_INVERT] = { "invert", "a branch on the opposite condition", { 0 } },
	[UA_M_RESTORE] = { "restore", "a register is not restored", { 0 } },
	[UA_M_CALL] = { "call", "a call, or a window's instruction, is not made", { 0 } },
};

const char *ua_operator_name(enum ua_operator op)
{
	return operators[op].name;
}

const char *ua_operator_says(enum ua_operator op)
{
	return operators[op].says;
}

const char *ua_mutant_name(const struct ua_mutant *m, char *buf, size_t size)
{
	char symbol[UA_SYMBOL_MAX];

	if (UA_M_IS_RESULT(m->op))
		snprintf(buf, size, "%s", ua_operator_name(m->op));
	else
		snprintf(buf, size, "%s@%s", ua_operator_name(m->op),
			 ua_symbol_name(m->at, symbol, sizeof(symbol)));
	return buf;
}

int ua_code_unlock(uintptr_t start, uintptr_t end)
{
	uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);

	start &= ~(page - 1);
	end = (end + page - 1) & ~(page - 1);
	return mprotect((void *)start, end - start, PROT_READ | PROT_WRITE | PROT_EXEC) ? -errno : 0;
}

/* ---- the table ------------------------------------------------------------- */

static void take_out(struct ua_extable *t, struct ua_exentry *e)
{
	struct ua_exentry *end = t->entry + t->n;

	memmove(e, e + 1, (size_t)((char *)end - (char *)(e + 1)));
	t->n--;
}

/* The entry is for another instruction; the table stays sorted, as a kernel
 * sorts it at build or boot. */
static void move(struct ua_extable *t, struct ua_exentry *e, uintptr_t insn)
{
	struct ua_exentry moved = *e;
	size_t i = 0;

	take_out(t, e);
	while (i < t->n && t->entry[i].insn < insn)
		i++;
	memmove(&t->entry[i + 1], &t->entry[i], (t->n - i) * sizeof(moved));
	t->entry[i] = moved;
	t->entry[i].insn = insn;
	t->n++;
}

/* The instruction before an address, in code that is decoded from start. */
static uintptr_t before(uintptr_t start, uintptr_t at)
{
	struct ua_insn i;
	uintptr_t last = 0;

	for (; start < at && ua_arch_decode(start, &i); start += i.size)
		last = start;
	return last;
}

static int make_entry(const struct ua_mutant *m, const struct ua_routine *r, struct ua_extable *t)
{
	struct ua_exentry *e = ua_extable_search(t, m->at);
	uintptr_t start, end, fixup;
	struct ua_insn i;

	if (!e || !ua_symbol_bounds(r, &start, &end))
		return -ENOENT;
	switch (m->op) {
	case UA_M_DROP:
		take_out(t, e);
		return 0;
	case UA_M_EARLIER:
		move(t, e, before(start, m->at));
		return 0;
	case UA_M_LATER:
		if (!ua_arch_decode(m->at, &i))
			return -ENOEXEC;
		move(t, e, m->at + i.size);
		return 0;
	case UA_M_NEIGHBOUR:
		e->fixup = e[1].fixup;
		return 0;
	default:
		fixup = e->fixup;
		e->fixup = e[1].fixup;
		e[1].fixup = fixup;
		return 0;
	}
}

/* ---- code -------------------------------------------------------------------- */

static int make_code(const struct ua_mutant *m)
{
	unsigned char bytes[UA_INSN_MAX];
	struct ua_insn i;

	if (!ua_arch_decode(m->at, &i) || !ua_arch_mutate(m->op, &i, bytes))
		return -ENOEXEC;
	memcpy((void *)m->at, bytes, i.size);
	__builtin___clear_cache((char *)m->at, (char *)m->at + i.size);
	return 0;
}

int ua_mutant_make(const struct ua_mutant *m, const struct ua_routine *r,
		   struct ua_extable *table, struct ua_alter *alter)
{
	if (UA_M_IS_TABLE(m->op))
		return make_entry(m, r, table);
	if (UA_M_IS_CODE(m->op))
		return make_code(m);
	*alter = operators[m->op].alter;
	return 0;
}
