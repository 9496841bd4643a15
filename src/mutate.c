/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The command mutate: which code there is to make mutants of, and how many. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cpu.h"
#include "insn.h"
#include "mutate.h"
#include "registry.h"
#include "run.h"

static bool same_code(const struct ua_routine *a, const struct ua_routine *b)
{
	return a->entry == b->entry && a->set == b->set && a->row == b->row;
}

static bool member_of(const struct ua_brood *b, const struct ua_routine *r)
{
	for (unsigned m = 0; m < b->members; m++)
		if (b->member[m] == r)
			return true;
	return false;
}

/* A copy with entries for both sides is one between two user sides, too (the
 * kernels used theirs so): only there do all of its entries matter. */
static void add_both_user(struct ua_brood *b)
{
	unsigned ops = 0;

	for (unsigned m = 0; m < b->members; m++)
		ops |= 1u << b->member[m]->op;
	if (!(ops & (1u << UA_OP_COPY_TO_USER | 1u << UA_OP_COPY_FROM_USER)) ||
	    (ops & 1u << UA_OP_COPY_IN_USER) || b->members == UA_MEMBERS_MAX ||
	    (b->member[0]->flags & UA_CATCH))
		return;
	b->both_user = *b->member[0];
	b->both_user.op = UA_OP_COPY_IN_USER;
	b->both_user.flags &= ~(unsigned)UA_PADS;
	b->member[b->members++] = &b->both_user;
}

/* The routine, and all others that the same code serves, chosen or not. */
static struct ua_brood *gather(const struct ua_routine *r)
{
	struct ua_brood *b = ua_brood_new();
	char text[160];
	const char *lacks;

	if (!b)
		return NULL;
	b->member[b->members++] = r;
	for (size_t i = 0; i < ua_registry_size() && b->members < UA_MEMBERS_MAX; i++)
		if (ua_registry_at(i) != r && same_code(ua_registry_at(i), r))
			b->member[b->members++] = ua_registry_at(i);
	add_both_user(b);
	lacks = ua_routine_lacks(r, ua_cpu_features(), text, sizeof(text));
	b->skipped = lacks ? strdup(lacks) : NULL;
	if (!b->skipped && !ua_brood_fill(b))
		snprintf(b->broken, sizeof(b->broken), "its mutants can't be listed, or are too many");
	return b;
}

/* --limit: as many, spread over the list. */
static void thin_out(struct ua_brood *b, unsigned long limit)
{
	for (size_t i = 0; limit && i < b->n; i++)
		if (b->n > limit && (i + 1) * limit / b->n == i * limit / b->n)
			b->mutant[i].fate = UA_LEFT_OUT;
}

/* SUBJECT#MUTANT: that one alone.  false: there is none of that name. */
static bool pick(struct ua_brood *b, const struct ua_routine *r, const char *wanted)
{
	char name[160];
	bool found = false;

	for (size_t i = 0; i < b->n; i++) {
		struct ua_mutant *m = &b->mutant[i];

		if (strcmp(ua_mutant_name(m, name, sizeof(name)), wanted) ||
		    (UA_M_IS_RESULT(m->op) && b->member[m->member] != r))
			m->fate = UA_LEFT_OUT;
		else
			found = true;
	}
	return found;
}

static int status_of(const struct ua_mutate_sum *sum)
{
	if (sum->broken)
		return UA_EXIT_BROKEN;
	if (sum->survived || sum->wrong)
		return UA_EXIT_FINDINGS;
	return sum->mutants || sum->equivalent ? UA_EXIT_OK : UA_EXIT_NOTHING;
}

/* Cuts the name of a mutant off the one word; NULL: there is none. */
static char *cut_mutant(const struct ua_options *o)
{
	char *mark = o->nargs == 1 ? strchr(o->args[0], '#') : NULL;

	if (mark)
		*mark++ = 0;
	return mark;
}

static int gather_all(struct ua_options *o, struct ua_brood ***broods, size_t *nbroods)
{
	const char *mutant = cut_mutant(o);
	const struct ua_routine **list;
	struct ua_brood **b;
	size_t n;
	int status = ua_choose(o, &list, &n);

	if (status)
		return status;
	b = calloc(n + 1, sizeof(struct ua_brood *));
	for (size_t i = 0; b && i < n; i++) {
		bool have = !ua_routine_has_code(list[i]);

		for (size_t k = 0; k < *nbroods; k++)
			have |= member_of(b[k], list[i]);
		if (have)
			continue;
		b[*nbroods] = gather(list[i]);
		if (!b[*nbroods])
			break;
		thin_out(b[*nbroods], o->limit);
		if (mutant && !pick(b[*nbroods], list[i], mutant)) {
			ua_complain("%s: it has no mutant %s", o->args[0], mutant);
			return UA_EXIT_USAGE + 1;
		}
		++*nbroods;
	}
	free(list);
	*broods = b;
	return 0;
}

int ua_command_mutate(const struct ua_options *given)
{
	struct ua_mutate_sum sum = { 0 };
	struct ua_options o = *given;
	struct ua_brood **brood;
	struct ua_facts facts;
	double start = ua_clock();
	size_t n = 0;
	int status;

	if (ua_arch_decoder()) {
		ua_complain("mutate: %s", ua_arch_decoder());
		return UA_EXIT_NOTHING;
	}
	status = ua_prepare(&facts);
	if (!status)
		status = gather_all(&o, &brood, &n);
	if (status)
		return status - 1;
	ua_mutate_crew(brood, n, &o, &facts, &sum);
	ua_mutate_end(stdout, &o, &sum, ua_clock() - start);
	return ua_output_done(status_of(&sum));
}
