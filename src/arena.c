/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Filling the arena and finding a case's place in it. */
#include "config.h"

#include <errno.h>
#include <string.h>

#include "arena_private.h"
#include "machine.h"

/* ---- filling ------------------------------------------------------------ */

void ua_arena_fill(struct ua_arena *a, enum ua_op op)
{
	unsigned traits = ua_op_info(op)->traits;
	size_t zero = (SIDE_PAGES - 1) * a->page;	/* of offset 0 in a pattern */
	const unsigned char *user = a->ones, *kernel = a->source;

	if (traits & UA_SRC_USER)
		user = a->source;
	else if (UA_HAS_KERNEL(traits))
		user = a->poison;
	if (traits & UA_DST_KERNEL)
		kernel = a->poison;
	memcpy(a->user_map, user, USER_PAGES * a->page);
	memcpy(a->kernel_map, kernel, SIDE_PAGES * a->page);
	a->user_was = user + zero;
	a->kernel_was = kernel + zero;
}

void ua_window_restore(const struct ua_window *w, long from, long to)
{
	if (from < w->low)
		from = w->low;
	if (to > w->high)
		to = w->high;
	if (from < to)
		memcpy(w->now + from, w->was + from, (size_t)(to - from));
}

const unsigned char *ua_arena_expect(const struct ua_arena *a, enum ua_op op,
				     const struct ua_case *c)
{
	unsigned traits = ua_op_info(op)->traits;

	if (op == UA_OP_MEMSET)
		return a->value;
	if (traits & UA_SRC_KERNEL)
		return a->kernel_was + c->other;
	if (traits & UA_SRC_USER)
		return a->user_was + c->offset;
	return a->zeros;
}

/* ---- placing -------------------------------------------------------------- */

/* The smallest class in which [offset, end) lies in memory or hole. */
static int class_of(long offset, long end, long page, bool b)
{
	for (int class = 0; class < CLASSES; class++) {
		long w = ua_class_pages[class], behind = b ? w + 2 : w + 2 + GUARD_PAGES;

		if (offset >= -(w - 1) * page && end <= behind * page)
			return class;
	}
	return -1;
}

static void set_window(struct ua_window *w, unsigned char *now, const unsigned char *was,
		       long low, long high)
{
	w->now = now;
	w->was = was;
	w->low = low;
	w->high = high;
}

static int place_user(const struct ua_arena *a, const struct ua_case *c, struct ua_spot *s)
{
	long page = (long)a->page;
	bool b = c->place == UA_BEFORE || c->place == UA_MIDDLE;
	/* A huge operand ends nowhere; it must fault long before. */
	long end = ua_case_is_extreme(c) ? c->offset : ua_case_end(c, c->offset);
	int class = c->place == UA_BOTH ? SMALL : class_of(c->offset, end, page, b);
	const struct view *v;

	if (class < 0 || (b && ua_case_is_extreme(c)))
		return -ERANGE;
	if (c->offset < -(ua_class_pages[class] + GUARD_PAGES - 1) * page)
		return -ERANGE;
	if (!b && c->offset > (GUARD_PAGES + 1) * page)
		return -ERANGE;
	v = &a->views[class][c->kind][b ? WITH_B : WITHOUT_B];
	s->user = v->base + c->offset;
	s->user_side.operand = (uintptr_t)s->user;
	s->user_side.hole = (uintptr_t)v->base + a->page;
	s->user_side.hole_end = b ? s->user_side.hole + a->page : v->high;
	s->user_side.low = v->low;
	s->user_side.high = v->high;
	set_window(&s->a, a->user, a->user_was, -(ua_class_pages[class] - 1) * page, page);
	if (b)
		set_window(&s->b, a->user, a->user_was, 2 * page, (ua_class_pages[class] + 2) * page);
	return 0;
}

/* All of the operand is at addresses that no page table can hold. */
static int place_noncanonical(const struct ua_arena *a, const struct ua_case *c,
			      struct ua_spot *s)
{
#ifdef UA_NONCANONICAL_HOLE
	long page = (long)a->page;

	if (c->offset < page || c->offset > UA_PAGES_MAX * page)
		return -ERANGE;
	s->user_side.hole = UA_NONCANONICAL_HOLE;
	s->user_side.hole_end = UA_NONCANONICAL_HOLE + (1ul << 40);
	s->user_side.low = s->user_side.hole;
	s->user_side.high = s->user_side.hole_end;
	s->user_side.operand = UA_NONCANONICAL_HOLE + (uintptr_t)(c->offset - page);
	s->user = (void *)s->user_side.operand;
	set_window(&s->a, a->user, a->user_was, 0, page);
	return 0;
#else
	(void)a;
	(void)c;
	(void)s;
	return -ERANGE;
#endif
}

/* ends: it may run into the hole behind it, as a user side. */
static int place_kernel(const struct ua_arena *a, const struct ua_case *c, struct ua_spot *s,
			bool ends)
{
	long page = (long)a->page;
	int class = class_of(c->other, 0, page, false);
	const struct view *v;

	if (class < 0 || c->other > page)
		return -ERANGE;
	if (!ends && !ua_case_is_extreme(c) && c->length > (unsigned long)(page - c->other))
		return -ERANGE;
	v = &a->kviews[class];
	s->kernel = v->base + c->other;
	s->kernel_side.operand = (uintptr_t)s->kernel;
	s->kernel_side.hole = (uintptr_t)v->base + a->page;
	s->kernel_side.hole_end = v->high;
	s->kernel_side.low = v->low;
	s->kernel_side.high = v->high;
	s->kernel_fd = a->kernel_fd;
	s->kernel_position = (unsigned long)((SIDE_PAGES - 1) * page + c->other);
	set_window(&s->k, a->kernel, a->kernel_was, -(ua_class_pages[class] - 1) * page, page);
	return 0;
}

int ua_arena_place(const struct ua_arena *a, enum ua_op op, const struct ua_case *c,
		   struct ua_spot *s)
{
	unsigned traits = ua_op_info(op)->traits;
	long most = 2 * SIDE_PAGES * (long)a->page;
	int err;

	s->kernel_side = (struct ua_side){ 0 };
	s->a.low = s->a.high = s->b.low = s->b.high = s->k.low = s->k.high = 0;
	if (c->offset < -most || c->offset > most || c->other < -most || c->other > most)
		return -ERANGE;
	err = c->kind == UA_NONCANONICAL ? place_noncanonical(a, c, s) : place_user(a, c, s);
	if (!err && UA_HAS_KERNEL(traits))
		err = place_kernel(a, c, s, traits & UA_TWO_USER);
	return err;
}
