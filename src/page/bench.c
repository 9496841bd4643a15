/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Benchmarks: a chart for what can be compared, a line a routine. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "page/chart.h"
#include "page/page.h"

/* ---- which rows belong together ------------------------------------------------------ */

static bool skipped(const json_t *row)
{
	return json_object_get(row, "skipped") || ua_json_number(row, "value") <= 0;
}

/* What a chart has in common. */
static void key_of(const json_t *row, char *buf, size_t size)
{
	const json_t *about = json_object_get(row, "about");
	const char *mix = ua_json_text(row, "mix"), *emulator = ua_json_text(about, "emulator");

	snprintf(buf, size, "%s, %s cache%s%s%s, %s, %s%s%s", ua_json_text(row, "op"), ua_json_text(row, "cache"),
		 *mix ? ", mix " : "", mix, ua_json_truth(row, "hole") ? ", with a hole" : "",
		 ua_json_text(row, "unit"), ua_json_text(about, "machine"), *emulator ? " under " : "", emulator);
}

static int by_size(const void *a, const void *b)
{
	double x = ua_json_number(*(const json_t *const *)a, "size"), y = ua_json_number(*(const json_t *const *)b, "size");

	return (x > y) - (x < y);
}

/* A subject of a second file is a line of its own. */
static bool belongs(const struct ua_line *l, const json_t *row)
{
	return !strcmp(ua_json_text(l->row[0], "subject"), ua_json_text(row, "subject")) &&
	       json_object_get(l->row[0], "about") == json_object_get(row, "about");
}

static bool take(struct ua_chart *c, const json_t *row, size_t runs)
{
	struct ua_line *l = NULL;
	const json_t **rows;

	for (size_t i = 0; i < c->lines && !l; i++)
		if (belongs(&c->line[i], row))
			l = &c->line[i];
	if (!l) {
		l = realloc(c->line, (c->lines + 1) * sizeof(*l));
		if (!l)
			return false;
		c->line = l;
		l = &c->line[c->lines++];
		*l = (struct ua_line){ 0 };
		snprintf(l->name, sizeof(l->name), runs > 1 ? "%s (run %.0f)" : "%s", ua_json_text(row, "subject"),
			 ua_json_number(json_object_get(row, "about"), "nr"));
	}
	rows = realloc(l->row, (l->rows + 1) * sizeof(*rows));
	if (!rows)
		return false;
	l->row = rows;
	l->row[l->rows++] = row;
	return true;
}

static void release(struct ua_chart *c)
{
	for (size_t i = 0; i < c->lines; i++)
		free(c->line[i].row);
	free(c->line);
}

/* ---- output ----------------------------------------------------------------------------- */

static void table(FILE *out, const struct ua_chart *c)
{
	ua_html(out, "<details class=\"maptable\"><summary>The figures</summary><div class=\"scroll\" tabindex=\"0\" "
		"role=\"region\" aria-label=\"%s as a table\"><table class=\"data\"><thead><tr><th scope=\"col\">routine</th>"
		"<th scope=\"col\" class=\"n\">bytes</th><th scope=\"col\" class=\"n\">%s a call</th>"
		"<th scope=\"col\" class=\"n\">95%% interval</th><th scope=\"col\" class=\"n\">%s</th></tr></thead><tbody>\n",
		c->title, ua_json_text(c->line[0].row[0], "unit"), c->unit);
	for (size_t i = 0; i < c->lines; i++)
		for (size_t k = 0; k < c->line[i].rows; k++) {
			const json_t *r = c->line[i].row[k];
			double low, high, value = ua_chart_value(c, r, &low, &high);

			ua_html(out, "<tr><th scope=\"row\">%s</th><td class=\"n\">%c</td><td class=\"n\">%g</td>"
				"<td class=\"n\">%g&#8211;%g</td><td class=\"n\">%g</td></tr>\n", c->line[i].name,
				ua_json_number(r, "size"), ua_json_number(r, "value"), ua_json_number(r, "value_low"),
				ua_json_number(r, "value_high"), value);
		}
	fputs("</tbody></table></div></details>\n", out);
}

static void chart(FILE *out, struct ua_chart *c)
{
	const char *unit = ua_json_text(c->line[0].row[0], "unit");
	bool ns = !strcmp(unit, "ns");

	c->cost = ua_json_truth(c->line[0].row[0], "hole");
	c->unit = c->cost ? ns ? "ns a call" : "instructions a call" : ns ? "GB/s" : "bytes an instruction";
	for (size_t i = 0; i < c->lines; i++)
		qsort(c->line[i].row, c->line[i].rows, sizeof(*c->line[i].row), by_size);
	ua_html(out, "<figure class=\"bench\"><figcaption>%s; %s is better, bands are 95%% intervals</figcaption>\n",
		c->title, c->cost ? "lower" : "higher");
	ua_chart_draw(out, c);
	table(out, c);
	fputs("</figure>\n", out);
}

static void about(FILE *out, const struct ua_page *p)
{
	const json_t *last = NULL;
	json_t *row, *one;
	size_t i, k;

	json_array_foreach(p->bench, i, row) {
		const json_t *a = json_object_get(row, "about");

		if (a == last)
			continue;
		last = a;
		fputs("<p>", out);
		if (p->benches > 1)
			ua_html(out, "Run %g: ", ua_json_number(a, "nr"));
		ua_html(out, "%s, kernel %s, %s, uctorture %s; counted by %s%s%s</p>\n", ua_json_text(a, "cpu"),
			ua_json_text(a, "kernel"), ua_json_text(a, "date"), ua_json_text(a, "version"),
			ua_json_text(a, "counting"), *ua_json_text(a, "baseline") ? "; baseline " : "",
			ua_json_text(a, "baseline"));
		json_array_foreach(json_object_get(a, "warnings"), k, one)
			ua_html(out, "<p class=\"warning\">%s</p>\n", json_string_value(one));
	}
}

static void left_out(FILE *out, const struct ua_page *p)
{
	const char *why = "";
	json_t *row;
	size_t i;

	json_array_foreach(p->bench, i, row) {
		if (!json_object_get(row, "skipped") || !strcmp(why, ua_json_text(row, "skipped")))
			continue;
		why = ua_json_text(row, "skipped");
		ua_html(out, "<p class=\"quiet\">No figures for <code>%s</code>: %s</p>\n", ua_json_text(row, "subject"), why);
	}
}

void ua_page_bench(FILE *out, const struct ua_page *p)
{
	size_t n = json_array_size(p->bench);
	json_t *done = json_object();
	char key[512], other[512];

	if (n)
		fputs("<section id=\"bench\"><h2>Benchmarks</h2>\n", out);
	about(out, p);
	for (size_t i = 0; i < n; i++) {
		struct ua_chart c = { .title = key };

		key_of(json_array_get(p->bench, i), key, sizeof(key));
		if (json_object_get(done, key))
			continue;
		json_object_set_new(done, key, json_true());
		for (size_t k = i; k < n; k++) {
			const json_t *row = json_array_get(p->bench, k);

			key_of(row, other, sizeof(other));
			if (!skipped(row) && !strcmp(key, other) && !take(&c, row, p->benches))
				break;
		}
		if (c.lines)
			chart(out, &c);
		release(&c);
	}
	json_decref(done);
	left_out(out, p);
	if (n)
		fputs("</section>\n", out);
}
