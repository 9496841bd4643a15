/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Mutants of m68k instructions. */
#include "config.h"

#include <string.h>

#include "insn.h"
#include "m68k.h"

#define NOP	0x4e71

static void nops(uint16_t *code, unsigned size)
{
	for (unsigned i = 0; i < size / 2; i++)
		code[i] = NOP;
}

/* addq, subq: 1 to 8, as 0; not those of the stack. */
static bool is_quick(uint16_t op)
{
	return op >> 12 == 5 && (op & 0xc0) != 0xc0 && (op & 0x3f) != 0xf;
}

static bool immediate(const struct ua_m68k_insn *m, uint16_t *code, int by)
{
	uint16_t op = code[0];

	if (is_quick(op)) {
		unsigned value = (op >> 9) + (unsigned)by;

		code[0] = (uint16_t)((op & ~0xe00u) | (value & 7) << 9);
		return true;
	}
	if (op >> 12 == 7) {				/* moveq */
		code[0] = (uint16_t)((op & 0xff00) | ((op + (unsigned)by) & 0xff));
		return true;
	}
	/* An immediate source: its last word. */
	if (m->from.mode == 7 && m->from.reg == 4 && op >> 12 && op >> 12 < 14) {
		code[m->from.bytes / 2] = (uint16_t)(code[m->from.bytes / 2] + by);
		return true;
	}
	return false;
}

/* Only a displacement can be moved; (An) has none. */
static bool offset(const struct ua_insn *i, const struct ua_m68k_insn *m, uint16_t *code, int by)
{
	const struct ua_m68k_ea *e = m->store ? &m->to : &m->from;
	unsigned at = (unsigned)(e->extension - i->at) / 2;

	if (!i->accesses || i->stack || e->mode != 5)
		return false;
	code[at] = (uint16_t)(code[at] + by);
	return true;
}

static bool restores(const struct ua_insn *i, uint16_t op)
{
	bool movem = (op & 0xff80) == 0x4c80;

	return i->accesses && i->stack && !i->access[0].store &&
	       (movem || (i->written & 0x7cfc));	/* d2-d7, a2-a6 */
}

bool ua_arch_mutate(enum ua_operator op, const struct ua_insn *i, unsigned char *bytes)
{
	uint16_t code[UA_INSN_MAX / 2] = { 0 };
	struct ua_m68k_insn m;
	bool can = false;

	if (i->size > UA_INSN_MAX)
		return false;
	memcpy(code, (const void *)i->at, i->size);
	ua_m68k_decode(i->at, &m);
	switch (op) {
	case UA_M_STORE:
		can = m.store && i->accesses;
		nops(code, i->size);
		break;
	case UA_M_IMMEDIATE_MORE:
	case UA_M_IMMEDIATE_LESS:
		can = immediate(&m, code, op == UA_M_IMMEDIATE_MORE ? 1 : -1);
		break;
	case UA_M_OFFSET_MORE:
	case UA_M_OFFSET_LESS:
		can = offset(i, &m, code, op == UA_M_OFFSET_MORE ? 1 : -1);
		break;
	case UA_M_STEP:				/* addq for subq */
		can = is_quick(code[0]);
		code[0] ^= 0x100;
		break;
	case UA_M_INVERT:
		can = i->flow == UA_BRANCHES;
		code[0] ^= 0x100;
		break;
	case UA_M_RESTORE:
		can = restores(i, code[0]);
		nops(code, i->size);
		break;
	case UA_M_CALL:
		can = i->flow == UA_CALLS;
		nops(code, i->size);
		break;
	default:
		break;
	}
	memcpy(bytes, code, i->size);
	return can;
}
