/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The loops that sit on these routines in a kernel, in our own words.  They go
 * on while something is done, so that a routine which does nothing, though it
 * could, keeps them for ever; here they give up after a few rounds.
 *
 *   retry     as write(2) into a cache of pages: make sure that the next byte is
 *             there, copy up to the end of the cache's page, try the same again
 *             when nothing came of it
 *   segments  as a walk over the parts of an iovec, empty ones among them: one
 *             call a part, which ends at a short one; again from there, if the
 *             walk did anything, or the next byte is there
 *   halves    half as much each time that nothing was done, down to one byte
 */
#ifndef UA_CONSUMER_H
#define UA_CONSUMER_H

#include "case.h"

struct ua_subject;

/* Asks the routine for n bytes at a place of the operand; *left is what it
 * returns.  false: it did not come back. */
typedef bool ua_consumer_call(void *context, unsigned long at, unsigned long n,
			      unsigned long *left);

struct ua_consumer_task {
	unsigned long length;		/* of the operand */
	unsigned long accessible;	/* of it, from its start */
	unsigned long page;		/* bytes to the end of the cache's first page, */
	unsigned long pages;		/* and of each further one */
	ua_consumer_call *call;
	void *context;
	/* what came of it */
	unsigned long done;		/* bytes that it says are done */
	bool odd;			/* a call did not return, or a count of nothing */
};

/* Rounds in a row that do nothing. */
#define UA_CONSUMER_PATIENCE	4

/* Until all is done, the next byte isn't there, or patience is at an end. */
void ua_consume(enum ua_consumer which, struct ua_consumer_task *t);

/* The case's consumer on the subject's routine: its residual is what the
 * consumer has left, or more than the length where no call says what it did. */
void ua_subject_consume(struct ua_subject *s, const struct ua_case *c);

/* Operations and routines that have consumers. */
struct ua_routine;
bool ua_consumer_fits(const struct ua_routine *r);

/* "retry"; NULL for none.  And the reverse: 0, or -EINVAL. */
const char *ua_consumer_name(enum ua_consumer which);
int ua_consumer_parse(const char *text, enum ua_consumer *which);
#define UA_CONSUMER_WORD	"consumer="

#endif
