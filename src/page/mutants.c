/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What mutate said: how many defects were seen, and those that were not. */
#include "config.h"

#include <string.h>

#include "page/page.h"

static void by_clause(FILE *out, const json_t *o)
{
	const char *comma = "";
	const char *name;
	json_t *n;

	json_object_foreach(json_object_get(o, "clauses"), name, n) {
		ua_html(out, "%r%s %c", comma, name, json_number_value(n));
		comma = ", ";
	}
}

static void row(FILE *out, const json_t *o)
{
	const char *status = ua_json_text(o, "status");

	ua_html(out, "<tr><th scope=\"row\">%s</th><td><span class=\"is %s\">%s</span> %s</td><td class=\"n\">%c</td>"
		"<td class=\"n\">%c</td><td class=\"n\">%z</td><td class=\"n\">%c</td><td>", ua_json_text(o, "subject"),
		!strcmp(status, "pass") || !strcmp(status, "skip") || !strcmp(status, "broken") ? status : "fail",
		status, ua_json_text(o, "reason"), ua_json_number(o, "mutants"), ua_json_number(o, "killed"),
		json_array_size(json_object_get(o, "equivalent")), ua_json_number(o, "left_out"));
	by_clause(out, o);
	fputs("</td></tr>\n", out);
}

static void survivors(FILE *out, const json_t *o, const char *key, const char *what)
{
	json_t *m;
	size_t i;

	json_array_foreach(json_object_get(o, key), i, m)
		ua_html(out, "<li>%s: %s %g<pre class=\"cmd\" tabindex=\"0\"><code>uctorture mutate &#39;%s&#39;</code></pre></li>\n",
			what, ua_json_text(m, "operator"), ua_json_number(m, "place"), ua_json_text(m, "mutant"));
}

void ua_page_mutants(FILE *out, const struct ua_page *p)
{
	json_t *o;
	size_t i;

	if (!json_array_size(p->mutants))
		return;
	fputs("<section id=\"mutants\"><h2>Mutants: the test&#39;s own test</h2>\n"
	      "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Mutants\"><table class=\"data\"><thead><tr>"
	      "<th scope=\"col\">subject</th><th scope=\"col\">status</th><th scope=\"col\" class=\"n\">mutants</th>"
	      "<th scope=\"col\" class=\"n\">killed</th><th scope=\"col\" class=\"n\">equivalent</th>"
	      "<th scope=\"col\" class=\"n\">left out</th><th scope=\"col\">killed by</th></tr></thead><tbody>\n", out);
	json_array_foreach(p->mutants, i, o)
		row(out, o);
	fputs("</tbody></table></div>\n<ul class=\"survivors\">\n", out);
	json_array_foreach(p->mutants, i, o) {
		survivors(out, o, "survived", "survived");
		survivors(out, o, "not_equivalent", "listed as equivalent, and killed");
	}
	fputs("</ul></section>\n", out);
}
