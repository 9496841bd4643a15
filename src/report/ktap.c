/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * KTAP version 1: a subject is a test, and each family of clauses one below
 * it.  Diagnostics stand before the line that they are of.
 */
#include "config.h"

#include "families.h"

static void begin(FILE *out, const struct ua_run *run)
{
	fprintf(out, "KTAP version 1\n1..%zu\n", run->n);
	ua_header_print(out, run, "# ");
}

/* A '#' would begin a directive. */
static void put(FILE *out, const char *text)
{
	for (; *text; text++)
		fputc(*text == '#' || *text == '\n' ? ' ' : *text, out);
}

static void test_line(FILE *out, const char *indent, size_t number, const char *name,
		      enum ua_family_status s, const char *why)
{
	static const char *const directives[] = {
		[UA_F_PASS] = NULL, [UA_F_FAILED] = NULL, [UA_F_EXPECTED] = "XFAIL",
		[UA_F_HANG] = "TIMEOUT", [UA_F_SKIPPED] = "SKIP", [UA_F_BROKEN] = "ERROR",
	};
	bool ok = s == UA_F_PASS || s == UA_F_EXPECTED || s == UA_F_SKIPPED;

	fprintf(out, "%s%s %zu ", indent, ok ? "ok" : "not ok", number);
	put(out, name);
	if (directives[s]) {
		fprintf(out, " # %s ", directives[s]);
		put(out, why);
	}
	fputc('\n', out);
}

static enum ua_family_status of_subject(const struct ua_result *r)
{
	static const enum ua_family_status of[] = {
		[UA_PASS] = UA_F_PASS, [UA_EXPECTED] = UA_F_EXPECTED, [UA_FAILED] = UA_F_FAILED,
		[UA_SKIPPED] = UA_F_SKIPPED, [UA_BROKEN] = UA_F_BROKEN,
	};

	return of[r->status];
}

static void print_families(FILE *out, const struct ua_run *run, const struct ua_result *r,
			   const char *name)
{
	char why[192];

	fputs("  KTAP version 1\n  # Subtest: ", out);
	put(out, name);
	fprintf(out, "\n  1..%d\n  # %lu cases, %lu faults, %.0f%% of the sweep, fixups %u/%u\n",
		UA_FAMILIES, r->tally->cases, r->tally->faults, ua_result_share(r),
		ua_tally_taken(r->tally), ua_tally_takable(r->tally));
	for (unsigned k = 0; r->audit && k < r->audit->n; k++)
		fprintf(out, "  # audit: %s\n", r->audit->note[k]);
	for (int family = 0; family < UA_FAMILIES; family++) {
		enum ua_family_status s = ua_family_result(r, family, why, sizeof(why));

		ua_family_findings(out, run, r, family, "  # ");
		if (s == UA_F_FAILED)
			fprintf(out, "  # %s\n", why);
		test_line(out, "  ", (size_t)family + 1, ua_family_name(family), s, why);
	}
}

static void result(FILE *out, const struct ua_run *run, size_t i, const struct ua_result *r)
{
	char name[UA_NAME_MAX], names[160];
	const char *why = r->reason;

	ua_routine_name(r->routine, name, sizeof(name));
	if (r->tally)
		print_families(out, run, r, name);
	else if (r->status == UA_FAILED)
		fprintf(out, "# %s\n", r->reason);
	if (r->status == UA_EXPECTED)
		why = ua_clause_names(r->expected, names, sizeof(names));
	test_line(out, "", i + 1, name, of_subject(r), why);
}

static void end(FILE *out, const struct ua_run *run)
{
	const size_t *n = run->count;

	if (run->signo)
		fprintf(out, "Bail out! interrupted by signal %d\n", run->signo);
	fprintf(out, "# Totals: pass:%zu fail:%zu xfail:%zu xpass:0 skip:%zu error:%zu\n",
		n[UA_PASS], n[UA_FAILED], n[UA_EXPECTED], n[UA_SKIPPED], n[UA_BROKEN]);
}

const struct ua_reporter ua_report_ktap = { "ktap", begin, result, end };
