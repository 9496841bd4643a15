/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A line a subject, as RFC 4180 has it but for its line ends; the names of the
 * columns are those of docs/JSON.md. */
#include "config.h"

#include <string.h>
#include <sys/utsname.h>

#include "emulator.h"
#include "report.h"

static void field(FILE *out, const char *s)
{
	bool quoted = strpbrk(s, ",\"\r\n") != NULL;

	if (quoted)
		fputc('"', out);
	for (; *s; s++) {
		if (*s == '"')
			fputc('"', out);
		fputc(*s, out);
	}
	if (quoted)
		fputc('"', out);
}

static void more(FILE *out, const char *s)
{
	fputc(',', out);
	field(out, s);
}

static void clauses(FILE *out, unsigned set)
{
	char names[160];

	more(out, set ? ua_clause_names(set, names, sizeof(names)) : "");
}

static void begin(FILE *out, const struct ua_run *run)
{
	(void)run;
	fputs("subject,op,status,cases,faulting,faults,share,fixups,fixups_taken,findings,failing,"
	      "expected,absent,noted,seconds,seed,profile,machine,kernel,emulator,target,reason\n", out);
}

static void counts(FILE *out, const struct ua_result *r)
{
	const struct ua_tally *t = r->tally;

	if (t)
		fprintf(out, ",%lu,%lu,%lu,%.4f,%u,%u,%u", t->cases, t->faulting, t->faults,
			ua_result_share(r) / 100, t->entries, ua_tally_taken(t), t->nfindings);
	else
		fputs(",,,,,,,", out);
}

static void result(FILE *out, const struct ua_run *run, size_t i, const struct ua_result *r)
{
	char name[UA_NAME_MAX];
	struct utsname u;

	(void)i;
	uname(&u);
	field(out, ua_routine_name(r->routine, name, sizeof(name)));
	more(out, r->routine->flags & UA_FILE ? "" : ua_op_info(r->routine->op)->name);
	more(out, ua_status_name(r->status));
	counts(out, r);
	clauses(out, r->failing);
	clauses(out, r->expected);
	clauses(out, r->absent);
	clauses(out, r->noted);
	fprintf(out, ",%.3f,%llu,%s", r->seconds, (unsigned long long)run->config->seed,
		ua_profile_name(run->config->profile));
	more(out, u.machine);
	more(out, u.release);
	more(out, ua_emulator() ? ua_emulator() : "");
	more(out, r->routine->target ? r->routine->target : "");
	more(out, r->reason);
	fputc('\n', out);
}

static void end(FILE *out, const struct ua_run *run)
{
	(void)out;
	(void)run;
}

const struct ua_reporter ua_report_csv = { "csv", begin, result, end };
