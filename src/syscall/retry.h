/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * How often a call is made for one case.
 *
 * Once, wherever possible: what the first call left behind its count is for
 * the clauses tail and exact, and going on would wipe it out.  The rows named
 * *_retry are the callers that go on with the rest.
 */
#ifndef UA_RETRY_H
#define UA_RETRY_H

#include "syscall.h"

/* The call on all but the first done bytes: a count, or a negative errno. */
typedef long ua_part_fn(const struct ua_syscall_args *args, unsigned long done);

#define UA_INTERRUPTIONS_MAX	16	/* the watchdog ticks ten times a second */

/* One call that went through: a signal that came first is not an answer. */
static inline long ua_part(ua_part_fn *part, const struct ua_syscall_args *args,
			   unsigned long done)
{
	long n = -EINTR;

	for (int i = 0; i < UA_INTERRUPTIONS_MAX && n == -EINTR; i++)
		n = part(args, done);
	return n;
}

static inline long ua_once(ua_part_fn *part, const struct ua_syscall_args *args)
{
	return ua_part(part, args, 0);
}

/*
 * What a caller does that wants all of it: on with the rest until that is an
 * error or nothing is left.  The answer is the sum up to the first error, as
 * a short count that can be gone on with is no breach; 0 when a call did
 * nothing and did not say why, to which the clause progress objects.  Every
 * round takes a byte at least, so there are no more rounds than bytes.
 */
static inline long ua_retry(ua_part_fn *part, const struct ua_syscall_args *args)
{
	unsigned long done = 0;

	do {
		long n = ua_part(part, args, done);

		if (n < 0)
			return done ? (long)done : n;
		if (n == 0)
			return 0;
		done += (unsigned long)n;
	} while (done < args->length);
	return (long)done;
}

/*
 * For calls in which the kernel looks for signals, but between whole pages
 * only: a short count of whole pages may be the watchdog's doing and is gone
 * on with, any other is the copy's own.
 */
static inline long ua_pages(ua_part_fn *part, const struct ua_syscall_args *args)
{
	unsigned long page = (unsigned long)sysconf(_SC_PAGESIZE), done = 0;
	long n;

	do {
		n = ua_part(part, args, done);
		if (n < 0)
			return done ? (long)done : n;
		done += (unsigned long)n;
	} while (n && done < args->length && done % page == 0);
	return (long)done;
}

#endif
