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

#include "page/map.h"

#define LEFT	52.0	/* of the plot, in the picture */
#define BOTTOM	42.0
#define SIDE	400.0	/* of the plot */
#define TOP	14.0
#define LONGEST	192	/* the bin of 16 KiB; what is longer is drawn as one row */

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

/* Was any of the finest bins of a coarse one tried? */
static bool tried_at(const struct map *m, const struct ua_heat *h, unsigned x, unsigned y)
{
	unsigned step = 1u << m->coarse;

	for (unsigned v = y * step; v < (y + 1) * step && v < UA_HEAT_AXIS; v++)
		for (unsigned u = x * step; u < (x + 1) * step && u < UA_HEAT_AXIS; u++)
			if (ua_heat_noted(h, u, v))
				return true;
	return false;
}

/* What was tried, as one path of strips; its units are bins. */
static void tried(const struct map *m, const struct ua_heat *h)
{
	unsigned wide = (m->wide - 1) >> m->coarse, high = (m->high - 1) >> m->coarse;

	fputs("<path class=\"tried\" d=\"", m->out);
	for (unsigned y = 0; y <= high; y++)
		for (unsigned x = 0, end; x <= wide; x = end + 1) {
			for (end = x; end <= wide && tried_at(m, h, end, y);)
				end++;
			if (end > x)
				fprintf(m->out, "M%u %u.5h%u", x, y, end - x);
		}
	fputs("\"/>\n", m->out);
}

/* From bins, upwards, to the picture. */
static void begin_bins(const struct map *m)
{
	double step = 1u << m->coarse;

	fprintf(m->out, "<g class=\"cells\" transform=\"translate(%.1f %.1f) scale(%.4f %.4f)\">\n", LEFT, TOP + SIDE,
		SIDE * step / m->wide, -SIDE * step / m->high);
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

static void cell(const struct map *m, const struct ua_page_subject *s, const struct ua_heat_cell *c)
{
	unsigned x = clip((unsigned)c->accessible << m->coarse), y = clip((unsigned)c->length << m->coarse);

	ua_html(m->out, "<rect class=\"c%u e%u\" x=\"%u\" y=\"%u\" width=\"1\" height=\"1\"><title>accessible ",
		ua_page_colour(m->page, gravest(s, c->clauses)), error_class(c->worst), x >> m->coarse,
		y >> m->coarse);
	ua_map_range(m->out, c->accessible, 1, m->coarse);
	fputs(", length ", m->out);
	ua_map_range(m->out, c->length, 1, m->coarse);
	fputs(": ", m->out);
	ua_map_clauses(m->out, c->clauses);
	fputs("; ", m->out);
	ua_html_number(m->out, (double)c->cases, "case", "cases");
	fputs(", ", m->out);
	ua_map_worst(m->out, c->worst);
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

/* ---- the legend --------------------------------------------------------------------------- */

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

/* ---- all ---------------------------------------------------------------------------------- */

void ua_page_heat(FILE *out, const struct ua_page *p, const struct ua_page_subject *s,
		  const struct ua_map_budget *b)
{
	struct map m = { .out = out, .page = p };
	struct ua_heat_cell *list;

	while (s->heat->n > b->cells && s->heat->coarse < UA_HEAT_COARSEST)
		ua_heat_coarsen(s->heat, s->heat->coarse + 1);
	list = ua_heat_list(s->heat);
	if (!list)
		return;
	m.coarse = s->heat->coarse;
	measure(&m, list, s->heat->n);
	fputs("<figure class=\"map\">\n", out);
	ua_html(out, "<svg viewBox=\"0 0 %f %f\" role=\"img\" aria-label=\"Heat map of %s; the table has the same\">\n",
		LEFT + SIDE + 8, TOP + SIDE + BOTTOM, s->name);
	begin_bins(&m);
	tried(&m, s->heat);
	fputs("</g>\n", out);
	axes(&m);
	begin_bins(&m);
	for (unsigned i = 0; i < s->heat->n; i++)
		cell(&m, s, &list[i]);
	ua_html(out, "</g></svg>\n<div class=\"beside\"><figcaption>Where <code>%s</code> is broken, by bytes before the "
		"hole and length asked for. A square has the colour of the gravest clause in it; below the dashed line "
		"nothing is in the way.</figcaption>\n", s->name);
	legend(&m, s, list);
	free(list);
	ua_map_table(out, s->heat, b->rows);
	fputs("</div></figure>\n", out);
}
