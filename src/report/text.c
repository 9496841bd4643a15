/* SPDX-License-Identifier: GPL-2.0-or-later */
/* For people. */
#include "config.h"

#include "report.h"

static void begin(FILE *out, const struct ua_run *run)
{
	ua_header_print(out, run, "");
	fprintf(out, "%zu subjects%s\n\n", run->n, run->config->exhaustive ? ", exhaustively" : "");
}

static void print_detail(FILE *out, const struct ua_result *r)
{
	char names[160];

	if (r->status == UA_SKIPPED || r->status == UA_BROKEN || !r->tally) {
		fprintf(out, "%s", r->reason);
		return;
	}
	fprintf(out, "%lu cases, %lu faults, %.0f%% of the sweep", r->tally->cases,
		r->tally->faults, ua_result_share(r));
	if (r->tally->entries)
		fprintf(out, ", fixups %u/%u", ua_tally_taken(r->tally), ua_tally_takable(r->tally));
	if (r->tally->blocks.n)
		fprintf(out, ", blocks %u/%u", ua_blocks_ran(&r->tally->blocks), r->tally->blocks.n);
	if (r->failing)
		fprintf(out, "; breaks %s", ua_clause_names(r->failing, names, sizeof(names)));
	if (r->absent)
		fprintf(out, "; declared but kept: %s", ua_clause_names(r->absent, names, sizeof(names)));
	if (r->expected)
		fprintf(out, "; breaks %s as declared", ua_clause_names(r->expected, names, sizeof(names)));
	if (r->noted)
		fprintf(out, "; notes: %s", ua_clause_names(r->noted, names, sizeof(names)));
	if (r->status == UA_FAILED && r->reason[0])
		fprintf(out, "; %s", r->reason);
	if (r->tally->hangs)
		fprintf(out, "; hung %u times", r->tally->hangs);
	if (r->tally->lost)
		fprintf(out, "; took its process with it %u times", r->tally->lost);
}

static void print_findings(FILE *out, const struct ua_run *run, const struct ua_result *r)
{
	unsigned printed = 0;
	unsigned long all = 0;

	for (int c = 0; c < UA_C_NR; c++)
		all += r->tally->objected[c];
	for (unsigned i = 0; i < r->tally->nfindings; i++) {
		const struct ua_finding *f = &r->tally->finding[i];

		if ((f->known || f->level == UA_L_NOTE) && !run->config->verbose)
			continue;
		fputc('\n', out);
		ua_finding_print(out, r->routine, f, "");
		printed++;
	}
	if (printed && all > printed)
		fprintf(out, "\n  %lu objections in all, of which %u are shown (--max-failures)\n",
			all, printed);
	if (printed)
		fputc('\n', out);
}

/* -v: those that were missed; -v -v: all, and how often. */
static void print_entries(FILE *out, const struct ua_run *run, const struct ua_result *r)
{
	for (unsigned k = 0; run->config->verbose && k < r->entries; k++) {
		const struct ua_entry_count *e = &r->entry[k];

		if (!e->flags)
			fprintf(out, "          fixup not taken: %s\n", e->name);
		else if (run->config->verbose > 1 && e->times)
			fprintf(out, "          fixup taken %lu times: %s\n", e->times, e->name);
		else if (run->config->verbose > 1)
			fprintf(out, "          fixup of the %s: %s\n", ua_entry_state(e->flags), e->name);
	}
}

static void print_blocks(FILE *out, const struct ua_run *run, const struct ua_result *r)
{
	for (unsigned k = 0; run->config->verbose && k < r->blocks; k++)
		if (!r->block[k].flags)
			fprintf(out, "          code not run: %s\n", r->block[k].name);
}

static void result(FILE *out, const struct ua_run *run, size_t i, const struct ua_result *r)
{
	static const char *const words[] = { "ok", "expected", "FAIL", "skip", "BROKEN" };
	char name[UA_NAME_MAX];

	(void)i;
	fprintf(out, "%-8s  %-42s  ", words[r->status],
		ua_routine_name(r->routine, name, sizeof(name)));
	print_detail(out, r);
	fputc('\n', out);
	if (r->expected && (run->config->verbose || r->status == UA_EXPECTED))
		fprintf(out, "          %s\n", r->routine->reason);
	for (unsigned k = 0; r->audit && k < r->audit->n; k++)
		fprintf(out, "          audit: %s\n", r->audit->note[k]);
	print_entries(out, run, r);
	print_blocks(out, run, r);
	if (r->tally)
		print_findings(out, run, r);
}

static void end(FILE *out, const struct ua_run *run)
{
	const size_t *n = run->count;

	fprintf(out, "\n%zu ok, %zu as declared, %zu failed, %zu skipped", n[UA_PASS],
		n[UA_EXPECTED], n[UA_FAILED], n[UA_SKIPPED]);
	if (n[UA_BROKEN])
		fprintf(out, ", %zu broken", n[UA_BROKEN]);
	fprintf(out, "; seed %llu, %.1f s%s\n", (unsigned long long)run->config->seed, run->seconds,
		run->signo ? ", interrupted" : "");
}

const struct ua_reporter ua_report_text = { "text", begin, result, end };
