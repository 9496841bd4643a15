/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * insn.c - does an instruction read memory, or write it?
 *
 * A signal frame does not say what an access was, so that the instruction
 * itself must be asked.  Also for decode.c.
 */
#include "config.h"

#include <string.h>

#include "riscv.h"

#define FUNCT3(insn)	((insn) >> 12 & 7)

/* Any place may be of 2 bytes only. */
uint32_t ua_riscv_insn(uintptr_t at)
{
	uint16_t low, high = 0;

	memcpy(&low, (const void *)at, sizeof(low));
	if ((low & 3) == 3)
		memcpy(&high, (const void *)(at + 2), sizeof(high));
	return (uint32_t)high << 16 | low;
}

/* Quadrant 0 has loads and stores by a pointer, quadrant 2 those by sp; the
 * third bit of funct3 makes it a store; 0 and 4 are none of them. */
static enum ua_riscv_access compressed(uint32_t insn)
{
	unsigned quadrant = insn & 3, funct3 = insn >> 13 & 7;

	if (quadrant == 1 || !(funct3 & 3))
		return UA_RISCV_NONE;
	return funct3 & 4 ? UA_RISCV_STORE : UA_RISCV_LOAD;
}

enum ua_riscv_access ua_riscv_access(uint32_t insn)
{
	if (ua_riscv_size(insn) == 2)
		return compressed(insn);
	switch (insn & 0x7f) {
	case 0x03: case 0x07:		/* integer; floating-point and vector */
		return UA_RISCV_LOAD;
	case 0x23: case 0x27:
		return UA_RISCV_STORE;
	case 0x2f:			/* atomic: all but lr write */
		return insn >> 27 == 2 ? UA_RISCV_LOAD : UA_RISCV_STORE;
	case 0x0f:			/* cbo.zero writes a block */
		return FUNCT3(insn) == 2 && insn >> 20 == 4 ? UA_RISCV_STORE : UA_RISCV_NONE;
	default:
		return UA_RISCV_NONE;
	}
}
