/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * insn.c - does an instruction read memory, write it, or branch?
 *
 * A signal frame does not say what an access was, so that the instruction
 * itself must be asked.  Also for decode.c.
 */
#include "config.h"

#include "sparc.h"

/* Bit 2 is in all that write: stores, and what both reads and writes. */
enum ua_sparc_access ua_sparc_access(uint32_t insn)
{
	unsigned op3 = SPARC_OP3(insn);

	if (SPARC_OP(insn) != 3 || op3 == SPARC_PREFETCH || op3 == SPARC_PREFETCHA)
		return UA_SPARC_NONE;
	return op3 & 4 ? UA_SPARC_STORE : UA_SPARC_LOAD;
}

bool ua_sparc_branches(uint32_t insn)
{
	switch (SPARC_OP(insn)) {
	case 0:
		return SPARC_OP2(insn) != SPARC_ILLTRAP && SPARC_OP2(insn) != SPARC_SETHI &&
		       SPARC_OP2(insn) != 7;
	case 1:
		return true;
	case 2:
		return SPARC_OP3(insn) == SPARC_JMPL || SPARC_OP3(insn) == SPARC_RETURN;
	default:
		return false;
	}
}
