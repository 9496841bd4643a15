/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The memory of the cases.  Holes are laid out once and operands move: an
 * mprotect a case costs as much as a fault.
 *
 *   user side     ... g | A pages | hole | B pages or nothing ...
 *   kernel side   ... g | K pages | g ...
 *
 * g and the hole are inaccessible.  An offset counts from the start of the
 * last page of A (or K), the page before the hole.  There is a layout for
 * every kind of hole, with and without B, in three sizes of A, B and K; all
 * map the same memory.  A second view of that memory, always writable, is for
 * filling and inspection.
 */
#ifndef UA_ARENA_H
#define UA_ARENA_H

#include "ua.h"

struct ua_arena;	/* opaque */

/* A stretch of one side that a case may touch: now[offset] for offset in
 * [low, high) is what memory holds, was[offset] what it held. */
struct ua_window {
	unsigned char *now;
	const unsigned char *was;
	long low, high;
};

/* Where a case's operands are. */
struct ua_spot {
	void *user, *kernel;	/* as the routine sees them */
	struct ua_side user_side, kernel_side;
	struct ua_window a, b, k;	/* empty (low == high) when not there */
	int kernel_fd;		/* the kernel side as a file ... */
	unsigned long kernel_position;	/* ... and where the operand lies in it */
};

/* Lays everything out in this process.  NULL with errno set on failure. */
struct ua_arena *ua_arena_new(void);
void ua_arena_free(struct ua_arena *a);
unsigned long ua_arena_page(const struct ua_arena *a);	/* bytes */

/* Whether holes of the kind UA_BUS are any; else they are as UA_NONE. */
bool ua_arena_has_bus(const struct ua_arena *a);

/* Fills both sides with what the op's operands should hold. */
void ua_arena_fill(struct ua_arena *a, enum ua_op op);

/* Finds the operands of *c.  0, or -ERANGE when the arena can't hold it. */
int ua_arena_place(const struct ua_arena *a, enum ua_op op, const struct ua_case *c,
		   struct ua_spot *spot);

/* Puts back [from, to) of a window. */
void ua_window_restore(const struct ua_window *w, long from, long to);

/* What the destination of op should hold where the routine did its work:
 * byte i of the operand is expect[i]. */
const unsigned char *ua_arena_expect(const struct ua_arena *a, enum ua_op op,
				     const struct ua_case *c);

/* The largest operand in pages that the arena holds, on either side. */
#define UA_PAGES_MAX	256
#define UA_MEMSET_VALUE	0x5a

/* Still inaccessible?  Another mapping may have filled an unmapped hole. */
bool ua_arena_intact(const struct ua_arena *a);

#endif
