/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <stdio.h>
#include <sys/mman.h>

#include "brood.h"
#include "loaded.h"
#include "symbol.h"

struct ua_brood *ua_brood_new(void)
{
	struct ua_brood *b = mmap(NULL, sizeof(*b), PROT_READ | PROT_WRITE,
				  MAP_SHARED | MAP_ANONYMOUS, -1, 0);

	return b == MAP_FAILED ? NULL : b;
}

/* Only what the member owes: a result is another in each op. */
static void keep_results(struct ua_mutant *list, size_t *n, unsigned member)
{
	size_t kept = 0;

	for (size_t i = 0; i < *n; i++)
		if (UA_M_IS_RESULT(list[i].op)) {
			list[kept] = list[i];
			list[kept++].member = member;
		}
	*n = kept;
}

static bool is_both_user(const struct ua_brood *b, unsigned member)
{
	return b->member[member] == &b->both_user;
}

bool ua_brood_fill(struct ua_brood *b)
{
	struct ua_extable table;
	char name[UA_NAME_MAX];
	unsigned entries;
	size_t n;
	bool fits = true;

	if (ua_image_apply(b->member[0]) || ua_extable_init(&table))
		return false;
	for (unsigned m = 0; m < b->members; m++) {
		const struct ua_exentry *own = ua_routine_entries(&table, b->member[m], &entries);

		if (is_both_user(b, m))
			continue;
		fits &= ua_mutants_list(b->member[m], own, entries, b->mutant + b->n,
					UA_MUTANTS_MAX - b->n, &n) == 0;
		if (m)
			keep_results(b->mutant + b->n, &n, m);
		for (size_t i = b->n; i < b->n + n; i++)
			b->mutant[i].equivalent =
				ua_mutant_equivalent(ua_routine_name(b->member[m], name, sizeof(name)),
						     &b->mutant[i]);
		b->n += n;
	}
	ua_extable_free(&table);
	return fits;
}

bool ua_brood_wants(const struct ua_brood *b, unsigned member)
{
	for (size_t i = 0; i < b->n; i++) {
		const struct ua_mutant *m = &b->mutant[i];

		if (m->fate == UA_KILLED || m->fate == UA_LEFT_OUT)
			continue;
		if (!UA_M_IS_RESULT(m->op) || m->member == member)
			return true;
	}
	return false;
}
