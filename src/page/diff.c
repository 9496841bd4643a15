/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Changes as text and as a page. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "page/diff.h"

static const char *const words[] = { "worse", "better", "changed" };

/* "12 worse, 1 better, 3 changed otherwise"; or that nothing changed. */
static void sum_up(char *buf, size_t size, const struct ua_changes *c)
{
	if (!json_array_size(c->list))
		snprintf(buf, size, "nothing changed");
	else
		snprintf(buf, size, "%zu worse, %zu better, %zu changed otherwise", c->count[UA_WORSE],
			 c->count[UA_BETTER], c->count[UA_OTHERWISE]);
}

bool ua_diff_text(FILE *out, const struct ua_page *old, const struct ua_page *new)
{
	struct ua_changes c;
	json_t *one, *text;
	char sum[120];
	size_t i, k;

	ua_changes_find(&c, old, new);
	for (int kind = 0; kind < UA_CHANGE_NR; kind++)
		json_array_foreach(c.list, i, one) {
			if (json_integer_value(json_object_get(one, "kind")) != kind)
				continue;
			fprintf(out, "%-8s  %-42s ", words[kind], ua_json_text(one, "subject"));
			json_array_foreach(json_object_get(one, "what"), k, text)
				fprintf(out, "%s %s", k ? ";" : "", json_string_value(text));
			fputc('\n', out);
		}
	sum_up(sum, sizeof(sum), &c);
	fprintf(out, "%s%s\n", json_array_size(c.list) ? "\n" : "", sum);
	json_decref(c.list);
	return c.count[UA_WORSE];
}

/* ---- a page --------------------------------------------------------------------------- */

static void table(FILE *out, const struct ua_changes *c)
{
	static const char *const classes[] = { "fail", "pass", "skip" };
	json_t *one, *text;
	size_t i, k;

	fputs("<section id=\"changes\"><h2>Changes</h2>\n<div class=\"scroll\" tabindex=\"0\" role=\"region\" "
	      "aria-label=\"Changes\"><table class=\"data\"><thead><tr><th scope=\"col\">change</th>"
	      "<th scope=\"col\">subject</th><th scope=\"col\">what</th></tr></thead><tbody>\n", out);
	for (int kind = 0; kind < UA_CHANGE_NR; kind++)
		json_array_foreach(c->list, i, one) {
			if (json_integer_value(json_object_get(one, "kind")) != kind)
				continue;
			ua_html(out, "<tr><td><span class=\"is %s\">%s</span></td><th scope=\"row\">", classes[kind],
				words[kind]);
			ua_html_name(out, ua_json_text(one, "subject"), true);
			fputs("</th><td>", out);
			json_array_foreach(json_object_get(one, "what"), k, text)
				ua_html(out, "%s%s", k ? "; " : "", json_string_value(text));
			fputs("</td></tr>\n", out);
		}
	fputs("</tbody></table></div></section>\n", out);
}

static void side(FILE *out, const char *name, const struct ua_page *p)
{
	if (p->runs)
		ua_html(out, "<p class=\"where\">%s: %s, kernel %s, seed %c, uctorture %s%s</p>\n", name,
			*p->run->target ? p->run->target : p->run->machine, p->run->kernel, (double)p->run->seed,
			p->run->version, p->runs > 1 ? ", and more runs" : "");
}

/* The changed subjects, of new, in its own order. */
static void changed_subjects(FILE *out, const struct ua_changes *c, const struct ua_page *new)
{
	struct ua_page some = *new;
	json_t *names = json_object(), *one;
	size_t k;

	some.subject = calloc(new->subjects + 1, sizeof(*some.subject));
	some.subjects = 0;
	json_array_foreach(c->list, k, one)
		json_object_set_new(names, ua_json_text(one, "subject"), json_true());
	for (size_t i = 0; some.subject && i < new->subjects; i++)
		if (json_object_get(names, new->subject[i].name))
			some.subject[some.subjects++] = new->subject[i];
	ua_page_matrix(out, &some);
	ua_page_subjects(out, &some);
	free(some.subject);
	json_decref(names);
}

bool ua_diff_page(FILE *out, const struct ua_page *old, const struct ua_page *new)
{
	struct ua_changes c;
	char sum[120];

	ua_changes_find(&c, old, new);
	sum_up(sum, sizeof(sum), &c);
	ua_page_begin(out);
	ua_html(out, "<header>\n<p class=\"kicker\">uctorture report, changes</p>\n<h1><span class=\"is %s\">%s</span> %s</h1>\n",
		c.count[UA_WORSE] ? "fail" : "pass", c.count[UA_WORSE] ? "worse" : "no worse", sum);
	side(out, "Old", old);
	side(out, "New", new);
	fputs("</header>\n<main id=\"main\">\n", out);
	if (json_array_size(c.list))
		table(out, &c);
	changed_subjects(out, &c, new);
	ua_page_clauses(out);
	fputs("</main>\n", out);
	ua_page_end(out);
	json_decref(c.list);
	return c.count[UA_WORSE];
}
