/* SPDX-License-Identifier: GPL-2.0-or-later */
/* copy_in_user in C, each with one defect where the source ends.  Built
 * without sanitizers. */
#include <string.h>

#include "ua.h"

typedef unsigned long __attribute__((may_alias, aligned(1))) any_long;

unsigned long mutant_two_claims_source(void *to, const void *from, unsigned long n);
unsigned long mutant_two_claims_all(void *to, const void *from, unsigned long n);
unsigned long mutant_two_zeroes(void *to, const void *from, unsigned long n);
unsigned long mutant_two_gives_up(void *to, const void *from, unsigned long n);
unsigned long mutant_two_whole_longs(void *to, const void *from, unsigned long n);
unsigned long mutant_two_writes_source(void *to, void *from, unsigned long n);

struct state {
	volatile unsigned long done;
	volatile bool loading;		/* at a fault: it was the load's */
};

/* Bytes that are left. */
static unsigned long copy(struct state *s, void *to, const void *from, unsigned long n)
{
	const volatile unsigned char *q = from;
	volatile unsigned char *p = to;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c)) {
		for (; s->done < n; s->done = s->done + 1) {
			unsigned char byte;

			s->loading = true;
			byte = q[s->done];
			s->loading = false;
			p[s->done] = byte;
		}
	}
	ua_catch_disarm(&c);
	return n - s->done;
}

/* The fixup of the load is that of the store behind it: one byte too far. */
unsigned long mutant_two_claims_source(void *to, const void *from, unsigned long n)
{
	struct state s = { 0 };
	unsigned long left = copy(&s, to, from, n);

	return left && s.loading ? left - 1 : left;
}

/* The fixup of the load forgets what is left. */
unsigned long mutant_two_claims_all(void *to, const void *from, unsigned long n)
{
	struct state s = { 0 };
	unsigned long left = copy(&s, to, from, n);

	return left && s.loading ? 0 : left;
}

/* Zeroes what the source does not have, as copy_from_user may. */
unsigned long mutant_two_zeroes(void *to, const void *from, unsigned long n)
{
	volatile unsigned char *p = to;
	struct state s = { 0 };
	unsigned long left = copy(&s, to, from, n);
	struct ua_catch c;

	if (left && s.loading) {
		if (UA_CATCH_ARM(&c))
			for (unsigned long i = s.done; i < n; i++)
				p[i] = 0;
		ua_catch_disarm(&c);
	}
	return left;
}

/* A source that ends is none. */
unsigned long mutant_two_gives_up(void *to, const void *from, unsigned long n)
{
	struct state s = { 0 };
	unsigned long left = copy(&s, to, from, n);

	return left && s.loading ? n : left;
}

/* By longs, of which one that faults is given up, and then by bytes only if
 * none did. */
unsigned long mutant_two_whole_longs(void *to, const void *from, unsigned long n)
{
	volatile bool whole = false;
	struct state s = { 0 };
	struct ua_catch c;

	if (UA_CATCH_ARM(&c)) {
		for (; n - s.done >= sizeof(long); s.done = s.done + sizeof(long)) {
			const volatile any_long *q = (const any_long *)((const char *)from + s.done);

			*(volatile any_long *)((char *)to + s.done) = *q;
		}
		whole = true;
	}
	ua_catch_disarm(&c);
	return whole ? copy(&s, to, from, n) : n - s.done;
}

/* Marks the end of the source as taken. */
unsigned long mutant_two_writes_source(void *to, void *from, unsigned long n)
{
	struct state s = { 0 };
	unsigned long left = copy(&s, to, from, n);

	if (left && s.loading && s.done)
		((unsigned char *)from)[s.done - 1] = 0;
	return left;
}
