/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Reporters: one file a format, each defining ua_report_<file>.  They alone
 * print results; data goes to stdout, talk to stderr.
 */
#ifndef UA_REPORT_H
#define UA_REPORT_H

#include <stdio.h>

#include "audit.h"
#include "code.h"
#include "symbol.h"
#include "worker.h"

enum ua_status {
	UA_PASS,	/* nothing objected */
	UA_EXPECTED,	/* what the routine's row declares, and nothing else */
	UA_FAILED,
	UA_SKIPPED,
	UA_BROKEN,	/* the harness, not the routine */
};

/* An exception-table entry, or a basic block, of the routine's own code. */
struct ua_entry_count {
	char name[UA_SYMBOL_MAX];	/* where its instruction is */
	unsigned long times;		/* its fixup ran */
	unsigned char flags;		/* UA_ENTRY_*; 0: missed */
	long offset;			/* from the start of the code; -1: not known */
};

struct ua_result {
	const struct ua_routine *routine;
	enum ua_status status;
	char reason[160];		/* of a skip, a breakage; else empty */
	unsigned failing;		/* clauses that fail and are not declared */
	unsigned expected;		/* declared clauses that were broken */
	unsigned absent;		/* declared clauses that held */
	unsigned noted;			/* clauses of which the profile only notes */
	unsigned long total;		/* numbers in the sweep */
	double seconds;			/* from first start to last end */
	char emulator[64];		/* a foreign runner's; else empty */
	struct ua_tally *tally;		/* NULL when skipped */
	struct ua_entry_count *entry;	/* the routine's own, in the order of code */
	unsigned entries;
	struct ua_entry_count *block;	/* basic blocks of the same, flags: it ran */
	unsigned blocks;
	struct ua_code *code;		/* the same; NULL: nothing looked at it, or too much */
	struct ua_audit *audit;		/* what was noted before the run; NULL: nothing */
};

/* What came of an entry: "taken", "missed", "other side", "other variant". */
const char *ua_entry_state(unsigned char flags);

struct ua_run {
	const struct ua_config *config;
	const struct ua_facts *facts;
	const char *format;
	const char *targets;		/* lines on foreign runners, or NULL */
	const char *subject;		/* what is tested, when it is not this process's */
	const char *what;		/* the same, when it is */
	size_t n;			/* results to come */
	size_t count[UA_BROKEN + 1];	/* results by status */
	double seconds;
	int signo;			/* that ended it early, or 0 */
};

struct ua_reporter {
	const char *name;
	void (*begin)(FILE *out, const struct ua_run *run);
	/* i counts from 0, in the order of the registry */
	void (*result)(FILE *out, const struct ua_run *run, size_t i, const struct ua_result *r);
	void (*end)(FILE *out, const struct ua_run *run);
};

const struct ua_reporter *ua_reporter(const char *name);	/* NULL: unknown */
const char *ua_reporter_names(char *buf, size_t size);

const char *ua_status_name(enum ua_status s);

/* "range, full": the names of a set of clauses.  Returns buf. */
const char *ua_clause_names(unsigned set, char *buf, size_t size);

/* Share of the sweep that was done, percent. */
double ua_result_share(const struct ua_result *r);

/* The command that replays a finding, to be typed as it is.  Returns buf. */
#define UA_REPLAY_MAX	(UA_CASE_MAX + 4352)
const char *ua_replay_command(const struct ua_routine *r, const struct ua_case *c,
			      char *buf, size_t size);

/* Prints a finding as a block for people; prefix opens each line of talk. */
void ua_finding_print(FILE *out, const struct ua_routine *r, const struct ua_finding *f,
		      const char *prefix);

/* The same as a JSON object. */
void ua_finding_put(FILE *out, const struct ua_routine *r, const struct ua_finding *f);

/* What stands above the results: machine, kernel, facts. */
void ua_header_print(FILE *out, const struct ua_run *run, const char *prefix);

#endif
