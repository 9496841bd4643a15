/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A routine made ready to be tested in this process: its arena filled, its
 * oracles chosen.  One case is: ua_subject_run, look at the exam, and then
 * ua_subject_restore before the next.
 */
#ifndef UA_SUBJECT_H
#define UA_SUBJECT_H

#include "arena.h"
#include "call.h"
#include "ua.h"

/* What the probes of src/selftest.c found out about this machine. */
struct ua_facts {
	unsigned long page;		/* bytes */
	struct ua_kind_fact kind[UA_KIND_NR];
	bool address_exact;		/* si_addr is the byte, not the page */
	unsigned torn_store;		/* bytes of a straddling store that stay */
	unsigned torn_string;		/* of a 16-byte string store, 7 fit */
	bool privileged_traps;		/* the window instructions fault here */
};

/* How a mutant's result is altered (src/mutant.h). */
struct ua_alter {
	long add;			/* 0: not at all */
	bool always;			/* and not only after a fault */
};

struct ua_subject {
	const struct ua_routine *routine;
	const struct ua_op_info *op;
	struct ua_arena *arena;
	const struct ua_facts *facts;
	enum ua_profile profile;
	const struct ua_oracle *oracle[UA_C_NR];	/* those that apply */
	unsigned oracles;
	struct ua_alter alter;
	enum ua_tear tear;		/* what the sweep's cases get */

	/* the case under way */
	struct ua_spot spot;
	struct ua_call call;
	struct ua_syscall_args system;
	struct ua_outcome out;
	struct ua_exam exam;
	unsigned long injected;		/* times that the injection's instruction ran */
	unsigned sparse;	/* looks at vector registers in one of so many calls; 0: all */
	unsigned long calls;
	bool other_side;		/* and it touched the kernel side alone */
};

/* 0, or -errno of the system call family's own preparation. */
int ua_subject_open(struct ua_subject *s, const struct ua_routine *r, struct ua_arena *a,
		    const struct ua_facts *facts, enum ua_profile profile);
void ua_subject_close(struct ua_subject *s);

/* Runs one case and fills s->out and s->exam.  0; -ERANGE: the arena can't
 * hold the case, nothing was run; or -EAGAIN: it was run, but the fault to be
 * injected did not come about, so that there is nothing to judge. */
int ua_subject_run(struct ua_subject *s, const struct ua_case *c);

/* Calls the routine once, on s->spot, and fills s->out but for run_less's part. */
void ua_subject_call(struct ua_subject *s, const struct ua_case *c);

/* The same with the case's injected fault, into s->exam what was accessible
 * then (src/subject_inject.c).  0, or -EAGAIN when no fault came about. */
int ua_subject_call_injected(struct ua_subject *s, const struct ua_case *c);

/* Bytes that the call under way says are done, where it faulted and can say so. */
unsigned long ua_subject_done(const struct ua_subject *s, const struct ua_case *c);

/* Makes the next call's stores tear, as the case says; and has what was torn
 * judged for what the routine claims of it.  (src/subject_tear.c) */
void ua_subject_tear(struct ua_subject *s, const struct ua_case *c);
void ua_subject_torn(struct ua_subject *s, const struct ua_case *c);

/* Makes the next call look at vector registers, or not; whether it does.
 * (src/subject_vectors.c) */
bool ua_subject_look(struct ua_subject *s, const struct ua_case *c);

/* Puts the memory of the last case back; all of it after an objection. */
void ua_subject_restore(struct ua_subject *s, bool all);

/* Bits of the clauses that object to the last case; verdicts by clause may
 * be NULL.  (src/judge.c) */
unsigned ua_judge(const struct ua_subject *s, struct ua_verdict *verdicts);

/* Fills the memory parts of the exam.  (src/exam.c) */
void ua_exam_memory(struct ua_exam *x, const struct ua_spot *spot,
		    const unsigned char *expect);

#endif
