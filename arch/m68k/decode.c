/* SPDX-License-Identifier: GPL-2.0-or-later */
/* m68k instructions, as far as mutants and the audit look at them.  Registers are
 * numbered 0-7 for d0-d7, 8-15 for a0-a7. */
#include "config.h"

#include <string.h>

#include "insn.h"
#include "m68k.h"

#define A(n)	((int)(n) + 8)
#define SP	15

static void moved(struct ua_insn *i, unsigned to, int from)
{
	i->written |= 1ull << to;
	if (from < 0)
		return;
	i->sources |= 1ull << from;
	i->derived = (int)to;
	i->from = from;
}

static void access(struct ua_insn *i, const struct ua_m68k_ea *e, bool store)
{
	struct ua_access *a = &i->access[i->accesses++];

	a->store = store;
	a->base = e->mode < 7 ? A(e->reg) : -1;
	a->index = -1;
	i->stack |= a->base == SP;
	if (e->mode == 3 || e->mode == 4)	/* moved on, or back */
		moved(i, (unsigned)a->base, a->base);
}

static void jump(struct ua_insn *i, uint16_t op)
{
	intptr_t distance = (int8_t)op;

	if (i->size == 4)
		distance = (int16_t)ua_m68k_word(i->at + 2);
	else if (i->size == 6)
		distance = (intptr_t)((uint32_t)ua_m68k_word(i->at + 2) << 16 | ua_m68k_word(i->at + 4));
	i->target = i->at + 2 + (uintptr_t)distance;
	i->flow = (op & 0xf00) == 0 ? UA_JUMPS : (op & 0xf00) == 0x100 ? UA_CALLS : UA_BRANCHES;
	if (i->flow == UA_CALLS)
		i->written |= 0x303;	/* d0, d1, a0, a1 */
}

static void flow(struct ua_insn *i, uint16_t op)
{
	if (op >> 12 == 6) {
		jump(i, op);
	} else if ((op & 0xf0f8) == 0x50c8) {		/* dbcc */
		i->flow = UA_BRANCHES;
		i->target = i->at + 2 + (uintptr_t)(int16_t)ua_m68k_word(i->at + 2);
		i->written |= 1u << (op & 7);
	} else if ((op & 0xffc0) == 0x4e80) {		/* jsr */
		i->flow = UA_CALLS;
		i->written |= 0x303;
	} else if ((op & 0xffc0) == 0x4ec0 || op == 0x4e75) {
		i->flow = UA_LEAVES;			/* jmp, rts */
	}
}

/* What a register becomes, where no memory is written. */
static void result(struct ua_insn *i, uint16_t op, const struct ua_m68k_insn *m)
{
	unsigned high = op >> 9 & 7, group = op >> 12, way = op >> 6 & 7;

	if (group >= 1 && group <= 3) {			/* move, movea */
		unsigned to = m->to.mode == 1 ? m->to.reg + 8 : m->to.reg;
		int from = m->from.mode == 0 ? (int)m->from.reg : m->from.mode == 1 ? A(m->from.reg) : -1;

		if (m->to.mode < 2)
			moved(i, to, from);
	} else if (group == 4 && (op & 0x1c0) == 0x1c0 && (op >> 3 & 7)) {	/* lea */
		moved(i, high + 8, (op >> 3 & 7) < 7 ? A(op & 7) : -1);
	} else if (group == 5 && (op & 0xc0) != 0xc0 && (op & 0x30) == 0) {	/* addq, subq */
		unsigned reg = (op & 8 ? 8 : 0) + (op & 7);

		moved(i, reg, (int)reg);
	} else if (group == 7) {
		i->written |= 1ull << high;
	} else if (group >= 8 && group != 14 && group != 15 && group != 11 && !((way & 4) && way != 7)) {
		i->written |= 1ull << (high + (way == 3 || way == 7 ? 8 : 0));
	} else if (group == 0 || group == 4 || group == 14) {
		i->written |= 1ull << (op & 7);
	}
}

const char *ua_arch_decoder(void)
{
	return NULL;
}

bool ua_arch_decode(uintptr_t at, struct ua_insn *i)
{
	uint16_t op = ua_m68k_word(at);
	struct ua_m68k_insn m;

	memset(i, 0, sizeof(*i));
	i->at = at;
	i->derived = i->from = -1;
	ua_m68k_decode(at, &m);
	i->size = m.size;
	if (!m.size)
		return false;
	flow(i, op);
	if (i->flow != UA_GOES_ON)
		return true;
	result(i, op, &m);
	if (m.load)
		access(i, &m.from, false);
	if (m.store && i->accesses < 2)
		access(i, &m.to, true);
	return true;
}

/* Arguments lie on the stack; none has a register of its own. */
int ua_arch_argument(unsigned n)
{
	return n == UA_STACK ? SP : -1;
}
