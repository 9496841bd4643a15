/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <string.h>

#include "inject.h"
#include "plan.h"
#include "section.h"

/* From a byte to beyond the sizes at which designs change their method; from
 * small to large, so that an entry's first case is a short one. */
static const unsigned short lengths[] = {
	1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 16, 17, 24, 31, 32, 33, 40, 63, 64, 65, 96, 127, 128,
	129, 191, 255, 256, 257, 320, 511, 512, 513, 600, 768, 1023, 1024, 1448, 2048, 2049, 3327,
	3328, 3600, 4095, 4096, 4097, 4200, 8191, 8192, 8200,
};
static const unsigned char starts[] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 15, 16, 24, 32, 48, 63 };
static const unsigned char others[] = { 0, 1, 2, 4, 8, 16, 64 + 5 };
/* Bytes that lie in the hole: what a retry runs is met by a second fault. */
static const unsigned char pasts[] = { 0, 1, 7, 40 };

#define LENGTHS	ARRAY_SIZE(lengths)
#define STARTS	ARRAY_SIZE(starts)
#define OTHERS	ARRAY_SIZE(others)
#define PASTS	ARRAY_SIZE(pasts)
#define BASES	(PASTS * LENGTHS * STARTS * OTHERS)
#define LARGER	1448	/* bytes: of an entry's second case */
#define TIMES	4	/* first, second, third, last */
#define MODES	3	/* passing, lasting, next */

/* The operand begins so far behind a line of 64, or ends so far in the hole. */
static bool base_case(const struct ua_subject *s, unsigned long n, struct ua_case *c)
{
	long page = (long)s->facts->page;
	unsigned long other = n % OTHERS, start = n / OTHERS % STARTS;
	unsigned past = pasts[n / OTHERS / STARTS / LENGTHS];

	memset(c, 0, sizeof(*c));
	c->length = lengths[n / OTHERS / STARTS % LENGTHS];
	c->offset = page - (long)c->length + past;
	if (!past)
		c->offset = ((c->offset - starts[start]) & -64) + starts[start];
	if (UA_HAS_KERNEL(s->op->traits)) {
		c->other = ((page - (long)c->length) & -64) + (c->offset & 63);
		if (c->other + (long)c->length > page)
			c->other -= 64;
		c->other -= others[other];
	}
	if (past >= c->length || (past && start))
		return false;
	return (UA_HAS_KERNEL(s->op->traits) || other == 0) && ua_case_allowed(s->routine, c);
}

static bool whole_page(const struct ua_subject *s, unsigned long n, struct ua_case *c)
{
	memset(c, 0, sizeof(*c));
	c->length = s->facts->page;
	return n == 0;
}

/* Notes the case for the entries that it has just run; how many. */
static unsigned take(struct ua_plan *p, const struct ua_case *c)
{
	static bool hit[UA_ENTRIES_MAX];
	unsigned n = ua_inject_seen(hit);

	for (unsigned i = 0; n && i < p->entries; i++)
		if (hit[i])
			p->entry[i].base[p->entry[i].bases++] = *c;
	return n;
}

/* Tries all operands of at least so many bytes on the entries that have this
 * many cases, until each has one more. */
static void look(struct ua_plan *p, struct ua_subject *s, unsigned bases, unsigned long least)
{
	static bool want[UA_ENTRIES_MAX];
	unsigned open = 0;
	struct ua_case c;

	for (unsigned i = 0; i < p->entries; i++) {
		want[i] = p->entry[i].bases == bases;
		open += want[i];
	}
	ua_inject_look(want);
	for (unsigned long n = 0; n < BASES && open; n++) {
		if (!(s->op->traits & UA_WHOLE_PAGE ? whole_page : base_case)(s, n, &c) ||
		    c.length < least || ua_subject_run(s, &c))
			continue;
		ua_subject_restore(s, s->out.end != UA_RETURNED);
		open -= take(p, &c);
	}
	ua_inject_looked();
}

int ua_plan_make(struct ua_plan *p, struct ua_subject *s, struct ua_exentry *entry,
		 unsigned entries, bool all)
{
	int err;

	memset(p, 0, sizeof(*p));
	p->entries = entries;
	p->all = all;
	err = ua_inject_open(entry, entries);
	if (err || !entries)
		return err;
	look(p, s, 0, 1);
	look(p, s, 1, LARGER);	/* and a second one, for what a loop does later */
	p->total = (unsigned long)entries * UA_PLAN_BASES * MODES * TIMES;
	return 0;
}

/* How often the entry's instruction runs under the case. */
static unsigned long runs(struct ua_subject *s, const struct ua_case *c)
{
	struct ua_case counting = *c;

	counting.inject.nth = 0;
	ua_subject_run(s, &counting);	/* -EAGAIN, for it injects nothing */
	ua_subject_restore(s, true);
	return s->injected;
}

bool ua_plan_case(const struct ua_plan *p, struct ua_subject *s, unsigned long n,
		  struct ua_case *c)
{
	unsigned time = n % TIMES;
	unsigned long mode = n / TIMES % MODES, base = n / TIMES / MODES % UA_PLAN_BASES;
	unsigned entry = (unsigned)(n / TIMES / MODES / UA_PLAN_BASES);

	if (base >= p->entry[entry].bases || (time && !p->all))
		return false;
	*c = p->entry[entry].base[base];
	c->inject.mode = (enum ua_inject)(UA_INJECT_PASSING + mode);
	c->inject.entry = entry;
	c->inject.nth = time + 1;
	if (time == TIMES - 1) {
		c->inject.nth = runs(s, c);
		return c->inject.nth >= TIMES;
	}
	return true;
}

/* Of the entries wanted, those that run when the kernel side faults at one of
 * its own; how many. */
static unsigned look_beyond(const struct ua_plan *p, struct ua_subject *s, unsigned entry,
			    enum ua_inject mode, bool *want, unsigned char *taken)
{
	static bool hit[UA_ENTRIES_MAX];
	struct ua_case c = p->entry[entry].base[0];
	unsigned hits;

	c.inject = (struct ua_injection){ mode, entry, 1 };
	ua_inject_look(want);
	ua_subject_run(s, &c);
	hits = ua_inject_seen(hit);
	ua_inject_looked();
	for (unsigned k = 0; hits && k < p->entries; k++)
		if (want[k] && hit[k]) {
			taken[k] = UA_ENTRY_OTHER;
			want[k] = false;
		}
	return hits;
}

void ua_plan_other_side(const struct ua_plan *p, struct ua_subject *s, unsigned char *taken)
{
	static bool want[UA_ENTRIES_MAX];
	unsigned open = 0;

	for (unsigned i = 0; i < p->entries; i++) {
		want[i] = !taken[i] && !p->entry[i].bases;
		open += want[i];
	}
	for (unsigned i = 0; i < p->entries && open; i++) {
		if (taken[i] != UA_ENTRY_OTHER || !p->entry[i].bases)
			continue;
		open -= look_beyond(p, s, i, UA_INJECT_KERNEL, want, taken);
		if (open)
			open -= look_beyond(p, s, i, UA_INJECT_KERNEL_PASSING, want, taken);
	}
}
