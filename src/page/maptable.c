/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A heat map's words: for its tooltips, and as a table for who cannot see it. */
#include "config.h"

#include <stdlib.h>

#include "page/map.h"

void ua_map_range(FILE *out, unsigned bin, unsigned n, unsigned coarse)
{
	unsigned long from = ua_heat_least(bin << coarse), to = ua_heat_least((bin + n) << coarse) - 1;

	if (to > from)
		ua_html(out, "%c&#8211;%c", (double)from, (double)to);
	else
		ua_html(out, "%c", (double)from);
}

void ua_map_clauses(FILE *out, unsigned set)
{
	char text[256];

	ua_html(out, "%s", ua_clause_names(set, text, sizeof(text)));
}

void ua_map_worst(FILE *out, long worst)
{
	if (worst < 0)
		fputs("no count at all", out);
	else if (worst)
		ua_html(out, "count off by up to %c", (double)worst);
	else
		fputs("the count is right", out);
}

/* ---- the table ------------------------------------------------------------------------ */

/* Neighbours of the same length and clauses, from list[i] on: how many. */
static unsigned strip(const struct ua_heat_cell *list, unsigned n, unsigned i, struct ua_heat_cell *sum)
{
	unsigned k = i;

	*sum = list[i];
	while (++k < n && list[k].length == sum->length && list[k].clauses == sum->clauses &&
	       list[k].accessible == list[k - 1].accessible + 1) {
		sum->cases += list[k].cases;
		sum->worst = sum->worst < 0 || list[k].worst < 0 ? -1 :
			     sum->worst > list[k].worst ? sum->worst : list[k].worst;
	}
	return k - i;
}

static void rows(FILE *out, const struct ua_heat *h, const struct ua_heat_cell *list)
{
	struct ua_heat_cell sum;

	for (unsigned i = 0, n; i < h->n; i += n) {
		n = strip(list, h->n, i, &sum);
		fputs("<tr><td class=\"n\">", out);
		ua_map_range(out, sum.length, 1, h->coarse);
		fputs("</td><td class=\"n\">", out);
		ua_map_range(out, sum.accessible, n, h->coarse);
		fputs("</td><td>", out);
		ua_map_clauses(out, sum.clauses);
		ua_html(out, "</td><td class=\"n\">%c</td><td>", (double)sum.cases);
		ua_map_worst(out, sum.worst);
		fputs("</td></tr>\n", out);
	}
}

void ua_map_table(FILE *out, const struct ua_heat *h, unsigned most)
{
	struct ua_heat *few = malloc(sizeof(*few));
	struct ua_heat_cell *list;

	if (!few)
		return;
	*few = *h;
	while (few->n > most && few->coarse < UA_HEAT_COARSEST)
		ua_heat_coarsen(few, few->coarse + 1);
	list = ua_heat_list(few);
	fputs("<details class=\"maptable\"><summary>The same as a table</summary><div class=\"scroll\" tabindex=\"0\" "
	      "role=\"region\" aria-label=\"Heat map as a table\"><table class=\"data\"><thead><tr>"
	      "<th scope=\"col\" class=\"n\">length</th><th scope=\"col\" class=\"n\">accessible</th><th scope=\"col\">broken</th>"
	      "<th scope=\"col\" class=\"n\">cases</th><th scope=\"col\">worst</th></tr></thead><tbody>\n", out);
	if (list)
		rows(out, few, list);
	fputs("</tbody></table></div></details>\n", out);
	free(list);
	free(few);
}
