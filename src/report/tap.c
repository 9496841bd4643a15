/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * TAP version 13, as automake's driver and prove read it: an expected failure
 * is "not ok ... # TODO".  Diagnostics stand before the line that they are of.
 */
#include "config.h"

#include "report.h"

static void begin(FILE *out, const struct ua_run *run)
{
	fprintf(out, "TAP version 13\n");
	fprintf(out, "1..%zu\n", run->n);
	ua_header_print(out, run, "# ");
}

static void print_line(FILE *out, size_t i, const struct ua_result *r)
{
	bool ok = r->status == UA_PASS || r->status == UA_SKIPPED;
	char name[UA_NAME_MAX], names[160];

	fprintf(out, "%s %zu - %s", ok ? "ok" : "not ok", i + 1,
		ua_routine_name(r->routine, name, sizeof(name)));
	if (r->status == UA_SKIPPED)
		fprintf(out, " # SKIP %s", r->reason);
	else if (r->status == UA_EXPECTED)
		fprintf(out, " # TODO declared: breaks %s",
			ua_clause_names(r->expected, names, sizeof(names)));
	fputc('\n', out);
}

static void result(FILE *out, const struct ua_run *run, size_t i, const struct ua_result *r)
{
	char names[160];

	if (r->tally) {
		fprintf(out, "# %lu cases, %lu faults, %.0f%% of the sweep, fixups %u/%u",
			r->tally->cases, r->tally->faults, ua_result_share(r),
			ua_tally_taken(r->tally), ua_tally_takable(r->tally));
		if (r->tally->blocks.n)
			fprintf(out, ", blocks %u/%u", ua_blocks_ran(&r->tally->blocks),
				r->tally->blocks.n);
		fputc('\n', out);
		for (unsigned k = 0; k < r->tally->nfindings; k++)
			if (!r->tally->finding[k].known || run->config->verbose)
				ua_finding_print(out, r->routine, &r->tally->finding[k], "# ");
	}
	for (unsigned k = 0; r->audit && k < r->audit->n; k++)
		fprintf(out, "# audit: %s\n", r->audit->note[k]);
	if (r->absent)
		fprintf(out, "# declared but kept: %s\n", ua_clause_names(r->absent, names, sizeof(names)));
	if (r->status == UA_BROKEN || (r->status == UA_FAILED && r->reason[0]))
		fprintf(out, "# %s\n", r->reason);
	print_line(out, i, r);
}

static void end(FILE *out, const struct ua_run *run)
{
	if (run->signo)
		fprintf(out, "Bail out! interrupted by signal %d\n", run->signo);
}

const struct ua_reporter ua_report_tap = { "tap", begin, result, end };
