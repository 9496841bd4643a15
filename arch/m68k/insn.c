/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * insn.c - how long is an instruction, and does it read memory or write it?
 *
 * For traps, faults and decode.c.  It knows the integer instructions of a 68020
 * that compilers and user copies use, and fmove; of others the size is 0.
 */
#include "config.h"

#include "m68k.h"

uintptr_t ua_m68k_address;

static unsigned full_extension(uint16_t word)
{
	static const unsigned char bytes[4] = { 0, 0, 2, 4 };

	if (!(word & 0x100))
		return 2;
	return 2 + bytes[word >> 4 & 3] + (word & 3 ? bytes[word & 3] : 0);
}

/* The operand that is encoded so, its extension words at that address; operand: the bytes of an
 * immediate. */
static struct ua_m68k_ea ea(unsigned mode, unsigned reg, uintptr_t at, unsigned operand)
{
	struct ua_m68k_ea e = { mode, reg, at, 0 };

	if (mode == 5 || (mode == 7 && (reg == 0 || reg == 2)))
		e.bytes = 2;
	else if (mode == 6 || (mode == 7 && reg == 3))
		e.bytes = full_extension(ua_m68k_word(at));
	else if (mode == 7 && reg == 1)
		e.bytes = 4;
	else if (mode == 7)
		e.bytes = operand == 4 ? 4 : 2;
	return e;
}

static struct ua_m68k_ea low_ea(uint16_t op, uintptr_t at, unsigned operand)
{
	return ea(op >> 3 & 7, op & 7, at, operand);
}

static bool in_memory(const struct ua_m68k_ea *e)
{
	return e->mode >= 2 && !(e->mode == 7 && e->reg == 4);
}

/* One operand, read, written or both. */
static void one(struct ua_m68k_insn *i, uint16_t op, uintptr_t at, unsigned before, bool load, bool store)
{
	i->from = i->to = low_ea(op, at + before, i->operand);
	i->size = before + i->from.bytes;
	i->load = load && in_memory(&i->from);
	i->store = store && in_memory(&i->from);
}

static void move(struct ua_m68k_insn *i, uint16_t op, uintptr_t at)
{
	static const unsigned char bytes[4] = { 0, 1, 4, 2 };

	i->operand = bytes[op >> 12 & 3];
	i->from = low_ea(op, at + 2, i->operand);
	i->to = ea(op >> 6 & 7, op >> 9 & 7, at + 2 + i->from.bytes, 0);
	i->size = 2 + i->from.bytes + i->to.bytes;
	i->load = in_memory(&i->from);
	i->store = in_memory(&i->to);
}

static unsigned size_of(uint16_t op)	/* the usual two bits */
{
	return 1u << (op >> 6 & 3);
}

/* Immediates to an operand, bits, moves. */
static void group_0(struct ua_m68k_insn *i, uint16_t op, uintptr_t at)
{
	unsigned mode = op >> 3 & 7;

	i->operand = size_of(op);
	if ((op & 0xff00) == 0x0e00 && i->operand < 8) {	/* moves */
		bool to_memory = ua_m68k_word(at + 2) & 0x800;

		one(i, op, at, 4, !to_memory, to_memory);
	} else if (op & 0x100 || (op & 0xff00) == 0x0800) {	/* bits; movep is not known */
		unsigned before = op & 0x100 ? 2 : 4;

		i->operand = 1;
		if (mode != 1)
			one(i, op, at, before, true, op >> 6 & 3);
	} else if (i->operand < 8) {
		one(i, op, at, i->operand == 4 ? 6 : 4, true, (op & 0xff00) != 0x0c00);
	}
}

static void group_4(struct ua_m68k_insn *i, uint16_t op, uintptr_t at)
{
	unsigned mode = op >> 3 & 7, kind = op >> 6 & 0x3f;

	i->operand = size_of(op);
	if ((op & 0x1c0) == 0x1c0 && mode)	/* lea */
		one(i, op, at, 2, false, false);
	else if ((op & 0xf900) == 0x4000 && i->operand < 8)	/* negx, clr, neg, not */
		one(i, op, at, 2, kind >> 3 != 1, true);
	else if ((op & 0xff00) == 0x4a00 && i->operand < 8)
		one(i, op, at, 2, true, false);		/* tst */
	else if ((op & 0xfb80) == 0x4880 && mode > 1) {	/* movem */
		i->operand = op & 0x40 ? 4 : 2;
		one(i, op, at, 4, op & 0x400, !(op & 0x400));
	} else if ((op & 0xffc0) == 0x4840 && mode > 1)	/* pea */
		one(i, op, at, 2, false, false);
	else if ((op & 0xff80) == 0x4c00)		/* long mul, div */
		i->operand = 4, one(i, op, at, 4, true, false);
	else if ((op & 0xff80) == 0x4e80)		/* jsr, jmp */
		one(i, op, at, 2, false, false);
	else if ((op & 0xfff8) == 0x4e50)		/* link */
		i->size = 4;
	else if ((op & 0xffc0) == 0x4e40 || (op & 0xfe38) == 0x4800)
		i->size = 2;			/* trap, unlk, nop, rts; swap, ext */
}

/* Arithmetic between a register and an operand: or, sub, cmp, and, add. */
static void arithmetic(struct ua_m68k_insn *i, uint16_t op, uintptr_t at)
{
	unsigned way = op >> 6 & 7, group = op >> 12;
	bool extended = (way & 4) && way < 7 && (op & 0x30) == 0;

	i->operand = way == 3 ? 2 : way == 7 ? 4 : 1u << (way & 3);
	if (way == 7 && (group == 8 || group == 12))
		i->operand = 2;
	if (group == 11 && (op & 0x138) == 0x108 && way < 7)	/* cmpm */
		extended = true;
	if (extended)		/* addx, subx, abcd, exg: registers, or memory below both */
		i->size = 2;
	else
		one(i, op, at, 2, true, (way & 4) && way < 7);
}

static void floating(struct ua_m68k_insn *i, uint16_t op, uintptr_t at)
{
	static const unsigned char bytes[8] = { 4, 4, 12, 12, 2, 8, 1, 12 };
	uint16_t word = ua_m68k_word(at + 2);

	if ((op & 0xffc0) != 0xf200)
		return;
	i->operand = bytes[word >> 10 & 7];
	if ((word & 0xe000) == 0x6000)		/* fmove to memory */
		one(i, op, at, 4, false, true);
	else if ((word & 0xe000) == 0x4000)
		one(i, op, at, 4, true, false);
	else if (!(word & 0xe000))
		i->size = 4;
}

static void branch(struct ua_m68k_insn *i, uint16_t op)
{
	i->size = (op & 0xff) == 0 ? 4 : (op & 0xff) == 0xff ? 6 : 2;
}

static void group_5(struct ua_m68k_insn *i, uint16_t op, uintptr_t at)
{
	if ((op & 0xf8) == 0xc8) {		/* dbcc */
		i->size = 4;
		return;
	}
	i->operand = size_of(op) < 8 ? size_of(op) : 1;
	one(i, op, at, 2, size_of(op) < 8, true);
}

void ua_m68k_decode(uintptr_t at, struct ua_m68k_insn *i)
{
	uint16_t op = ua_m68k_word(at);

	*i = (struct ua_m68k_insn){ 0 };
	switch (op >> 12) {
	case 0:
		group_0(i, op, at);
		break;
	case 1: case 2: case 3:
		move(i, op, at);
		break;
	case 4:
		group_4(i, op, at);
		break;
	case 5:
		group_5(i, op, at);
		break;
	case 6:
		branch(i, op);
		break;
	case 7:
		i->size = 2;
		break;
	case 8: case 9: case 11: case 12: case 13:
		arithmetic(i, op, at);
		break;
	case 14:
		if ((op & 0xc0) != 0xc0)
			i->size = 2;
		else if (op & 0x800)		/* bit fields */
			one(i, op, at, 4, true, false);
		else
			i->operand = 2, one(i, op, at, 2, true, true);
		break;
	case 15:
		floating(i, op, at);
		break;
	}
}

/* ---- which of two operands faulted ------------------------------------------------ */

/* Where an operand lies, by the registers that the instruction began with. */
static bool lies_at(const ucontext_t *uc, const struct ua_m68k_ea *e, unsigned size, uintptr_t *at)
{
	uintptr_t reg = (uintptr_t)uc->uc_mcontext.gregs[R_A0 + e->reg];

	if (e->mode == 2 || e->mode == 3)
		*at = reg;
	else if (e->mode == 4)
		*at = reg - size;
	else if (e->mode == 5)
		*at = reg + (uintptr_t)(int16_t)ua_m68k_word(e->extension);
	else
		return false;
	return true;
}

bool ua_m68k_stored(const ucontext_t *uc, uintptr_t pc, uintptr_t address)
{
	struct ua_m68k_insn i;
	uintptr_t at;

	ua_m68k_decode(pc, &i);
	if (!i.store || !i.load)
		return i.store;
	/* Operands that are read and written are read first. */
	if (i.from.extension == i.to.extension && i.from.mode == i.to.mode && i.from.reg == i.to.reg &&
	    (ua_m68k_word(pc) >> 12 == 0 || ua_m68k_word(pc) >> 12 > 3))
		return false;
	return lies_at(uc, &i.to, i.operand, &at) && address - at < i.operand;
}
