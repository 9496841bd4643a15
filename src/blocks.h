/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Which basic blocks of a routine's own code ever ran.  A trap stands over the
 * first instruction of each, once: it is gone when it has fired, so a block
 * costs one signal in a worker's life.
 */
#ifndef UA_BLOCKS_H
#define UA_BLOCKS_H

#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

#include "extable.h"
#include "ua.h"

/* Basic blocks of one routine that are told apart. */
#define UA_BLOCKS_MAX	256

struct ua_blocks {
	unsigned n;
	uintptr_t at[UA_BLOCKS_MAX];
	unsigned char ran[UA_BLOCKS_MAX];
};

/* Finds the blocks that the routine's entry, its fixups and the jumps between
 * them lead to, and sets a trap on each that has not run.  b->n is 0 where the
 * code can't be looked at: no decoder, no symbol, a libc's own routine (which
 * the program itself calls), more than UA_BLOCKS_MAX. */
void ua_blocks_open(struct ua_blocks *b, const struct ua_routine *r, const struct ua_extable *t);

/* A SIGTRAP: true, it was a block's first run, and the code goes on. */
bool ua_blocks_trap(ucontext_t *uc);

/* Somebody else wants a trap there: the block's is gone, if there was one; and
 * has seen that the instruction runs. */
void ua_blocks_yield(uintptr_t at);
void ua_blocks_note(uintptr_t at);

unsigned ua_blocks_ran(const struct ua_blocks *b);

#endif
