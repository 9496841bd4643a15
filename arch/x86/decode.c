/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Instructions of x86-64, by the library capstone. */
#include "config.h"

#include "decode.h"

#ifdef HAVE_CAPSTONE
#include <string.h>

static csh handle;
static cs_insn *insn;

const cs_insn *ua_x86_decode(uintptr_t at)
{
	const uint8_t *code = (const uint8_t *)at;
	uint64_t address = at;
	size_t size = 15;

	if (!insn) {
		if (cs_open(CS_ARCH_X86, CS_MODE_64, &handle) != CS_ERR_OK)
			return NULL;
		cs_option(handle, CS_OPT_DETAIL, CS_OPT_ON);
		insn = cs_malloc(handle);
	}
	return insn && cs_disasm_iter(handle, &code, &size, &address, insn) ? insn : NULL;
}

const char *ua_arch_decoder(void)
{
	return NULL;
}

/* The 64-bit register that one is part of; its number, or -1. */
static int number(unsigned reg)
{
	static const unsigned short parts[16][4] = {
		{ X86_REG_RAX, X86_REG_EAX, X86_REG_AX, X86_REG_AL },
		{ X86_REG_RCX, X86_REG_ECX, X86_REG_CX, X86_REG_CL },
		{ X86_REG_RDX, X86_REG_EDX, X86_REG_DX, X86_REG_DL },
		{ X86_REG_RBX, X86_REG_EBX, X86_REG_BX, X86_REG_BL },
		{ X86_REG_RSP, X86_REG_ESP, X86_REG_SP, X86_REG_SPL },
		{ X86_REG_RBP, X86_REG_EBP, X86_REG_BP, X86_REG_BPL },
		{ X86_REG_RSI, X86_REG_ESI, X86_REG_SI, X86_REG_SIL },
		{ X86_REG_RDI, X86_REG_EDI, X86_REG_DI, X86_REG_DIL },
		{ X86_REG_R8, X86_REG_R8D, X86_REG_R8W, X86_REG_R8B },
		{ X86_REG_R9, X86_REG_R9D, X86_REG_R9W, X86_REG_R9B },
		{ X86_REG_R10, X86_REG_R10D, X86_REG_R10W, X86_REG_R10B },
		{ X86_REG_R11, X86_REG_R11D, X86_REG_R11W, X86_REG_R11B },
		{ X86_REG_R12, X86_REG_R12D, X86_REG_R12W, X86_REG_R12B },
		{ X86_REG_R13, X86_REG_R13D, X86_REG_R13W, X86_REG_R13B },
		{ X86_REG_R14, X86_REG_R14D, X86_REG_R14W, X86_REG_R14B },
		{ X86_REG_R15, X86_REG_R15D, X86_REG_R15W, X86_REG_R15B },
	};

	for (int i = 0; i < 16; i++)
		for (int k = 0; k < 4; k++)
			if (parts[i][k] == reg)
				return i;
	return -1;
}

bool ua_x86_is_kept(unsigned reg)
{
	int n = number(reg);

	return n == 3 || n == 5 || n >= 12;
}

static void set_flow(struct ua_insn *i, const cs_insn *c)
{
	const cs_x86_op *op = c->detail->x86.operands;

	if (cs_insn_group(handle, c, CS_GRP_CALL))
		i->flow = UA_CALLS;
	else if (cs_insn_group(handle, c, CS_GRP_RET) || cs_insn_group(handle, c, CS_GRP_INT))
		i->flow = UA_LEAVES;
	else if (cs_insn_group(handle, c, CS_GRP_JUMP))
		i->flow = c->id == X86_INS_JMP ? UA_JUMPS : UA_BRANCHES;
	if (i->flow != UA_GOES_ON && c->detail->x86.op_count && op->type == X86_OP_IMM)
		i->target = (uintptr_t)op->imm;
}

static bool is_string(const cs_insn *c)
{
	uint8_t opcode = c->detail->x86.opcode[0];

	return c->detail->x86.opcode[1] == 0 && !c->detail->x86.encoding.modrm_offset &&
	       opcode >= 0xa4 && opcode <= 0xaf && opcode != 0xa8 && opcode != 0xa9;
}

static bool touches_memory(const cs_insn *c)
{
	switch (c->id) {
	case X86_INS_LEA:
	case X86_INS_NOP:
	case X86_INS_PREFETCH:
	case X86_INS_PREFETCHNTA:
	case X86_INS_PREFETCHT0:
	case X86_INS_PREFETCHT1:
	case X86_INS_PREFETCHT2:
	case X86_INS_PREFETCHW:
		return false;
	default:
		return true;
	}
}

static void set_access(struct ua_insn *i, const cs_insn *c)
{
	const cs_x86 *x = &c->detail->x86;

	for (unsigned k = 0; k < x->op_count && touches_memory(c); k++) {
		const cs_x86_op *op = &x->operands[k];
		struct ua_access *a = &i->access[i->accesses];

		if (op->type != X86_OP_MEM || i->accesses == 2)
			continue;
		a->base = number(op->mem.base);
		a->index = number(op->mem.index);
		/* The library calls some stores reads; the first operand of a
		 * move is its destination. */
		a->store = (op->access & CS_AC_WRITE) || (k == 0 && c->id == X86_INS_MOVNTI);
		i->stack |= a->base == 4;
		i->accesses++;
	}
}

/* Pointers through an instruction: what it writes is one no more, but a
 * string instruction's, and one that a constant is added to. */
static void set_pointers(struct ua_insn *i, const cs_insn *c)
{
	const cs_x86 *x = &c->detail->x86;
	const cs_x86_op *to = &x->operands[0], *from = &x->operands[1];
	cs_regs read, write;
	uint8_t reads, writes;

	i->derived = i->from = -1;
	if (cs_regs_access(handle, c, read, &reads, write, &writes) != CS_ERR_OK)
		reads = writes = 0;
	for (unsigned k = 0; k < writes; k++)
		if (number(write[k]) >= 0)
			i->written |= 1ull << number(write[k]);
	for (unsigned k = 0; k < reads && !i->accesses; k++)
		if (number(read[k]) >= 0)
			i->sources |= 1ull << number(read[k]);
	if (is_string(c))
		i->written &= ~(1ull << 6 | 1ull << 7);
	if (!x->op_count || to->type != X86_OP_REG || to->size != 8)
		return;
	if (((c->id == X86_INS_ADD || c->id == X86_INS_SUB) && from->type == X86_OP_IMM) ||
	    c->id == X86_INS_INC || c->id == X86_INS_DEC)
		i->derived = i->from = number(to->reg);
	if (c->id == X86_INS_MOV && from->type == X86_OP_REG) {
		i->derived = number(to->reg);
		i->from = number(from->reg);
	}
	if (c->id == X86_INS_LEA && from->mem.index == X86_REG_INVALID) {
		i->derived = number(to->reg);
		i->from = number(from->mem.base);
	}
}

bool ua_arch_decode(uintptr_t at, struct ua_insn *i)
{
	const cs_insn *c = ua_x86_decode(at);

	memset(i, 0, sizeof(*i));
	if (!c)
		return false;
	i->at = at;
	i->size = c->size;
	set_flow(i, c);
	set_access(i, c);
	set_pointers(i, c);
	return true;
}

#else

const char *ua_arch_decoder(void)
{
	return "this program was built without the library capstone (package libcapstone-dev), which "
	       "decodes instructions";
}

bool ua_arch_decode(uintptr_t at, struct ua_insn *i)
{
	(void)at;
	(void)i;
	return false;
}

bool ua_arch_mutate(enum ua_operator op, const struct ua_insn *i, unsigned char *bytes)
{
	(void)op;
	(void)i;
	(void)bytes;
	return false;
}

#endif

int ua_arch_argument(unsigned n)
{
	static const int arguments[] = { 7, 6, 2, 1, 8, 9, 10, 11, [UA_STACK] = 4 };

	return arguments[n];
}
