/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The heat map: accessible bytes to the right, length upwards, a square where a
 * clause objected.  The axes are those of the bins: one by one below 64, then
 * sixteenths of a power of two.  Nothing lies right of the diagonal but cases
 * with no hole in the way.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "page/page.h"

#define LEFT	52.0	/* of the plot, in the picture */
#define BOTTOM	42.0
#define SIDE	400.0	/* of the plot */
#define TOP	14.0
#define LONGEST	192	/* the bin of 16 KiB; what is longer is drawn as one row */
#define TABLE_ROWS	48

struct map {
	FILE *out;
	const struct ua_page *page;
	unsigned coarse, wide, high;	/* bins of the axes, the finest */
};

static unsigned clip(unsigned bin)
{
	return bin < LONGEST ? bin : LONGEST;
}

static double x_of(const struct map *m, unsigned bin)
{
	return LEFT + SIDE * bin / m->wide;
}

static double y_of(const struct map *m, unsigned bin)
{
	return TOP + SIDE - SIDE * bin / m->high;
}

/* ---- axes -------------------------------------------------------------------------- */

static void number(char *buf, size_t size, unsigned long n)
{
	snprintf(buf, size, n >= 1024 ? "%luk" : "%lu", n >= 1024 ? n / 1024 : n);
}

/* Every 16 bins: 0, 16, 32, 48, 64, and then the powers of two. */
static void ticks(const struct map *m)
{
	unsigned each = m->high > 128 || m->wide > 128 ? 32 : 16;
	char text[24];

	for (unsigned bin = 0; bin <= m->wide; bin += m->wide > 32 ? each : 8) {
		number(text, sizeof(text), ua_heat_least(bin));
		ua_html(m->out, "<line class=\"grid\" x1=\"%f\" y1=\"%f\" x2=\"%f\" y2=\"%f\"/>"
			"<text class=\"mid\" x=\"%f\" y=\"%f\">%s</text>\n", x_of(m, bin), TOP, x_of(m, bin),
			TOP + SIDE, x_of(m, bin), TOP + SIDE + 16, text);
	}
	for (unsigned bin = 0; bin <= m->high; bin += m->high > 32 ? each : 8) {
		number(text, sizeof(text), ua_heat_least(bin));
		ua_html(m->out, "<line class=\"grid\" x1=\"%f\" y1=\"%f\" x2=\"%f\" y2=\"%f\"/>"
			"<text class=\"end\" x=\"%f\" y=\"%f\">%s</text>\n", LEFT, y_of(m, bin), LEFT + SIDE,
			y_of(m, bin), LEFT - 6, y_of(m, bin) + 4, bin == LONGEST ? "more" : text);
	}
}

static void axes(const struct map *m)
{
	unsigned least = m->wide < m->high ? m->wide : m->high;

	ticks(m);
	ua_html(m->out, "<line class=\"diagonal\" x1=\"%f\" y1=\"%f\" x2=\"%f\" y2=\"%f\"/>\n", x_of(m, 0),
		y_of(m, 0), x_of(m, least), y_of(m, least));
	ua_html(m->out, "<text class=\"mid axis\" x=\"%f\" y=\"%f\">accessible bytes</text>"
		"<text class=\"mid axis\" transform=\"translate(12 %f) rotate(-90)\">length</text>\n",
		LEFT + SIDE / 2, TOP + SIDE + 36, TOP + SIDE / 2);
}

/* ---- cells -------------------------------------------------------------------------- */

/* 0: the count is right; to 5: by powers of four; 6: no count. */
static unsigned error_class(long worst)
{
	unsigned n = 0;

	if (worst < 0)
		return 6;
	while (worst && n < 5) {
		n++;
		worst /= 4;
	}
	return n;
}

/* What was tried, as one shape: rows of strips. */
static void tried(const struct map *m, const struct ua_heat *h)
{
	double high = SIDE / m->high;

	fputs("<path class=\"tried\" d=\"", m->out);
	for (unsigned y = 0; y < m->high && y < UA_HEAT_AXIS; y++)
		for (unsigned x = 0, end; x < m->wide && x < UA_HEAT_AXIS; x = end + 1) {
			for (end = x; end < m->wide && end < UA_HEAT_AXIS && ua_heat_noted(h, end, y);)
				end++;
			if (end > x)
				ua_html(m->out, "M%f %fH%fV%fH%fZ", x_of(m, x), y_of(m, y), x_of(m, end),
					y_of(m, y) - high, x_of(m, x));
		}
	fputs("\"/>\n", m->out);
}

static enum ua_clause gravest(const struct ua_page_subject *s, unsigned clauses)
{
	unsigned set = clauses & s->failing ? clauses & s->failing : clauses;
	enum ua_clause best = UA_C_RANGE;
	int rank = 99;

	for (int c = 0; c < UA_C_NR; c++)
		if ((set & 1u << c) && (int)ua_oracle((enum ua_clause)c)->severity < rank) {
			best = (enum ua_clause)c;
			rank = (int)ua_oracle((enum ua_clause)c)->severity;
		}
	return best;
}

/* "8", or "8 to 15". */
static void range(FILE *out, unsigned bin, unsigned coarse)
{
	unsigned long from = ua_heat_least(bin << coarse), to = ua_heat_least((bin + 1) << coarse) - 1;

	if (to > from)
		ua_html(out, "%c&#8211;%c", (double)from, (double)to);
	else
		ua_html(out, "%c", (double)from);
}

static void names(FILE *out, unsigned set)
{
	char text[256];

	ua_html(out, "%s", ua_clause_names(set, text, sizeof(text)));
}

static void off_by(FILE *out, long worst)
{
	if (worst < 0)
		fputs("no count at all", out);
	else if (worst)
		ua_html(out, "count off by up to %c", (double)worst);
	else
		fputs("the count is right", out);
}

static void cell(const struct map *m, const struct ua_page_subject *s, const struct ua_heat_cell *c)
{
	unsigned x = clip((unsigned)c->accessible << m->coarse), y = clip((unsigned)c->length << m->coarse);
	double w = SIDE * (1u << m->coarse) / m->wide, h = SIDE * (1u << m->coarse) / m->high;

	ua_html(m->out, "<rect class=\"c%u e%u\" x=\"%f\" y=\"%f\" width=\"%f\" height=\"%f\"><title>accessible ",
		ua_page_colour(m->page, gravest(s, c->clauses)), error_class(c->worst), x_of(m, x),
		y_of(m, y) - h, w, h);
	range(m->out, c->accessible, m->coarse);
	fputs(", length ", m->out);
	range(m->out, c->length, m->coarse);
	fputs(": ", m->out);
	names(m->out, c->clauses);
	fputs("; ", m->out);
	ua_html_number(m->out, (double)c->cases, "case", "cases");
	fputs(", ", m->out);
	off_by(m->out, c->worst);
	fputs("</title></rect>\n", m->out);
}

/* Whole sixteens, so that an axis ends at a tick. */
static void measure(struct map *m, const struct ua_heat_cell *list, unsigned n)
{
	m->wide = m->high = 0;
	for (unsigned i = 0; i < n; i++) {
		unsigned x = clip(((unsigned)list[i].accessible + 1) << m->coarse);
		unsigned y = clip(((unsigned)list[i].length + 1) << m->coarse);

		m->wide = x > m->wide ? x : m->wide;
		m->high = y > m->high ? y : m->high;
	}
	m->wide = (m->wide + 15) / 16 * 16;
	m->high = (m->high + 15) / 16 * 16;
	m->wide += m->wide == LONGEST ? 1u << m->coarse : 0;
	m->high += m->high == LONGEST ? 1u << m->coarse : 0;
}

/* ---- legends, the table ---------------------------------------------------------------- */

static void legend(const struct map *m, const struct ua_page_subject *s, const struct ua_heat_cell *list)
{
	static const char *const sizes[] = { "count right, memory wrong", "1&#8211;3 bytes off", "4&#8211;15",
					     "16&#8211;63", "64&#8211;255", "256 and more", "no count: it did not return" };
	unsigned clauses = 0, errors = 0;

	for (unsigned i = 0; i < s->heat->n; i++) {
		clauses |= 1u << gravest(s, list[i].clauses);
		errors |= 1u << error_class(list[i].worst);
	}
	fputs("<ul class=\"maplegend\"><li><i class=\"tried\"></i>ran, and held</li><li><i class=\"untried\"></i>"
	      "not run</li></ul><ul class=\"maplegend by-clause\">", m->out);
	for (int c = 0; c < UA_C_NR; c++)
		if (clauses & 1u << c)
			ua_html(m->out, "<li><i class=\"c%u\"></i>%s</li>",
				ua_page_colour(m->page, (enum ua_clause)c), ua_oracle((enum ua_clause)c)->name);
	fputs("</ul><ul class=\"maplegend by-error\">", m->out);
	for (unsigned e = 0; e < 7; e++)
		if (errors & 1u << e)
			ua_html(m->out, "<li><i class=\"e%u\"></i>%r</li>", e, sizes[e]);
	fputs("</ul>\n", m->out);
}

static void table(FILE *out, const struct ua_heat *h)
{
	struct ua_heat *few = malloc(sizeof(*few));
	struct ua_heat_cell *list;

	if (!few)
		return;
	*few = *h;
	while (few->n > TABLE_ROWS && few->coarse < UA_HEAT_COARSEST)
		ua_heat_coarsen(few, few->coarse + 1);
	list = ua_heat_list(few);
	fputs("<details class=\"maptable\"><summary>The same as a table</summary><div class=\"scroll\" tabindex=\"0\" "
	      "role=\"region\" aria-label=\"Heat map as a table\"><table class=\"data\"><thead><tr>"
	      "<th scope=\"col\" class=\"n\">length</th><th scope=\"col\" class=\"n\">accessible</th><th scope=\"col\">broken</th>"
	      "<th scope=\"col\" class=\"n\">cases</th><th scope=\"col\">worst</th></tr></thead><tbody>\n", out);
	for (unsigned i = 0; list && i < few->n; i++) {
		fputs("<tr><td class=\"n\">", out);
		range(out, list[i].length, few->coarse);
		fputs("</td><td class=\"n\">", out);
		range(out, list[i].accessible, few->coarse);
		fputs("</td><td>", out);
		names(out, list[i].clauses);
		ua_html(out, "</td><td class=\"n\">%c</td><td>", (double)list[i].cases);
		off_by(out, list[i].worst);
		fputs("</td></tr>\n", out);
	}
	fputs("</tbody></table></div></details>\n", out);
	free(list);
	free(few);
}

/* ---- all ---------------------------------------------------------------------------------- */

void ua_page_heat(FILE *out, const struct ua_page *p, const struct ua_page_subject *s, unsigned most)
{
	struct map m = { .out = out, .page = p };
	struct ua_heat_cell *list;

	while (s->heat->n > most && s->heat->coarse < UA_HEAT_COARSEST)
		ua_heat_coarsen(s->heat, s->heat->coarse + 1);
	list = ua_heat_list(s->heat);
	if (!list)
		return;
	m.coarse = s->heat->coarse;
	measure(&m, list, s->heat->n);
	fputs("<figure class=\"map\">\n", out);
	ua_html(out, "<svg viewBox=\"0 0 %f %f\" role=\"img\" aria-label=\"Heat map of %s; the table has the same\">\n",
		LEFT + SIDE + 8, TOP + SIDE + BOTTOM, s->name);
	tried(&m, s->heat);
	axes(&m);
	fputs("<g class=\"cells\">\n", out);
	for (unsigned i = 0; i < s->heat->n; i++)
		cell(&m, s, &list[i]);
	ua_html(out, "</g></svg>\n<div class=\"beside\"><figcaption>Where <code>%s</code> is broken, by bytes before the "
		"hole and length asked for. A square has the colour of the gravest clause in it; below the dashed line "
		"nothing is in the way.</figcaption>\n", s->name);
	legend(&m, s, list);
	free(list);
	table(out, s->heat);
	fputs("</div></figure>\n", out);
}
