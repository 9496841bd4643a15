/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * insn.c - does the instruction that faulted write memory?
 *
 * qemu-user 7.2 leaves DSISR, DAR and the trap number of its signal frames
 * empty, so that the instruction itself must be asked.
 */
#include "config.h"

#include <stddef.h>

#include "codemap.h"
#include "ppc.h"

#define DSISR_STORE	0x02000000ul

/* Extended opcodes of primary opcode 31 that store. */
static const uint16_t indexed[] = {
	135, 140, 141, 149, 150, 151, 167, 173, 181, 182, 183, 199,	/* stvebx ... stvewx */
	205, 214, 215, 231, 237, 247,		/* stxvrwx stdcx. stbx stvx stxvrdx stbux */
	396, 397, 407, 413, 429, 439,		/* stxvx stxvl sthx stxvrl stxvll sthux */
	487, 525, 582, 614, 652, 660, 661, 662, 663, 694, 695,	/* stvxl ... stfsux */
	710, 716, 725, 726, 727, 742, 758, 759,	/* stwat ... stfdux */
	908, 909, 918, 919, 940, 941, 972, 983,	/* stxvw4x ... stfiwx */
	1004, 1014,				/* stxvb16x dcbz */
};

static bool is_indexed_store(unsigned extended)
{
	for (size_t i = 0; i < sizeof(indexed) / sizeof(indexed[0]); i++)
		if (indexed[i] == extended)
			return true;
	return false;
}

bool ua_insn_is_store(uint32_t insn)
{
	unsigned primary = insn >> 26;

	switch (primary) {
	case 36: case 37: case 38: case 39:	/* stw stwu stb stbu */
	case 44: case 45: case 47:		/* sth sthu stmw */
	case 52: case 53: case 54: case 55:	/* stfs stfsu stfd stfdu */
		return true;
	case 62:				/* std stdu stq */
		return true;
	case 61:				/* stfdp stxsd stxssp stxv; lxv */
		return (insn & 7) != 1;
	case 6:					/* lxvp stxvp */
		return (insn & 15) == 1;
	case 31:
		return is_indexed_store(insn >> 1 & 0x3ff);
	default:
		return false;
	}
}

bool ua_insn_wrote(uintptr_t pc, unsigned long dsisr)
{
	if (ua_code_holds(pc, 4))
		return ua_insn_is_store(*(const uint32_t *)pc);
	return dsisr & DSISR_STORE;
}
