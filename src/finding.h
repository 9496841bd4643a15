/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What was found: data first, words later (src/report/). */
#ifndef UA_FINDING_H
#define UA_FINDING_H

#include "subject.h"

#define UA_SYMBOL_MAX	96
#define UA_WRONG_MAX	8	/* wrong bytes kept a finding */
#define UA_DUMP_ROWS	4
#define UA_DUMP_BYTES	(16 * UA_DUMP_ROWS)

struct ua_finding {
	enum ua_clause clause;
	enum ua_level level;
	bool known;		/* declared in the routine's row */
	struct ua_case c;	/* as found */
	struct ua_case shrunk;	/* the smallest that breaks the same clause */
	unsigned long page, accessible;	/* of shrunk, as all that follows */
	struct ua_verdict verdict;
	struct ua_outcome out;
	char symbol[UA_FAULTS_KEPT][UA_SYMBOL_MAX];	/* of the faults' PCs */
	bool has_residual;
	long expected, got;	/* what read(2) on top would answer; -1: EFAULT */
	/* bytes that differ from what the ideal routine leaves */
	unsigned long nwrong;
	struct ua_diff wrong[UA_WRONG_MAX];
	/* memory around the first of them, and what should be there */
	bool dump_kernel;
	long dump_at;		/* offset of dump[0] */
	unsigned dump_size;	/* bytes, 0: none */
	unsigned char dump[UA_DUMP_BYTES], ideal[UA_DUMP_BYTES];
};

/* Fills *f from the case that s has just run, not yet restored. */
void ua_finding_take(struct ua_finding *f, const struct ua_subject *s, enum ua_clause clause,
		     const struct ua_verdict *v);

/* The smallest case that makes clause object: fewest bytes, smallest
 * offsets, most aligned, plainest hole.  Runs cases; memory is restored.
 * Returns how many it ran. */
unsigned ua_shrink(struct ua_subject *s, const struct ua_case *from, enum ua_clause clause,
		   struct ua_case *best);

/* "SUBJECT:PLACE:KIND:OFFSET:LENGTH[:OTHER][:string=SIZE|none][:inject=...]",
 * which replays the case.  Returns buf. */
const char *ua_case_print(const struct ua_routine *r, const struct ua_case *c,
			  char *buf, size_t size);
#define UA_CASE_MAX	(UA_NAME_MAX + 160)

/* "ENTRY.NTH.passing|lasting|next" with the word before it; "" when nothing is
 * injected.  Returns buf.  And the reverse: 0, or -EINVAL. */
const char *ua_injection_print(const struct ua_injection *i, const char *before, char *buf,
			       size_t size);
int ua_injection_parse(const char *text, struct ua_injection *i);
#define UA_INJECT_WORD	"inject="

/* "none", "partial", "garbage"; and the reverse: 0, or -EINVAL. */
const char *ua_tear_name(enum ua_tear t);
int ua_tear_parse(const char *text, enum ua_tear *t);
#define UA_TEAR_WORD	"tear="

/* The reverse.  *name gets the subject's part.  0, or -EINVAL. */
int ua_case_parse(const char *text, char *name, size_t size, struct ua_case *c);

/* Names of places and kinds; -1 when there is none such. */
int ua_place_parse(const char *name);
int ua_kind_parse(const char *name);

/* A string's size with its NUL, or "none": 0 or -EINVAL; and as text, in buf
 * or not. */
int ua_string_parse(const char *text, long *value);
const char *ua_string_print(const struct ua_case *c, char *buf, size_t size);

#endif
