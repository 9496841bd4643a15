/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * JUnit's XML: a suite a subject, so that its counts are known when it opens,
 * and a test case for each family of clauses.
 */
#include "config.h"

#include <stdlib.h>
#include <sys/utsname.h>

#include "emulator.h"
#include "families.h"

/* Text or an attribute's value; what XML cannot hold is left out. */
static void put(FILE *out, const char *s)
{
	for (; *s; s++) {
		unsigned char c = (unsigned char)*s;

		if (c == '&')
			fputs("&amp;", out);
		else if (c == '<')
			fputs("&lt;", out);
		else if (c == '>')
			fputs("&gt;", out);
		else if (c == '"')
			fputs("&quot;", out);
		else if (c >= 0x20 || c == '\n' || c == '\t')
			fputc(c, out);
	}
}

static void attribute(FILE *out, const char *name, const char *value)
{
	fprintf(out, " %s=\"", name);
	put(out, value);
	fputc('"', out);
}

static void property(FILE *out, const char *name, const char *value)
{
	fputs("<property", out);
	attribute(out, "name", name);
	attribute(out, "value", value);
	fputs("/>\n", out);
}

static void properties(FILE *out, const struct ua_run *run, const struct ua_result *r)
{
	struct utsname u;
	char seed[24];

	uname(&u);
	snprintf(seed, sizeof(seed), "%llu", (unsigned long long)run->config->seed);
	fputs("<properties>\n", out);
	property(out, "machine", u.machine);
	property(out, "kernel", u.release);
	property(out, "seed", seed);
	property(out, "profile", ua_profile_name(run->config->profile));
	property(out, "version", PACKAGE_VERSION);
	if (ua_emulator())
		property(out, "emulator", ua_emulator());
	if (r->routine->target)
		property(out, "target", r->routine->target);
	fputs("</properties>\n", out);
}

static void details(FILE *out, const struct ua_run *run, const struct ua_result *r, int family)
{
	char *text = NULL;
	size_t size;
	FILE *f = open_memstream(&text, &size);

	if (!f)
		return;
	ua_family_findings(f, run, r, family, "");
	fclose(f);
	put(out, text);
	free(text);
}

static void test_case(FILE *out, const struct ua_run *run, const struct ua_result *r,
		      const char *subject, int family)
{
	static const char *const tags[] = {
		[UA_F_EXPECTED] = "skipped", [UA_F_FAILED] = "failure", [UA_F_HANG] = "failure",
		[UA_F_SKIPPED] = "skipped", [UA_F_BROKEN] = "error",
	};
	char why[192];
	enum ua_family_status s = ua_family_result(r, family, why, sizeof(why));

	fputs("<testcase", out);
	attribute(out, "classname", subject);
	attribute(out, "name", ua_family_name(family));
	fprintf(out, " time=\"%.3f\"", family == UA_FAMILY_RUN ? r->seconds : 0);
	if (!tags[s]) {
		fputs("/>\n", out);
		return;
	}
	fprintf(out, ">\n<%s", tags[s]);
	attribute(out, "message", why);
	if (s == UA_F_FAILED || s == UA_F_HANG) {
		attribute(out, "type", s == UA_F_HANG ? "timeout" : ua_family_name(family));
		fputc('>', out);
		details(out, run, r, family);
		fprintf(out, "</%s>\n</testcase>\n", tags[s]);
	} else {
		fputs("/>\n</testcase>\n", out);
	}
}

static void begin(FILE *out, const struct ua_run *run)
{
	(void)run;
	fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"uctorture\">\n", out);
}

static void result(FILE *out, const struct ua_run *run, size_t i, const struct ua_result *r)
{
	unsigned n[UA_F_BROKEN + 1] = { 0 };
	char name[UA_NAME_MAX], why[192];

	(void)i;
	for (int f = 0; f < UA_FAMILIES; f++)
		n[ua_family_result(r, f, why, sizeof(why))]++;
	ua_routine_name(r->routine, name, sizeof(name));
	fputs("<testsuite", out);
	attribute(out, "name", name);
	fprintf(out, " tests=\"%d\" failures=\"%u\" errors=\"%u\" skipped=\"%u\" time=\"%.3f\">\n",
		UA_FAMILIES, n[UA_F_FAILED] + n[UA_F_HANG], n[UA_F_BROKEN],
		n[UA_F_SKIPPED] + n[UA_F_EXPECTED], r->seconds);
	properties(out, run, r);
	for (int f = 0; f < UA_FAMILIES; f++)
		test_case(out, run, r, name, f);
	fputs("</testsuite>\n", out);
}

static void end(FILE *out, const struct ua_run *run)
{
	if (run->signo)
		fprintf(out, "<!-- interrupted by signal %d -->\n", run->signo);
	fputs("</testsuites>\n", out);
}

const struct ua_reporter ua_report_junit = { "junit", begin, result, end };
