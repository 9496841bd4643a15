/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Mutants of x86-64 instructions. */
#include "config.h"

#include "decode.h"

#ifdef HAVE_CAPSTONE
#include <string.h>

#define NOP	0x90
#define JRCXZ	0xe3

static bool do_nothing(const struct ua_insn *i, unsigned char *bytes)
{
	memset(bytes, NOP, i->size);
	return true;
}

/* Adds to a little-endian number of the encoding; the other bytes stay. */
static bool add(unsigned char *bytes, unsigned at, unsigned size, int add)
{
	uint64_t value = 0;

	if (!at || !size || size > 8)
		return false;
	memcpy(&value, bytes + at, size);
	value += (uint64_t)(int64_t)add;
	memcpy(bytes + at, &value, size);
	return true;
}

static bool has_immediate(const cs_insn *c, const struct ua_insn *i)
{
	return i->flow == UA_GOES_ON && c->detail->x86.encoding.imm_offset;
}

/* Only what addresses memory, and not by the instruction pointer. */
static bool has_offset(const cs_insn *c, const struct ua_insn *i)
{
	return i->accesses && !i->stack && c->detail->x86.encoding.modrm_offset &&
	       c->detail->x86.encoding.disp_offset && i->access[0].base >= 0;
}

/* A jump on a condition has the opposite in its opcode's lowest bit; jrcxz has
 * no opposite, and is never done. */
static bool invert(const struct ua_insn *i, unsigned char *bytes)
{
	if (i->flow != UA_BRANCHES)
		return false;
	if ((bytes[0] & 0xf0) == 0x70)
		bytes[0] ^= 1;
	else if (bytes[0] == 0x0f && (bytes[1] & 0xf0) == 0x80)
		bytes[1] ^= 1;
	else if (bytes[0] == JRCXZ)
		memset(bytes, NOP, i->size);
	else
		return false;
	return true;
}

/* inc and dec differ in one bit of the byte behind the opcode. */
static bool step(const cs_insn *c, unsigned char *bytes)
{
	if (c->id != X86_INS_INC && c->id != X86_INS_DEC)
		return false;
	bytes[c->detail->x86.encoding.modrm_offset] ^= 1 << 3;
	return true;
}

/* A pop goes to rcx (or r9), a load from the stack nowhere. */
static bool restore(const cs_insn *c, const struct ua_insn *i, unsigned char *bytes)
{
	const cs_x86_op *op = c->detail->x86.operands;

	if (!c->detail->x86.op_count || op->type != X86_OP_REG || !ua_x86_is_kept(op->reg))
		return false;
	if (c->id == X86_INS_POP) {
		bytes[i->size - 1] = (unsigned char)((bytes[i->size - 1] & 0xf8) | 1);
		return true;
	}
	return c->id == X86_INS_MOV && i->stack && do_nothing(i, bytes);
}

static bool call(const cs_insn *c, const struct ua_insn *i, unsigned char *bytes)
{
	if (i->flow != UA_CALLS && c->id != X86_INS_STAC && c->id != X86_INS_CLAC)
		return false;
	return do_nothing(i, bytes);
}

bool ua_arch_mutate(enum ua_operator op, const struct ua_insn *i, unsigned char *bytes)
{
	const cs_insn *c = ua_x86_decode(i->at);
	const cs_x86_encoding *e;
	bool stores = false;

	if (!c)
		return false;
	memcpy(bytes, c->bytes, i->size);
	e = &c->detail->x86.encoding;
	for (unsigned k = 0; k < i->accesses; k++)
		stores |= i->access[k].store;
	switch (op) {
	case UA_M_STORE:
		return stores && i->flow == UA_GOES_ON && do_nothing(i, bytes);
	case UA_M_IMMEDIATE_MORE:
		return has_immediate(c, i) && add(bytes, e->imm_offset, e->imm_size, 1);
	case UA_M_IMMEDIATE_LESS:
		return has_immediate(c, i) && add(bytes, e->imm_offset, e->imm_size, -1);
	case UA_M_OFFSET_MORE:
		return has_offset(c, i) && add(bytes, e->disp_offset, e->disp_size, 1);
	case UA_M_OFFSET_LESS:
		return has_offset(c, i) && add(bytes, e->disp_offset, e->disp_size, -1);
	case UA_M_STEP:
		return step(c, bytes);
	case UA_M_INVERT:
		return invert(i, bytes);
	case UA_M_RESTORE:
		return restore(c, i, bytes);
	case UA_M_CALL:
		return call(c, i, bytes);
	default:
		return false;
	}
}
#endif
