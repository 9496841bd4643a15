/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Subjects by clauses.  A table for each architecture, and for each few hundred
 * subjects of one: browsers lay out those that are in view.
 */
#include "config.h"

#include <string.h>

#include "explain.h"
#include "page/page.h"

#define ROWS_MAX	100
#define ROW_HEIGHT	29	/* pixels, as style.css has them */

unsigned ua_page_taken(const struct ua_page_subject *s, unsigned *takable)
{
	unsigned taken = 0;
	json_t *one;
	size_t i;

	*takable = 0;
	json_array_foreach(s->entries, i, one) {
		const char *state = ua_json_text(one, "state");

		taken += !strcmp(state, "taken");
		*takable += !strcmp(state, "taken") || !strcmp(state, "missed");
	}
	return taken;
}

unsigned ua_page_blocks_ran(const struct ua_page_subject *s)
{
	unsigned ran = 0;
	json_t *one;
	size_t i;

	json_array_foreach(s->blocks, i, one)
		ran += ua_json_truth(one, "ran");
	return ran;
}

bool ua_page_has_missed(const struct ua_page_subject *s)
{
	unsigned takable;

	return ua_page_taken(s, &takable) < takable || ua_page_blocks_ran(s) < json_array_size(s->blocks);
}

/* ---- cells --------------------------------------------------------------------------- */

/* 12345 as "12k": it has to fit. */
static void few_digits(FILE *out, double n)
{
	static const char units[] = " kMGT";
	unsigned u = 0;

	while (n >= 1000 && u + 2 < sizeof(units)) {
		n /= 1000;
		u++;
	}
	if (u && n < 9.95)
		fprintf(out, "%.1f%c", n, units[u]);
	else
		fprintf(out, "%.0f%.*s", n, u ? 1 : 0, &units[u]);
}

static void cell(FILE *out, const struct ua_page_subject *s, enum ua_clause c)
{
	const char *name = ua_oracle(c)->name;
	unsigned bit = 1u << c;
	const char *class = s->failing & bit ? "fail" : s->expected & bit ? "expected" :
			    s->absent & bit ? "absent" : s->noted & bit ? "noted" : NULL;
	static const char *const words[] = { "fails", "is broken as declared", "is only noted by this profile" };

	if (!class) {
		fputs("<td></td>", out);
		return;
	}
	if (*class == 'a') {
		ua_html(out, "<td class=\"absent\" title=\"%s was declared to be broken, and held\">held</td>", name);
		return;
	}
	ua_html(out, "<td class=\"%s\" title=\"%s %s in %c cases\">", class, name,
		words[*class == 'f' ? 0 : *class == 'e' ? 1 : 2], s->objections[c]);
	few_digits(out, s->objections[c]);
	fputs("</td>", out);
}

static void share(FILE *out, unsigned have, size_t all)
{
	if (all)
		ua_html(out, "<td class=\"n%s\">%u/%u</td>", have < all ? " short" : "", have, (unsigned)all);
	else
		fputs("<td class=\"n\"></td>", out);
}

static void row(FILE *out, const struct ua_page *p, const struct ua_page_subject *s)
{
	unsigned takable, taken = ua_page_taken(s, &takable);

	ua_html(out, "<tr><th scope=\"row\"><a href=\"#s%u\">", (unsigned)(s - p->subject));
	ua_html_name(out, s->name, p->subjects < UA_BREAKS_MAX);
	ua_html(out, "</a></th><td><span class=\"is %s\">%s</span></td>", ua_status_name(s->status),
		s->status == UA_EXPECTED ? "declared" : ua_status_name(s->status));
	share(out, taken, takable);
	share(out, ua_page_blocks_ran(s), json_array_size(s->blocks));
	if (s->failing | s->expected | s->absent | s->noted)
		for (int c = 0; c < UA_C_NR; c++)
			cell(out, s, (enum ua_clause)c);
	else
		ua_html(out, "<td class=\"clean\" colspan=\"%d\"><span%r>%s</span></td>", UA_C_NR,
			s->cases ? " class=\"unseen\"" : "", s->cases ? "no clause objected" : "not run");
	fputs("</tr>\n", out);
}

/* ---- tables --------------------------------------------------------------------------- */

static void head(FILE *out, const char *arch, int width, size_t n)
{
	fprintf(out, "<div class=\"block\" style=\"contain-intrinsic-size:auto %zupx\"><table class=\"matrix\" style=\"--clauses:%d\">\n"
		"<colgroup><col class=\"subject\"><col class=\"status\"><col class=\"share\"><col class=\"share\">",
		n * ROW_HEIGHT + 96, UA_C_NR);
	fprintf(out, "<col span=\"%d\" class=\"clause\"></colgroup>\n<thead><tr><th scope=\"col\" class=\"corner\">",
		UA_C_NR);
	for (int i = 0; i < width; i++)
		ua_html(out, "%s", (char[2]){ arch[i], 0 });
	fputs("</th><th scope=\"col\">status</th>"
	      "<th scope=\"col\" class=\"n\" title=\"exception-table entries whose fixup ran\">fixups</th>"
	      "<th scope=\"col\" class=\"n\" title=\"basic blocks that ran\">blocks</th>", out);
	for (int c = 0; c < UA_C_NR; c++) {
		const struct ua_oracle *o = ua_oracle((enum ua_clause)c);

		ua_html(out, "<th scope=\"col\" class=\"turned\"><a href=\"#clause-%s\" title=\"%s. %s\">%s</a></th>",
			o->name, o->says, ua_explain_why((enum ua_clause)c), o->name);
	}
	fputs("</tr></thead>\n<tbody>\n", out);
}

static void legend(FILE *out)
{
	fputs("<ul class=\"legend\"><li><span class=\"key fail\">12</span>cases in which the clause fails</li>"
	      "<li><span class=\"key expected\">12</span>broken, as the routine&#39;s row declares</li>"
	      "<li><span class=\"key absent\">held</span>declared, and not broken</li>"
	      "<li><span class=\"key noted\">12</span>noted, no failure in this profile</li>"
	      "<li><span class=\"key clear\"></span>no objection</li></ul>\n", out);
}

void ua_page_matrix(FILE *out, const struct ua_page *p)
{
	if (!p->subjects)
		return;
	fputs("<section id=\"matrix\"><h2>Subjects and clauses</h2>\n", out);
	legend(out);
	fputs("<div class=\"scroll tall\" tabindex=\"0\" role=\"region\" aria-label=\"Matrix of subjects and clauses\">\n", out);
	for (size_t i = 0, end; i < p->subjects; i = end) {
		const char *arch = p->subject[i].name;
		size_t width = strcspn(arch, "/");

		for (end = i + 1; end < p->subjects && end - i < ROWS_MAX; end++)
			if (strcspn(p->subject[end].name, "/") != width ||
			    strncmp(p->subject[end].name, arch, width))
				break;
		head(out, arch, (int)width, end - i);
		for (size_t k = i; k < end; k++)
			row(out, p, &p->subject[k]);
		fputs("</tbody></table></div>\n", out);
	}
	fputs("</div></section>\n", out);
}
