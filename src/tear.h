/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A store that runs into a hole, as real CPUs may leave it: the bytes before
 * the hole hold a part of the value, or garbage.  Emulators and most CPUs do
 * all of a store or nothing, and a routine may rely on that without anybody's
 * knowledge: where the store overlaps bytes that were done before, and its
 * fixup counts those as done.
 *
 * The model needs no decoder.  The hole is opened, the store is stepped over
 * twice, upon two patterns, to see which bytes it writes; then the hole is
 * back, those before it are torn, and the store runs once more and faults.
 */
#ifndef UA_TEAR_H
#define UA_TEAR_H

#include "ua.h"

#define UA_TEAR_BYTES	128	/* of one store, at most: a cache line's zeroing is one */
#define UA_TEARS_MAX	16	/* torn stores of a call that are kept */

/* Torn bytes, of one store. */
struct ua_torn {
	uintptr_t at;
	unsigned n;
};

/* For the next call: stores to a PROT_NONE hole tear; operand is the user
 * side's first byte.  mode UA_TEAR_NONE does nothing. */
void ua_tear_arm(enum ua_tear mode, uintptr_t operand, unsigned long page);

/* After it: what was torn, *n of them. */
const struct ua_torn *ua_tear_disarm(unsigned *n);

#endif
