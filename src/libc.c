/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The C library that this program was linked with: every variant of its
 * string routines, not only the ones that it would choose on this CPU.  A
 * static program has them all, under names that only its symbol table knows.
 */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cpu.h"
#include "libc.h"
#include "registry.h"
#include "symbol.h"

static const struct {
	const char *prefix;
	enum ua_op op;
} families[] = {
	{ "__memcpy_", UA_OP_MEMCPY }, { "__memmove_", UA_OP_MEMMOVE },
	{ "__memset_", UA_OP_MEMSET }, { "__strnlen_", UA_OP_STRNLEN },
};

#define FAMILIES	(sizeof(families) / sizeof(families[0]))

struct list {
	struct ua_routine *routine;
	size_t n;
	int err;
};

/* Variants that are no such routine: checked ones have one argument more. */
static bool is_variant(const char *name)
{
	return strncmp(name, "chk", 3) && strcmp(name, "ifunc") && *name;
}

static bool known(const struct list *l, enum ua_op op, const char *variant)
{
	for (size_t i = 0; i < l->n; i++)
		if (l->routine[i].op == op && !strcmp(l->routine[i].variant, variant))
			return true;
	return false;
}

static void add(void *list, const char *name, uintptr_t address)
{
	struct list *l = list;

	for (size_t i = 0; i < FAMILIES && !l->err; i++) {
		size_t n = strlen(families[i].prefix);
		struct ua_routine *grown;

		if (strncmp(name, families[i].prefix, n) || !is_variant(name + n) ||
		    known(l, families[i].op, name + n))
			continue;
		grown = realloc(l->routine, (l->n + 1) * sizeof(*grown));
		if (!grown) {
			l->err = -ENOMEM;
			return;
		}
		l->routine = grown;
		grown[l->n++] = (struct ua_routine){
			.arch = "libc", .op = families[i].op, .variant = name + n,
			.entry = (void (*)(void))address, .flags = UA_NOFIX,
			.lacks = ua_cpu_lacks(name + n), .design = "the C library's own",
			.replay = "uctorture replay --libc ",
		};
	}
}

static int by_name(const void *a, const void *b)
{
	const struct ua_routine *x = a, *y = b;

	return x->op != y->op ? (int)x->op - (int)y->op : strcmp(x->variant, y->variant);
}

int ua_libc_add(void)
{
	struct list l = { NULL, 0, 0 };

	ua_symbol_each(add, &l);
	if (!l.err && !l.n)
		l.err = -ENOENT;
	if (l.n)
		qsort(l.routine, l.n, sizeof(*l.routine), by_name);
	if (!l.err)
		l.err = ua_registry_add(l.routine, l.n);
	if (l.err)
		free(l.routine);
	return l.err;
}
