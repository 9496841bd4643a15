/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A finding: its smallest case, what is in memory, the faults, how to replay it. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "page/page.h"

#define ROW	16	/* bytes */

/* ---- memory ------------------------------------------------------------------------ */

static unsigned byte_at(const char *hex, size_t i)
{
	char byte[3] = { hex[2 * i], hex[2 * i + 1], 0 };

	return (unsigned)strtoul(byte, NULL, 16);
}

static void dump_row(FILE *out, const char *name, const char *class, const char *hex, const char *other,
		     size_t from, size_t to)
{
	fprintf(out, "%s ", name);
	for (size_t i = from; i < to; i++) {
		if (byte_at(hex, i) != byte_at(other, i))
			fprintf(out, " <b class=\"%s\">%02x</b>", class, byte_at(hex, i));
		else
			fprintf(out, " %02x", byte_at(hex, i));
	}
	fputc('\n', out);
}

static bool row_differs(const char *a, const char *b, size_t from, size_t to)
{
	return strncmp(a + 2 * from, b + 2 * from, 2 * (to - from));
}

/* The byte that the verdict is about; where the routine claims too much or too
 * little, memory may be right otherwise. */
static void difference(FILE *out, const json_t *f)
{
	const json_t *d = json_object_get(f, "difference");
	char text[120];

	if (!d)
		return;
	snprintf(text, sizeof(text), "At offset %.0f of the %s side: 0x%02x, and 0x%02x is expected",
		 ua_json_number(d, "offset"), ua_json_text(d, "side"), (unsigned)ua_json_number(d, "got"),
		 (unsigned)ua_json_number(d, "expected"));
	ua_html(out, "<p>%s.</p>\n", text);
}

static void memory(FILE *out, const json_t *f)
{
	const json_t *m = json_object_get(f, "memory");
	const char *bytes = ua_json_text(m, "bytes"), *ideal = ua_json_text(m, "ideal");
	long at = (long)ua_json_number(m, "offset");
	size_t n = strlen(bytes) / 2;
	char name[32];

	difference(out, f);
	if (!n || strlen(ideal) != strlen(bytes))
		return;
	ua_html(out, "<h5>Memory of the %s side, by offset</h5>\n<pre class=\"dump\" tabindex=\"0\">", ua_json_text(m, "side"));
	for (size_t i = 0; i < n; i += ROW) {
		size_t end = i + ROW < n ? i + ROW : n;

		snprintf(name, sizeof(name), "%8ld  is    ", at + (long)i);
		dump_row(out, name, "no", bytes, ideal, i, end);
		if (row_differs(bytes, ideal, i, end))
			dump_row(out, "          should", "yes", ideal, bytes, i, end);
	}
	fputs("</pre>\n", out);
}

/* ---- faults -------------------------------------------------------------------------- */

/* The "symbol+0x12" in "symbol+0x12 (1 of 2)" or "file.S:3 (symbol+0x12)", and
 * the number behind the plus. */
static const char *symbol_in(const char *at, size_t *length, long *offset)
{
	const char *plus = strstr(at, "+0x"), *start = plus;

	if (!plus)
		return NULL;
	while (start > at && !strchr(" (", start[-1]))
		start--;
	*length = (size_t)(plus - start);
	*offset = strtol(plus + 1, NULL, 16);
	return start;
}

/* The offset in the code of a fault's place, by an entry or a block of its symbol. */
static long offset_of(const struct ua_page_subject *s, const char *pc)
{
	const json_t *lists[] = { s->blocks, s->entries };
	size_t i, n, other_n;
	long offset, other_offset;
	const char *symbol = symbol_in(pc, &n, &offset), *other;
	json_t *one;

	for (int k = 0; symbol && k < 2; k++)
		json_array_foreach(lists[k], i, one) {
			other = symbol_in(ua_json_text(one, "at"), &other_n, &other_offset);
			if (!other || other_n != n || strncmp(symbol, other, n) || !json_object_get(one, "offset"))
				continue;
			return (long)ua_json_number(one, "offset") + offset - other_offset;
		}
	return -1;
}

static void fault(FILE *out, const struct ua_page_subject *s, const json_t *one)
{
	const char *pc = ua_json_text(one, "pc"), *how = ua_json_text(one, "handled_by");
	double signal = ua_json_number(one, "signal");
	char text[128];
	unsigned bytes;
	long at = offset_of(s, pc);

	ua_html(out, "<li><code>%s</code>", pc);
	if (at >= 0 && s->code && ua_page_instruction(s->code, (unsigned long)at, text, sizeof(text), &bytes))
		ua_html(out, " <code class=\"insn\">%s</code>", text);
	ua_html(out, " %s at %s, ", ua_json_truth(one, "located") ? ua_json_truth(one, "write") ? "wrote" : "read" :
		"faulted", ua_json_text(one, "address"));
	ua_html(out, "signal %g; %s</li>\n", signal, !strcmp(how, "none") ? "nothing handles it" :
		!strcmp(how, "catch") ? "a catch took over" : "its fixup took over");
}

static void faults(FILE *out, const struct ua_page_subject *s, const json_t *f)
{
	const json_t *list = json_object_get(f, "fault");
	double all = ua_json_number(f, "faults");
	json_t *one;
	size_t i;

	if (!json_array_size(list))
		return;
	ua_html(out, "<h5>Instructions at fault</h5>\n<ul class=\"faults\">\n");
	json_array_foreach(list, i, one)
		fault(out, s, one);
	if (all > (double)json_array_size(list))
		ua_html(out, "<li>and %c more</li>", all - (double)json_array_size(list));
	fputs("</ul>\n", out);
}

/* ---- the case -------------------------------------------------------------------------- */

static void fact(FILE *out, const char *name, const char *value)
{
	ua_html(out, "<div><dt>%s</dt><dd>%s</dd></div>\n", name, value);
}

static void answer(FILE *out, const char *name, double n)
{
	if (n == -1)
		ua_html(out, "<div><dt>%s</dt><dd>&#8722;EFAULT</dd></div>\n", name);
	else
		ua_html(out, "<div><dt>%s</dt><dd>%c</dd></div>\n", name, n);
}

static void the_case(FILE *out, const json_t *f)
{
	static const char *const ends[] = { "returned", "stray", "hang", "died", NULL };
	static const char *const words[] = { "it returned", "a fault that nothing handles",
					     "it did not come back", "it took the process along" };
	char text[160];

	fputs("<dl class=\"facts\">\n", out);
	ua_html(out, "<div><dt>length</dt><dd>%c</dd></div>\n<div><dt>accessible</dt><dd>%c</dd></div>\n",
		ua_json_number(f, "length"), ua_json_number(f, "accessible"));
	snprintf(text, sizeof(text), "%s, %s", ua_json_text(f, "kind"), ua_json_text(f, "hole"));
	fact(out, "hole", text);
	ua_html(out, "<div><dt>offset</dt><dd>%c</dd></div>\n", ua_json_number(f, "offset"));
	if (ua_json_number(f, "kernel_offset") != 0)
		ua_html(out, "<div><dt>kernel side</dt><dd>%c</dd></div>\n", ua_json_number(f, "kernel_offset"));
	answer(out, "a caller should get", ua_json_number(f, "expected"));
	answer(out, "and gets", ua_json_number(f, "got"));
	if (json_is_number(json_object_get(f, "residual")))
		ua_html(out, "<div><dt>residual</dt><dd>%c</dd></div>\n", ua_json_number(f, "residual"));
	fact(out, "end", words[ua_json_index(ua_json_text(f, "end"), ends)]);
	if (ua_json_number(f, "wrong_bytes") > 0)
		ua_html(out, "<div><dt>wrong bytes</dt><dd>%c</dd></div>\n", ua_json_number(f, "wrong_bytes"));
	fputs("</dl>\n", out);
}

void ua_page_finding(FILE *out, const struct ua_page_subject *s, const json_t *f)
{
	const char *clause = ua_json_text(f, "clause"), *found = ua_json_text(f, "found_as");
	bool note = !strcmp(ua_json_text(f, "level"), "note"), declared = ua_json_truth(f, "declared");
	int c = ua_json_clause(clause);

	ua_html(out, "<article class=\"finding %s\"><h4><a href=\"#clause-%s\" title=\"%s\">%s</a> "
		"<span class=\"quiet\">%s%s</span> %s</h4>\n", note ? "noted" : declared ? "expected" : "fail",
		clause, c >= 0 ? ua_oracle((enum ua_clause)c)->says : "", clause, ua_json_text(f, "severity"),
		note ? ", only noted" : declared ? ", declared" : "", ua_json_text(f, "verdict"));
	the_case(out, f);
	memory(out, f);
	faults(out, s, f);
	ua_html(out, "<h5>Replay it</h5>\n<pre class=\"cmd\" tabindex=\"0\"><code>%s</code></pre>\n", ua_json_text(f, "replay"));
	if (strcmp(found, ua_json_text(f, "case")))
		ua_html(out, "<p class=\"quiet\">Made small from <code>%s</code></p>\n", found);
	fputs("</article>\n", out);
}
