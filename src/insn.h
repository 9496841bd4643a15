/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What mutants and the audit need to know of an instruction; decoded by
 * arch/<a>/decode.c, changed by arch/<a>/mutate.c.
 */
#ifndef UA_INSN_H
#define UA_INSN_H

#include <stdbool.h>
#include <stdint.h>

#include "mutant.h"

#define UA_INSN_MAX	16	/* bytes */

/* An access to memory; registers by number, -1: none. */
struct ua_access {
	int base, index;
	bool store;
};

struct ua_insn {
	uintptr_t at;
	unsigned size;
	enum { UA_GOES_ON, UA_JUMPS, UA_BRANCHES, UA_CALLS, UA_LEAVES } flow;
	uintptr_t target;	/* of what jumps, branches or calls; 0: not known */
	unsigned accesses;
	struct ua_access access[2];
	bool stack;		/* its access is to the stack */
	/* For following pointers: registers that hold something else afterwards;
	 * and one that is what another was, moved on by a constant (-1: none). */
	uint64_t written;
	uint64_t sources;	/* registers that they may be computed from */
	int derived, from;
};

/* Why this program can't decode its instructions; NULL: it can. */
const char *ua_arch_decoder(void);

/* The instruction at an address; false: it is none. */
bool ua_arch_decode(uintptr_t at, struct ua_insn *i);

/* The instruction as an operator changes it, in as many bytes; false: the
 * operator has no place there. */
bool ua_arch_mutate(enum ua_operator op, const struct ua_insn *i, unsigned char *bytes);

/* The register of argument n, or the stack's. */
#define UA_STACK	8
int ua_arch_argument(unsigned n);

#endif
