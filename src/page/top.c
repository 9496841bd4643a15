/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The top: the verdict, what was run where, and what was not. */
#include "config.h"

#include <string.h>

#include "explain.h"
#include "page/page.h"

/* ---- the verdict ----------------------------------------------------------------- */

static bool nothing_ran(const struct ua_page *p)
{
	return p->count[UA_SKIPPED] == p->subjects;
}

static void verdict(FILE *out, const struct ua_page *p)
{
	size_t bad = p->count[UA_FAILED], broken = p->count[UA_BROKEN];

	if (bad)
		ua_html(out, "<span class=\"is fail\">fail</span> %z of %z subjects %s a contract",
			bad, p->subjects, bad == 1 ? "breaks" : "break");
	else if (broken)
		ua_html(out, "<span class=\"is broken\">broken</span> %z of %z subjects could not be judged",
			broken, p->subjects);
	else if (p->subjects && nothing_ran(p))
		ua_html(out, "<span class=\"is skip\">skip</span> nothing could run");
	else if (p->count[UA_EXPECTED])
		ua_html(out, "<span class=\"is pass\">pass</span> %z subjects: no defect but declared ones",
			p->subjects);
	else if (p->subjects)
		ua_html(out, "<span class=\"is pass\">pass</span> all of %z subjects keep their contracts",
			p->subjects);
	else
		ua_html(out, json_array_size(p->bench) ? "How fast routines are" : "What mutants show");
}

/* "x86_64, kernel 6.12" of the only run, or how many there are. */
static void where(FILE *out, const struct ua_page *p)
{
	const struct ua_page_run *r = p->run;
	bool same = true;

	for (size_t i = 1; i < p->runs; i++)
		same = same && !strcmp(p->run[i].tested, r->tested);
	if (p->runs && same && *r->tested)
		ua_html(out, "<p class=\"tested\">of %s</p>\n", r->tested);
	if (p->runs == 1)
		ua_html(out, "<p class=\"where\">%s%s%s, kernel %s, seed %c, profile %s</p>\n",
			*r->target ? r->target : r->machine, *r->emulator ? " under " : "", r->emulator,
			r->kernel, (double)r->seed, r->profile);
	else if (p->runs)
		ua_html(out, "<p class=\"where\">%z runs from %z %s; the table below has each one&#39;s "
			"machine, kernel and seed</p>\n", p->runs, p->files, p->files == 1 ? "file" : "files");
}

static void tile(FILE *out, const char *class, double n, const char *what)
{
	ua_html(out, "<div class=\"tile %s%s\"><dt>%s</dt><dd>%c</dd></div>\n", class, n ? "" : " none",
		what, n);
}

static void tiles(FILE *out, const struct ua_page *p)
{
	double cases = 0, faults = 0;
	unsigned taken = 0, takable = 0, one;

	for (size_t i = 0; i < p->subjects; i++) {
		cases += p->subject[i].cases;
		faults += p->subject[i].faults;
		taken += ua_page_taken(&p->subject[i], &one);
		takable += one;
	}
	fputs("<dl class=\"tiles\">\n", out);
	tile(out, "fail", (double)p->count[UA_FAILED], "failed");
	tile(out, "expected", (double)p->count[UA_EXPECTED], "as declared");
	tile(out, "pass", (double)p->count[UA_PASS], "ok");
	tile(out, "skip", (double)p->count[UA_SKIPPED], "skipped");
	tile(out, "broken", (double)p->count[UA_BROKEN], "broken");
	tile(out, "plain", cases, "cases run");
	tile(out, "plain", faults, "faults caught");
	ua_html(out, "<div class=\"tile plain\"><dt>fixups taken</dt><dd>%c<small> of %c</small></dd></div>\n</dl>\n",
		(double)taken, (double)takable);
}

static void navigation(FILE *out, const struct ua_page *p)
{
	fputs("<nav aria-label=\"Parts of this page\"><ul>\n", out);
	if (p->subjects)
		fputs("<li><a href=\"#ran\">What ran</a></li><li><a href=\"#matrix\">Matrix</a></li>"
		      "<li><a href=\"#subjects\">Subjects</a></li>\n", out);
	if (json_array_size(p->bench))
		fputs("<li><a href=\"#bench\">Benchmarks</a></li>\n", out);
	if (json_array_size(p->mutants))
		fputs("<li><a href=\"#mutants\">Mutants</a></li>\n", out);
	fputs("<li><a href=\"#clauses\">Clauses</a></li>\n</ul></nav>\n", out);
}

void ua_page_top(FILE *out, const struct ua_page *p)
{
	fputs("<header>\n<p class=\"kicker\">uctorture report</p>\n<h1>", out);
	verdict(out, p);
	fputs("</h1>\n", out);
	where(out, p);
	if (p->subjects)
		tiles(out, p);
	navigation(out, p);
	fputs("</header>\n", out);
}

/* ---- what ran --------------------------------------------------------------------- */

static void runs(FILE *out, const struct ua_page *p)
{
	fputs("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Runs\"><table class=\"data\">\n"
	      "<thead><tr><th scope=\"col\">machine</th><th scope=\"col\">tested</th><th scope=\"col\">kernel</th>"
	      "<th scope=\"col\">emulator</th><th scope=\"col\" class=\"n\">page</th>"
	      "<th scope=\"col\">profile</th><th scope=\"col\" class=\"n\">seed</th><th scope=\"col\">uctorture</th>"
	      "<th scope=\"col\" class=\"n\">subjects</th><th scope=\"col\" class=\"n\">cases</th>"
	      "<th scope=\"col\" class=\"n\">faults</th></tr></thead><tbody>\n", out);
	for (size_t i = 0; i < p->runs; i++) {
		const struct ua_page_run *r = &p->run[i];

		ua_html(out, "<tr><th scope=\"row\">%s</th><td>%s</td><td>%s</td><td>%s</td><td class=\"n\">%c</td><td>%s</td>",
			*r->target ? r->target : r->machine, *r->tested ? r->tested : "its own routines", r->kernel, *r->emulator ? r->emulator : "none",
			(double)r->page, r->profile);
		fprintf(out, "<td class=\"n\">%llu</td>", r->seed);
		ua_html(out, "<td>%s</td><td class=\"n\">%z</td><td class=\"n\">%c</td><td class=\"n\">%c</td></tr>\n",
			r->version, r->subjects, r->cases, r->faults);
	}
	fputs("</tbody></table></div>\n", out);
}

/* How much of the sweeps a budget let through. */
static void shares(FILE *out, const struct ua_page *p)
{
	const struct ua_page_subject *least = NULL;
	double sum = 0;
	size_t n = 0;

	for (size_t i = 0; i < p->subjects; i++) {
		const struct ua_page_subject *s = &p->subject[i];

		if (!s->cases)
			continue;
		sum += s->share;
		n++;
		if (!least || s->share < least->share)
			least = s;
	}
	if (!n)
		return;
	ua_html(out, "<p>Of the cases that there are for a subject, %f%% were run on average",
		100 * sum / (double)n);
	if (least->share < 1)
		ua_html(out, ", and fewest, %f%%, of <code>%s</code>. A longer <code>--budget</code> runs more; "
			"<code>--exhaustive</code> runs still more cases", 100 * least->share, least->name);
	fputs(".</p>\n", out);
}

/* Those of a status with the reasons, the same reason once. */
static void left_out(FILE *out, const struct ua_page *p, enum ua_status status, const char *title)
{
	json_t *by = json_object(), *names;
	const char *reason;

	for (size_t i = 0; i < p->subjects; i++) {
		const struct ua_page_subject *s = &p->subject[i];

		if (s->status != status)
			continue;
		reason = json_string_value(json_array_get(s->reasons, 0));
		reason = reason ? reason : "no reason is on record";
		if (!json_object_get(by, reason))
			json_object_set_new(by, reason, json_array());
		json_array_append_new(json_object_get(by, reason), json_string(s->name));
	}
	if (json_object_size(by))
		ua_html(out, "<h3>%s</h3>\n<ul class=\"reasons\">\n", title);
	json_object_foreach(by, reason, names) {
		ua_html(out, "<li>%s<details><summary>%z %s</summary><p class=\"names\">", reason,
			json_array_size(names), json_array_size(names) == 1 ? "subject" : "subjects");
		for (size_t i = 0; i < json_array_size(names); i++)
			ua_html(out, "%r<code>%s</code>", i ? ", " : "",
				json_string_value(json_array_get(names, i)));
		fputs("</p></details></li>\n", out);
	}
	if (json_object_size(by))
		fputs("</ul>\n", out);
	json_decref(by);
}

void ua_page_ran(FILE *out, const struct ua_page *p)
{
	if (!p->subjects)
		return;
	fputs("<section id=\"ran\"><h2>What ran, and what did not</h2>\n", out);
	runs(out, p);
	shares(out, p);
	left_out(out, p, UA_SKIPPED, "Skipped");
	left_out(out, p, UA_BROKEN, "Not judged: the harness or the machine is broken");
	if (!p->count[UA_SKIPPED] && !p->count[UA_BROKEN])
		fputs("<p>Nothing was skipped.</p>\n", out);
	fputs("</section>\n", out);
}

/* ---- what clauses mean --------------------------------------------------------------- */

void ua_page_clauses(FILE *out)
{
	fputs("<section id=\"clauses\"><h2>The clauses of the contract</h2>\n<dl class=\"clauses\">\n", out);
	for (int c = 0; c < UA_C_NR; c++) {
		const struct ua_oracle *o = ua_oracle((enum ua_clause)c);
		const char *bug = ua_explain_bug((enum ua_clause)c);

		ua_html(out, "<div id=\"clause-%s\"><dt>%s <small>%s</small></dt><dd><p>%s.</p><p>%s</p>",
			o->name, o->name, ua_severity_name(o->severity), o->says,
			ua_explain_why((enum ua_clause)c));
		if (bug)
			ua_html(out, "<p class=\"quiet\">It would have caught: %s</p>", bug);
		fputs("</dd></div>\n", out);
	}
	fputs("</dl></section>\n", out);
}
