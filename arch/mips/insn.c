/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * insn.c - does an instruction read memory, write it, or branch?
 *
 * A signal frame does not say what an access was, nor whether it was in a delay
 * slot, so that the instruction itself must be asked.  Also for decode.c.
 */
#include "config.h"

#include "mips.h"

enum ua_mips_access ua_mips_access(uint32_t insn)
{
	unsigned op = MIPS_OP(insn);

	if (op == MIPS_LDL || op == MIPS_LDR)
		return UA_MIPS_LOAD;
	if (op < MIPS_LB || op == MIPS_CACHE || op == MIPS_PREF)
		return UA_MIPS_NONE;
	if (op == 0x32 || op == 0x36 || op == 0x3a || op == 0x3b || op == 0x3e)
		return UA_MIPS_NONE;	/* coprocessor 2, and what R6 reuses */
	/* Loads are 20 to 27 and 30 to 37, stores 28 to 2e and 38 to 3f. */
	return op & 8 ? UA_MIPS_STORE : UA_MIPS_LOAD;
}

bool ua_mips_branches(uint32_t insn)
{
	unsigned op = MIPS_OP(insn);

	if (op == MIPS_SPECIAL)
		return MIPS_FUNCT(insn) == MIPS_JR || MIPS_FUNCT(insn) == MIPS_JALR;
	if (op == MIPS_REGIMM)		/* bltz, bgez, likely or not, linking or not */
		return (MIPS_RT(insn) & ~0x13u) == 0;
	if (op == MIPS_COP1)		/* bc1f, bc1t */
		return MIPS_RS(insn) == 8;
	return (op >= MIPS_J && op <= MIPS_BGTZ) || (op >= MIPS_BEQL && op <= MIPS_BGTZL);
}
