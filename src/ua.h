/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * ua.h - the structs that pass between the stages of uctorture, and what a
 * plug-in needs to bring routines of its own.
 *
 *   routine table -> registry -> sweep -> arena -> call -> oracles -> findings
 *
 * The terms are those of docs/CONTRACT.md.  Offsets are signed bytes counted
 * from the start of the last page before the hole; lengths are bytes.
 */
#ifndef UA_H
#define UA_H

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "case.h"
#include "hooks.h"
#include "op.h"

/* ---- clauses: what is judged, and how grave a breach is -------------- */

enum ua_clause {
	UA_C_RANGE, UA_C_FULL, UA_C_PREFIX, UA_C_TAIL, UA_C_PROGRESS,
	UA_C_EXACT, UA_C_MONOTONE, UA_C_REDZONE, UA_C_OVERREAD, UA_C_SOURCE,
	UA_C_BEYOND, UA_C_FAULT, UA_C_ABI, UA_C_STATE, UA_C_WINDOW, UA_C_ZEROPAD,
	UA_C_EXTREME,
	UA_C_NR
};
#define UA_CLAUSE(c)	(1u << UA_C_##c)

enum ua_severity { UA_S_MEMORY, UA_S_LEAK, UA_S_HANG, UA_S_STATE, UA_S_PRECISION };
enum ua_level { UA_L_OFF, UA_L_NOTE, UA_L_FAIL };
enum ua_profile { UA_P_DOC, UA_P_STRICT, UA_P_LAX, UA_P_NR };

/* ---- the routine ------------------------------------------------------ */

enum ua_routine_flag {
	UA_CATCH = 1,		/* C: its fixup is a siglongjmp (struct ua_catch) */
	UA_NOFIX = 2,		/* promises no fixup; must stay in its operand */
	UA_PADS = 4,		/* zeroes the kernel bytes that it did not copy */
	UA_LEN32 = 8,		/* takes its length in a 32-bit register */
	UA_VECTOR = 16,		/* uses vector registers, in a section, across faults too */
	UA_SYSCALL = 32,	/* entry is a ua_syscall_fn, the kernel faults */
	UA_HIDDEN = 64,		/* count hidden on a fault: no progress, no tail */
	UA_OPAQUE = 128,	/* content of the destination is not predictable */
	UA_ALIGNED = 256,	/* the user's operand lies at a multiple of its length */
	UA_FOREIGN = 1 << 14,	/* lies in another module: a library */
	UA_FILE = 1 << 15,	/* no routine: a file of a kernel that does not build */
};

/*
 * One system call as a routine.  to, from: operands (NULL where the op has
 * none); fd: descriptors that ->open made; kernel: where the kernel side lies
 * in the arena's kernel file.  Returns the count, or a negative errno.
 */
struct ua_syscall_args {
	void *to;
	const void *from;
	unsigned long length;
	int fd[2];
	int kernel_fd;
	unsigned long kernel_position;
	unsigned char *kernel_alias;	/* always writable view of the same */
};
typedef long ua_syscall_fn(struct ua_syscall_args *args);

struct ua_image_row;
struct ua_image_set;

struct ua_routine {
	const char *target;	/* whose runner has it; NULL: this program */
	const char *arch;	/* "x86", "generic", "syscall", ... */
	enum ua_op op;
	const char *variant;
	void (*entry)(void);	/* called with the arguments of the op */
	ua_syscall_fn *syscall;	/* instead of entry, with UA_SYSCALL */
	int (*open)(struct ua_syscall_args *args);	/* 0 or -errno */
	unsigned flags;		/* enum ua_routine_flag */
	unsigned long slack;	/* bytes that the residual may be too large */
	unsigned long max_length;	/* 0: no bound */
	unsigned long lengths;	/* UA_LENGTH()s that it takes; 0: any, or the op's */
	unsigned need;		/* CPU features, UA_NEED_* of the arch */
	unsigned known;		/* clauses that the design is known to break */
	const char *reason;	/* why it does; NULL when known is 0 */
	const char *design;	/* the published design that it follows */
	const char *lacks;	/* what this CPU lacks for it; NULL: nothing */
	const char *replay;	/* command that a case is put behind; NULL: this program's */
	/* of a kernel image (image.h); NULL otherwise */
	const struct ua_image_row *row;
	const struct ua_image_set *set;
};

/* A bit of ->lengths: n is less than the bits of a long. */
#define UA_LENGTH(n)	(1ul << (n))

/* Those that it takes: of an all-or-nothing op 1, 2, 4 and 8 unless it says
 * otherwise; 0: any. */
unsigned long ua_routine_lengths(const struct ua_routine *r);
#define UA_LENGTHS_MAX	(8 * sizeof(long))

static inline bool ua_routine_takes(const struct ua_routine *r, unsigned long length)
{
	unsigned long lengths = ua_routine_lengths(r);

	return !lengths || (length < UA_LENGTHS_MAX && (lengths & UA_LENGTH(length)));
}

/* "arch/op/variant", or "syscall/variant".  Returns buf. */
const char *ua_routine_name(const struct ua_routine *r, char *buf, size_t size);
#define UA_NAME_MAX	96

/* ---- the outcome -------------------------------------------------------- */

enum ua_resume { UA_BY_FIXUP, UA_BY_CATCH, UA_BY_LEAVE };

struct ua_fault {
	int signo, code;	/* SIGSEGV, SIGBUS...; si_code */
	bool located;		/* address and write are known */
	bool write;		/* a store */
	enum ua_resume how;	/* what took control afterwards */
	uintptr_t address, pc;
};

enum ua_end {
	UA_RETURNED,
	UA_STRAY,		/* left at a fault that nothing handles */
	UA_HANG,		/* stopped by the watchdog */
	UA_DIED,		/* the worker was lost with it */
};

#define UA_FAULTS_KEPT	4

struct ua_outcome {
	enum ua_end end;
	unsigned long residual;	/* what it returned, whatever that is */
	long error;		/* system calls: negative errno, else 0 */
	unsigned clobbered;	/* bits of ua_abi_name() that were not kept */
	unsigned vectors;	/* bits of ua_vector_name() that changed, if looked at */
	struct ua_hooks hooks;	/* what the call counted */
	unsigned nfaults;	/* all of them; the first few are kept */
	struct ua_fault fault[UA_FAULTS_KEPT];
	bool less_valid;	/* the case with one accessible byte less ran */
	unsigned long less_residual;
};

/* ---- what an oracle looks at, and what it says -------------------------- */

/* The first byte of a part of memory that is not what it should be. */
struct ua_diff {
	bool found;
	bool kernel;		/* on the kernel side */
	long at;		/* offset, in the terms of struct ua_case */
	unsigned char want, got;
};

/* Addresses of one side of the arena as the routine saw it. */
struct ua_side {
	uintptr_t operand;	/* first byte of the operand */
	uintptr_t hole, hole_end;	/* the hole that it may run into */
	uintptr_t low, high;	/* all that belongs to this side */
};

/* How this machine reports a fault in a kind of hole; probed at start. */
struct ua_kind_fact {
	int signo, code;	/* SIGSEGV or SIGBUS; si_code */
	bool address;		/* si_addr tells where */
};

struct ua_exam {
	const struct ua_routine *routine;
	const struct ua_op_info *op;
	const struct ua_case *c;
	const struct ua_outcome *out;
	unsigned long page;		/* bytes */
	unsigned long accessible;	/* bytes, on both sides where both may end */
	unsigned long string;		/* bytes with the NUL that it finds; 0: none */
	unsigned sum;			/* ua_fold() of the operand's, when not blocked */
	struct ua_side user, kernel;
	struct ua_kind_fact expect;	/* how this machine reports the hole, */
	struct ua_kind_fact guard;	/* and the PROT_NONE memory around it */
	unsigned torn;			/* bytes that a straddling store leaves here */
	bool paged;			/* of a fault's address, only the page is known */
	unsigned unit;			/* bytes: stores may be of the aligned units around an operand */
	/* Where memory first differs from what each part should hold. */
	struct ua_diff prefix;		/* [0, progress) of the destination */
	struct ua_diff tail;		/* [progress, accessible) of it, untouched */
	struct ua_diff pad;		/* [progress, length), zero */
	struct ua_diff redzone;		/* outside the operand */
	struct ua_diff source;
	struct ua_diff beyond;		/* after the hole */
};

struct ua_verdict {
	long expected, got;	/* in the unit that what names */
	struct ua_diff diff;	/* found when memory is the matter */
	char what[112];		/* one sentence */
};

/* true: it objects, and has filled *v.  A pure function of the exam. */
typedef bool ua_oracle_fn(const struct ua_exam *x, struct ua_verdict *v);

struct ua_oracle {
	enum ua_clause clause;
	const char *name;
	enum ua_severity severity;
	const char *says;	/* one line, for people */
	ua_oracle_fn *judge;
};

const struct ua_oracle *ua_oracle(enum ua_clause clause);
enum ua_level ua_profile_level(enum ua_profile p, enum ua_clause clause);
const char *ua_profile_name(enum ua_profile p);
const char *ua_severity_name(enum ua_severity s);
const char *ua_place_name(enum ua_place p);
const char *ua_kind_name(enum ua_kind k);

/* length - residual: the bytes that the routine says are done. */
static inline unsigned long ua_exam_progress(const struct ua_exam *x)
{
	return x->c->length - x->out->residual;
}

/* Something is in the way: it can't be done without a fault. */
static inline bool ua_exam_blocked(const struct ua_exam *x)
{
	return x->accessible < x->c->length && !x->string;
}

/* The residual of a routine that does all it can. */
static inline unsigned long ua_exam_least(const struct ua_exam *x)
{
	if (x->op->traits & UA_ATOMIC)
		return ua_exam_blocked(x) ? x->c->length : 0;
	return x->c->length - x->accessible;
}

/* The routine came back with a residual that is within its operand. */
static inline bool ua_exam_counts(const struct ua_exam *x)
{
	return x->out->end == UA_RETURNED && (x->op->traits & UA_RESIDUAL) &&
	       x->out->residual <= x->c->length;
}

/* ---- for C routines: a fixup by siglongjmp -------------------------------- */

/*
 * struct ua_catch c;
 * if (UA_CATCH_ARM(&c))
 *	... user accesses; state that the fixup needs is volatile ...
 * ua_catch_disarm(&c);
 *
 * A fault between the two comes back to UA_CATCH_ARM with 0.
 */
struct ua_catch {
	sigjmp_buf env;
	struct ua_catch *outer;
};

void ua_catch_push(struct ua_catch *c);
void ua_catch_disarm(struct ua_catch *c);
#define UA_CATCH_ARM(c)	(ua_catch_push(c), sigsetjmp((c)->env, 0) == 0)

/* ---- the registry ----------------------------------------------------------- */

/* Adds n routines; they are used in place.  Returns 0 or -ENOMEM. */
int ua_registry_add(const struct ua_routine *list, size_t n);

/* The whole program on the registered routines; returns its exit status. */
int ua_main(int argc, char **argv);

#endif
