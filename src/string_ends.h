/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The NULs of a case's string, from before its call to after its exam. */
#ifndef UA_STRING_ENDS_H
#define UA_STRING_ENDS_H

#include "subject.h"

struct ua_string_ends {
	unsigned char *nul[2];	/* in the writable view; NULL: not there */
	unsigned char left[2];	/* what the routine left there */
};

/* Before the call; of an op without strings: nothing. */
void ua_string_begin(struct ua_string_ends *e, const struct ua_subject *s, const struct ua_case *c);

/* After it: memory is what it was. */
void ua_string_end(struct ua_string_ends *e, const struct ua_subject *s);

/* The NULs are source, too: whether they were written goes into the exam. */
void ua_string_judge(const struct ua_string_ends *e, struct ua_subject *s);

#endif
