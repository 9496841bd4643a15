/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The calls of a batch.  No checked call here: planting registers takes
 * longer than a short operand.  A routine that breaks the ABI is found by
 * `uctorture run`, not by its speed.
 */
#include "config.h"

#include "arena.h"
#include "bench.h"

typedef unsigned long one_fn(void *, unsigned long);
typedef unsigned long two_fn(void *, void *, unsigned long);
typedef unsigned long set_fn(void *, int, unsigned long);

/* Called in place of a routine: it returns, and what is left is the loop. */
void ua_loop_nothing(void)
{
}

long ua_loop_nothing_system(struct ua_syscall_args *args)
{
	__asm__ volatile("" :: "r"(args) : "memory");
	return 0;
}

static void system_call(struct ua_loop *l, unsigned i)
{
	struct ua_syscall_args *a = l->system;
	unsigned long at = l->spots->at[i];

	a->to = l->first + at;
	a->from = l->second + at;
	a->length = l->spots->length[i];
	l->result = (unsigned long)l->syscall(a);
}

/* The user side is where it is, and the kernel side where the file has it. */
static void system_calls(struct ua_loop *l)
{
	unsigned long position = l->system->kernel_position;
	unsigned i = 0;

	for (unsigned n = 0; n < l->calls; n++) {
		l->system->kernel_position = position + l->spots->at[i];
		system_call(l, i);
		i = i + 1 == l->spots->n ? 0 : i + 1;
	}
	l->system->kernel_position = position;
}

/* n calls from the first spot on; the same code for a routine and for nothing. */
static void turn(struct ua_loop *l, unsigned n)
{
	const unsigned *at = l->spots->at, *length = l->spots->length;
	unsigned char *first = l->first, *second = l->second;
	unsigned long result = 0;

	switch (l->shape) {
	case UA_LOOP_ONE:
		for (unsigned i = 0; i < n; i++)
			result = ((one_fn *)l->entry)(first + at[i], length[i]);
		break;
	case UA_LOOP_TWO:
		for (unsigned i = 0; i < n; i++)
			result = ((two_fn *)l->entry)(first + at[i], second + at[i], length[i]);
		break;
	default:
		for (unsigned i = 0; i < n; i++)
			result = ((set_fn *)l->entry)(first + at[i], UA_MEMSET_VALUE, length[i]);
		break;
	}
	l->result = result;
}

void ua_loop_run(void *loop)
{
	struct ua_loop *l = loop;
	unsigned left = l->calls;

	if (l->shape == UA_LOOP_SYSTEM) {
		system_calls(l);
		return;
	}
	while (left) {
		unsigned n = left < l->spots->n ? left : l->spots->n;

		turn(l, n);
		left -= n;
	}
}
