/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <math.h>
#include <string.h>

#include "page/chart.h"
#include "page/page.h"

#define LEFT	54.0
#define TOP	12.0
#define WIDE	560.0
#define HIGH	300.0

struct frame {
	FILE *out;
	const struct ua_chart *c;
	double least, most;	/* sizes, as powers of two */
	double top;		/* of the values, a whole number of steps */
	double step;
};

double ua_chart_value(const struct ua_chart *c, const json_t *row, double *low, double *high)
{
	double value = ua_json_number(row, "value"), bytes = ua_json_number(row, "bytes");

	*low = ua_json_number(row, "value_low");
	*high = ua_json_number(row, "value_high");
	if (c->cost)
		return value;
	if (value > 0 && *low > 0 && *high > 0) {
		double swap = bytes / *high;

		*high = bytes / *low;
		*low = swap;
		return bytes / value;
	}
	return *low = *high = 0;
}

static double log_of(const json_t *row)
{
	double size = ua_json_number(row, "size");

	return log2(size < 1 ? 1 : size);
}

static double x_of(const struct frame *f, double log_size)
{
	return LEFT + WIDE * (f->most > f->least ? (log_size - f->least) / (f->most - f->least) : 0.5);
}

static double y_of(const struct frame *f, double value)
{
	return TOP + HIGH - HIGH * value / f->top;
}

/* Steps of 1, 2 or 5 times a power of ten, five or so. */
static void measure(struct frame *f)
{
	double most = 0, low, high, rough, power;

	f->least = INFINITY;
	f->most = -INFINITY;
	for (size_t i = 0; i < f->c->lines; i++)
		for (size_t k = 0; k < f->c->line[i].rows; k++) {
			const json_t *row = f->c->line[i].row[k];

			ua_chart_value(f->c, row, &low, &high);
			most = fmax(most, high);
			f->least = fmin(f->least, log_of(row));
			f->most = fmax(f->most, log_of(row));
		}
	rough = most > 0 ? most / 5 : 1;
	power = pow(10, floor(log10(rough)));
	f->step = power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
	f->top = f->step * fmax(1, ceil(most / f->step));
}

static void size_text(char *buf, size_t size, double n)
{
	if (n >= 1048576)
		snprintf(buf, size, "%gM", n / 1048576);
	else if (n >= 1024)
		snprintf(buf, size, "%gk", n / 1024);
	else
		snprintf(buf, size, "%g", n);
}

static void axes(const struct frame *f)
{
	int each = (int)ceil((f->most - f->least) / 10);
	char text[24];

	for (double v = 0; v <= f->top + f->step / 2; v += f->step)
		ua_html(f->out, "<line class=\"grid\" x1=\"%f\" y1=\"%f\" x2=\"%f\" y2=\"%f\"/>"
			"<text class=\"end\" x=\"%f\" y=\"%f\">%g</text>\n", LEFT, y_of(f, v), LEFT + WIDE,
			y_of(f, v), LEFT - 6, y_of(f, v) + 4, v);
	for (double l = ceil(f->least); l <= f->most; l += each > 0 ? each : 1) {
		size_text(text, sizeof(text), pow(2, l));
		ua_html(f->out, "<line class=\"grid\" x1=\"%f\" y1=\"%f\" x2=\"%f\" y2=\"%f\"/>"
			"<text class=\"mid\" x=\"%f\" y=\"%f\">%s</text>\n", x_of(f, l), TOP, x_of(f, l), TOP + HIGH,
			x_of(f, l), TOP + HIGH + 17, text);
	}
	ua_html(f->out, "<text class=\"mid axis\" x=\"%f\" y=\"%f\">bytes a call (a scale of powers)</text>"
		"<text class=\"mid axis\" transform=\"translate(12 %f) rotate(-90)\">%s</text>\n",
		LEFT + WIDE / 2, TOP + HIGH + 36, TOP + HIGH / 2, f->c->unit);
}

static const char *class_of(size_t i, char *buf, size_t size)
{
	snprintf(buf, size, "l%u d%u", (unsigned)(i % UA_COLOURS), (unsigned)(i / UA_COLOURS % 3));
	return buf;
}

static void band(const struct frame *f, const struct ua_line *line)
{
	double low, high;

	fputs("<path class=\"band\" d=\"", f->out);
	for (size_t k = 0; k < line->rows; k++) {
		ua_chart_value(f->c, line->row[k], &low, &high);
		ua_html(f->out, "%r%f %f", k ? "L" : "M", x_of(f, log_of(line->row[k])), y_of(f, high));
	}
	for (size_t k = line->rows; k--;) {
		ua_chart_value(f->c, line->row[k], &low, &high);
		ua_html(f->out, "L%f %f", x_of(f, log_of(line->row[k])), y_of(f, low));
	}
	fputs("Z\"/>\n", f->out);
}

static void curve(const struct frame *f, size_t i)
{
	const struct ua_line *line = &f->c->line[i];
	double low, high, value;
	char class[24];

	ua_html(f->out, "<g class=\"line %s\">\n", class_of(i, class, sizeof(class)));
	band(f, line);
	fputs("<path class=\"curve\" d=\"", f->out);
	for (size_t k = 0; k < line->rows; k++)
		ua_html(f->out, "%r%f %f", k ? "L" : "M", x_of(f, log_of(line->row[k])),
			y_of(f, ua_chart_value(f->c, line->row[k], &low, &high)));
	fputs("\"/>\n", f->out);
	for (size_t k = 0; k < line->rows; k++) {
		value = ua_chart_value(f->c, line->row[k], &low, &high);
		ua_html(f->out, "<circle cx=\"%f\" cy=\"%f\" r=\"3\"><title>%s, %c bytes: %g (%g to %g) %s</title></circle>\n",
			x_of(f, log_of(line->row[k])), y_of(f, value), line->name,
			ua_json_number(line->row[k], "size"), value, low, high, f->c->unit);
	}
	fputs("</g>\n", f->out);
}

static void legend(FILE *out, const struct ua_chart *c)
{
	char class[24];

	fputs("<ul class=\"linelegend\">", out);
	for (size_t i = 0; i < c->lines; i++)
		ua_html(out, "<li><svg class=\"swatch\" viewBox=\"0 0 28 10\" aria-hidden=\"true\"><g class=\"line %s\">"
			"<path class=\"curve\" d=\"M1 5L27 5\"/></g></svg>%s</li>",
			class_of(i, class, sizeof(class)), c->line[i].name);
	fputs("</ul>\n", out);
}

void ua_chart_draw(FILE *out, const struct ua_chart *c)
{
	struct frame f = { .out = out, .c = c };

	measure(&f);
	ua_html(out, "<svg class=\"chart\" viewBox=\"0 0 %f %f\" role=\"img\" aria-label=\"%s; the table has the same\">\n",
		LEFT + WIDE + 14, TOP + HIGH + 44, c->title);
	axes(&f);
	for (size_t i = 0; i < c->lines; i++)
		curve(&f, i);
	fputs("</svg>\n", out);
	legend(out, c);
}
