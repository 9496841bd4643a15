/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What arena.c (finding places) and arena_map.c (laying out) share. */
#ifndef UA_ARENA_PRIVATE_H
#define UA_ARENA_PRIVATE_H

#include "arena.h"

enum { SMALL, MEDIUM, LARGE, CLASSES };
#define SIDE_PAGES	(UA_PAGES_MAX + 1)	/* of A, of B, of K */
#define USER_PAGES	(2 * SIDE_PAGES + 1)
#define GUARD_PAGES	16

enum { WITHOUT_B, WITH_B, LAYOUTS };

struct view {
	unsigned char *base;	/* offset 0 */
	uintptr_t low, high;	/* the whole reservation */
	void *area;		/* with the fault guard */
};

struct ua_arena {
	unsigned long page;
	int user_fd, kernel_fd, bus_fd;
	bool bus;			/* it can be mapped */
	unsigned char *user, *kernel;	/* writable views, at offset 0 */
	unsigned char *user_map, *kernel_map;
	struct view views[CLASSES][UA_NONCANONICAL][LAYOUTS];
	struct view kviews[CLASSES];
	const unsigned char *source, *poison, *ones, *zeros, *value;
	const unsigned char *user_was, *kernel_was;	/* at offset 0 */
};

extern const long ua_class_pages[CLASSES];

#endif
