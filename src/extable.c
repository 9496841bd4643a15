/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <errno.h>
#include <stdlib.h>

#include "extable.h"
#include "loaded.h"

/* Two 32-bit self-relative words, as arch/linkage.h lays them down. */
struct row {
	int32_t insn, fixup;
};

/* ld defines these for a section whose name is a C identifier; weak, for a
 * program without any entry has no such section. */
extern const struct row __start___ex_table[] __attribute__((weak));
extern const struct row __stop___ex_table[] __attribute__((weak));

static int by_insn(const void *a, const void *b)
{
	const struct ua_exentry *x = a, *y = b;

	return (x->insn > y->insn) - (x->insn < y->insn);
}

int ua_extable_init(struct ua_extable *t)
{
	size_t n = 0;

	if (__start___ex_table)
		/* cppcheck-suppress comparePointers ; both bound one section, says ld */
		n = (size_t)(__stop___ex_table - __start___ex_table);
	t->n = n + ua_image_entries(NULL);
	t->entry = calloc(t->n ? t->n : 1, sizeof(*t->entry));
	if (!t->entry)
		return -ENOMEM;
	for (size_t i = 0; i < n; i++) {
		const struct row *r = &__start___ex_table[i];

		t->entry[i].insn = (uintptr_t)&r->insn + (uintptr_t)(intptr_t)r->insn;
		t->entry[i].fixup = (uintptr_t)&r->fixup + (uintptr_t)(intptr_t)r->fixup;
	}
	ua_image_entries(t->entry + n);
	qsort(t->entry, t->n, sizeof(*t->entry), by_insn);
	return 0;
}

void ua_extable_free(struct ua_extable *t)
{
	free(t->entry);
	t->entry = NULL;
	t->n = 0;
}

struct ua_exentry *ua_extable_search(const struct ua_extable *t, uintptr_t pc)
{
	size_t low = 0, high = t->n;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (t->entry[middle].insn < pc)
			low = middle + 1;
		else
			high = middle;
	}
	return low < t->n && t->entry[low].insn == pc ? &t->entry[low] : NULL;
}
