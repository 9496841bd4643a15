/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * insn.c - does an instruction read memory, or write it?
 *
 * A signal frame does not say what an access was, so that the instruction
 * itself must be asked.  Also for decode.c.
 */
#include "config.h"

#include "alpha.h"

enum ua_alpha_access ua_alpha_access(uint32_t insn)
{
	unsigned op = ALPHA_OP(insn);

	switch (op) {
	case ALPHA_LDBU: case ALPHA_LDQ_U: case ALPHA_LDWU:
		return UA_ALPHA_LOAD;
	case ALPHA_STW: case ALPHA_STB: case ALPHA_STQ_U:
		return UA_ALPHA_STORE;
	}
	if (op < ALPHA_LDF || op > ALPHA_STQ_C)
		return UA_ALPHA_NONE;
	return op & 4 ? UA_ALPHA_STORE : UA_ALPHA_LOAD;
}
