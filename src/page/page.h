/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The command report: one page of HTML from the JSON of runs, benchmarks and
 * mutations.  What is read stays as it was parsed; the parts of the page take
 * from it what they show.
 */
#ifndef UA_PAGE_H
#define UA_PAGE_H

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>

#include "heat.h"
#include "report/report.h"
#include "target_json.h"

/* A process that tested, or one file's share of it. */
struct ua_page_run {
	const char *target, *machine, *kernel, *emulator, *tested, *profile, *version;
	unsigned long long seed;
	unsigned long page;
	size_t subjects;
	double cases, faults;
};

/* A subject, of all files together. */
struct ua_page_subject {
	const char *name;
	enum ua_status status;
	unsigned failing, expected, absent, noted;	/* clauses */
	double objections[UA_C_NR], cases, faulting, faults, injected, lost, seconds, share;
	unsigned parts;			/* results that were added up */
	json_t *machines;		/* their names */
	const json_t *first;		/* the first result, for what is the same in all */
	const json_t *code;		/* and for what one of them has */
	json_t *findings, *entries, *blocks, *audit, *reasons;
	struct ua_heat *heat;		/* NULL: nothing was broken */
};

struct ua_page {
	struct ua_page_run *run;
	size_t runs;
	struct ua_page_subject *subject;
	size_t subjects;
	json_t *index;			/* of subjects by name */
	json_t *kept;			/* results, as they were read */
	json_t *bench;			/* rows; each with "about", its run */
	size_t benches;			/* runs of bench; "nr" counts them */
	json_t *mutants;		/* results of mutate */
	size_t count[UA_BROKEN + 1];	/* subjects by status */
	size_t files;
	double seconds;
	unsigned char colour[UA_C_NR];	/* of clauses; UA_COLOURS of them */
};

/* ---- reading: load.c, merge.c ---------------------------------------------------- */

/* Adds a file's lines ("-": stdin); false after having said what is wrong. */
bool ua_page_load(struct ua_page *p, const char *path);

/* Adds one result of run; the object is kept. */
void ua_page_add(struct ua_page *p, json_t *result);
void ua_page_judge(struct ua_page *p);	/* when all are there */
void ua_page_free(struct ua_page *p);

struct ua_page_subject *ua_page_find(const struct ua_page *p, const char *name);

/* What it got: taken, and what could be taken. */
unsigned ua_page_taken(const struct ua_page_subject *s, unsigned *takable);
unsigned ua_page_blocks_ran(const struct ua_page_subject *s);
bool ua_page_has_missed(const struct ua_page_subject *s);

/* ---- writing: html.c ---------------------------------------------------------------- */

/*
 * Like fprintf, with conversions of its own: %s text, escaped; %r text as it
 * is; %d int; %u unsigned; %z size_t; %f double with a decimal at most, for
 * coordinates; %g double as it is; %c double as a count, with blanks between
 * the thousands; %% the sign.
 */
void ua_html(FILE *out, const char *format, ...);

/* "a, b": clauses as links to what they mean. */
void ua_html_clauses(FILE *out, unsigned set);

/* A subject's name, which may break behind its parts; of thousands it need not. */
void ua_html_name(FILE *out, const char *name, bool breaks);
#define UA_BREAKS_MAX	2000

/* "3 cases", "1 case". */
void ua_html_number(FILE *out, double n, const char *one, const char *many);

/* ---- the parts ------------------------------------------------------------------------- */

void ua_page_write(FILE *out, const struct ua_page *p);
void ua_page_begin(FILE *out);
void ua_page_end(FILE *out);

void ua_page_top(FILE *out, const struct ua_page *p);
void ua_page_ran(FILE *out, const struct ua_page *p);
void ua_page_clauses(FILE *out);
void ua_page_matrix(FILE *out, const struct ua_page *p);
void ua_page_subjects(FILE *out, const struct ua_page *p);
void ua_page_finding(FILE *out, const struct ua_page_subject *s, const json_t *finding);
void ua_page_code(FILE *out, const struct ua_page_subject *s);
void ua_page_mutants(FILE *out, const struct ua_page *p);
void ua_page_bench(FILE *out, const struct ua_page *p);

/* The map and its table, as large as they may be. */
struct ua_map_budget {
	unsigned cells, rows;
};
void ua_page_heat(FILE *out, const struct ua_page *p, const struct ua_page_subject *s,
		  const struct ua_map_budget *b);

/* Colours for clauses: those most often broken get one of their own, the same all
 * over the page; the last is for all others. */
#define UA_COLOURS	8
unsigned ua_page_colour(const struct ua_page *p, enum ua_clause c);

/* The instruction at an offset of a subject's code as text; false: not known. */
bool ua_page_instruction(const json_t *code, unsigned long offset, char *buf, size_t size,
			 unsigned *bytes);

/* Lines of style.css and script.js, to a NULL (made by make). */
extern const char *const ua_page_style[], *const ua_page_script[];

/* ---- differences: diff.c ------------------------------------------------------------------ */

/* What changed, as text or as a page; whether something is worse. */
bool ua_diff_text(FILE *out, const struct ua_page *old, const struct ua_page *new);
bool ua_diff_page(FILE *out, const struct ua_page *old, const struct ua_page *new);

#endif
