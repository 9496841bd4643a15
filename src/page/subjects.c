/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The subjects one by one: what is wrong first, then all others. */
#include "config.h"

#include <string.h>

#include "page/page.h"

#define OPEN_MAX	12	/* subjects that fail are shown open, if so few */
#define CELLS_ALL	60000	/* of all maps together, that a browser stays quick */
#define CELLS_LEAST	48
#define ROWS_ALL	12000	/* of their tables */
#define ROWS_LEAST	12
#define ROWS_MOST	48
#define CODE_ALL	1500	/* subjects with code: above, only where something was missed */
#define LAZY_MIN	400
#define BLOCK		50	/* subjects that are laid out together */

unsigned ua_page_colour(const struct ua_page *p, enum ua_clause c)
{
	return p->colour[c];
}

/* ---- one -------------------------------------------------------------------------- */

static void summary(FILE *out, const struct ua_page_subject *s, bool breaks)
{
	ua_html(out, "<summary><span class=\"is %s\">%s</span> <span class=\"name\">",
		ua_status_name(s->status), s->status == UA_EXPECTED ? "declared" : ua_status_name(s->status));
	ua_html_name(out, s->name, breaks);
	fputs("</span>", out);
	if (s->failing) {
		char text[256];

		ua_html(out, " <span class=\"what\">%s</span>", ua_clause_names(s->failing, text, sizeof(text)));
	}
	fputs("</summary>\n", out);
}

static void line_of(FILE *out, const char *what, unsigned set)
{
	if (!set)
		return;
	ua_html(out, "<li>%s ", what);
	ua_html_clauses(out, set);
	fputs("</li>\n", out);
}

static void strings(FILE *out, const char *what, const json_t *list)
{
	json_t *one;
	size_t i;

	json_array_foreach(list, i, one)
		ua_html(out, "<li>%s%s</li>\n", what, json_string_value(one));
}

static void machines(FILE *out, const struct ua_page_subject *s)
{
	json_t *one;
	size_t i;

	fputs(" on ", out);
	json_array_foreach(s->machines, i, one)
		ua_html(out, "%s%s", i ? ", " : "", json_string_value(one));
	if (s->parts > json_array_size(s->machines))
		ua_html(out, ", in %u parts", s->parts);
}

static void facts(FILE *out, const struct ua_page_subject *s)
{
	fputs("<ul class=\"about\">\n<li>", out);
	if (s->cases) {
		ua_html_number(out, s->cases, "case", "cases");
		fputs(", ", out);
		ua_html_number(out, s->faulting, "of them with a fault, ", "of them with a fault, ");
		ua_html_number(out, s->faults, "fault in all", "faults in all");
		ua_html(out, ", %c injected, %f%% of the sweep", s->injected, 100 * s->share);
	} else {
		fputs("not run", out);
	}
	machines(out, s);
	fputs("</li>\n", out);
	line_of(out, "Fails:", s->failing);
	line_of(out, "Broken, as declared:", s->expected);
	if (s->expected && *ua_json_text(s->first, "declared_reason"))
		ua_html(out, "<li>Declared, for %s</li>\n", ua_json_text(s->first, "declared_reason"));
	line_of(out, "Declared to be broken, and held:", s->absent);
	line_of(out, "Only noted:", s->noted);
	if (s->lost)
		ua_html(out, "<li>It took %c of its processes with it</li>\n", s->lost);
	strings(out, "", s->reasons);
	strings(out, "Audit: ", s->audit);
	fputs("</ul>\n", out);
}

/* The first of each clause, which was made small; then the rest, folded. */
static void findings(FILE *out, const struct ua_page_subject *s)
{
	json_t *f, *seen = json_object(), *rest = json_array();
	size_t i;

	json_array_foreach(s->findings, i, f) {
		const char *clause = ua_json_text(f, "clause");

		if (json_object_get(seen, clause)) {
			json_array_append(rest, f);
			continue;
		}
		json_object_set_new(seen, clause, json_true());
		ua_page_finding(out, s, f);
	}
	if (json_array_size(rest))
		ua_html(out, "<details class=\"more\"><summary>%z more %s</summary>\n", json_array_size(rest),
			json_array_size(rest) == 1 ? "finding" : "findings");
	json_array_foreach(rest, i, f)
		ua_page_finding(out, s, f);
	if (json_array_size(rest))
		fputs("</details>\n", out);
	json_decref(seen);
	json_decref(rest);
}

struct budget {
	struct ua_map_budget map;
	bool code;			/* also where all of it ran */
	bool open;
};

/* Of thousands, a browser with scripts takes the inside for text until it is
 * opened; and one without shows it as it is. */
static void one(FILE *out, const struct ua_page *p, const struct ua_page_subject *s, const struct budget *b)
{
	bool lazy = p->subjects > LAZY_MIN;

	ua_html(out, "<details class=\"subject %s\"%r>", ua_status_name(s->status),
		b->open && s->failing ? " open" : "");
	summary(out, s, p->subjects < UA_BREAKS_MAX);
	ua_html(out, "<div class=\"inside\" id=\"s%u\">%r\n", (unsigned)(s - p->subject), lazy ? "<noscript>" : "");
	facts(out, s);
	if (s->heat && s->heat->n)
		ua_page_heat(out, p, s, &b->map);
	findings(out, s);
	if (b->code || ua_page_has_missed(s))
		ua_page_code(out, s);
	ua_html(out, "%r</div></details>\n", lazy ? "</noscript>" : "");
}

/* ---- all --------------------------------------------------------------------------- */

static unsigned group_of(const struct ua_page_subject *s)
{
	if (s->status == UA_FAILED || s->status == UA_BROKEN)
		return 0;
	return s->status == UA_EXPECTED || s->noted ? 1 : s->status == UA_SKIPPED ? 3 : 2;
}

static void group(FILE *out, const struct ua_page *p, unsigned g, const char *title, const struct budget *b)
{
	size_t n = 0;

	for (size_t i = 0; i < p->subjects; i++) {
		if (group_of(&p->subject[i]) != g)
			continue;
		if (!n)
			ua_html(out, "<h3>%s</h3>\n", title);
		if (n % BLOCK == 0)
			ua_html(out, "%r<div class=\"block\" style=\"contain-intrinsic-size:auto %upx\">\n",
				n ? "</div>" : "", (unsigned)(BLOCK * 40));
		one(out, p, &p->subject[i], b);
		n++;
	}
	if (n)
		fputs("</div>\n", out);
}

static unsigned at_least(unsigned all, size_t n, unsigned least)
{
	return n && all / n > least ? (unsigned)(all / n) : least;
}

static struct budget share_out(const struct ua_page *p)
{
	size_t maps = 0, codes = 0;
	struct budget b;

	for (size_t i = 0; i < p->subjects; i++) {
		maps += p->subject[i].heat != NULL;
		codes += p->subject[i].code != NULL;
	}
	b.map.cells = at_least(CELLS_ALL, maps, CELLS_LEAST);
	b.map.rows = at_least(ROWS_ALL, maps, ROWS_LEAST);
	b.map.rows = b.map.rows > ROWS_MOST ? ROWS_MOST : b.map.rows;
	b.code = codes <= CODE_ALL;
	b.open = p->count[UA_FAILED] <= OPEN_MAX;
	return b;
}

void ua_page_subjects(FILE *out, const struct ua_page *p)
{
	struct budget b = share_out(p);

	if (!p->subjects)
		return;
	fputs("<section id=\"subjects\"><h2>Subjects one by one</h2>\n"
	      "<fieldset class=\"colours\"><legend>Heat maps are coloured by</legend>"
	      "<label><input type=\"radio\" name=\"colours\" id=\"by-clause\" checked> clause</label>"
	      "<label><input type=\"radio\" name=\"colours\" id=\"by-error\"> size of the error</label></fieldset>\n", out);
	group(out, p, 0, "What fails, or could not be judged", &b);
	group(out, p, 1, "What is broken as declared, or only noted", &b);
	group(out, p, 2, "What holds", &b);
	group(out, p, 3, "What was skipped", &b);
	fputs("</section>\n", out);
}
