/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A routine's own code, each line marked with what ran: basic blocks and fixups. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "page/page.h"

#define CODE_MAX	UA_CODE_BYTES

struct listing {
	FILE *out;
	const struct ua_page_subject *s;
	size_t size;			/* of the code */
	const json_t *entry[CODE_MAX], *block[CODE_MAX];	/* by offset */
};

static size_t place(const struct listing *l, const json_t *one)
{
	double at = json_object_get(one, "offset") ? ua_json_number(one, "offset") : -1;

	return at >= 0 && at < (double)l->size ? (size_t)at : l->size;
}

static void put_places(struct listing *l)
{
	json_t *one;
	size_t i;

	json_array_foreach(l->s->entries, i, one)
		if (place(l, one) < l->size)
			l->entry[place(l, one)] = one;
	json_array_foreach(l->s->blocks, i, one)
		if (place(l, one) < l->size)
			l->block[place(l, one)] = one;
}

/* "copy.S:12" of "copy.S:12 (f+0x3) (1 of 2)". */
static void source_line(FILE *out, const json_t *one)
{
	const char *at = ua_json_text(one, "at");
	const char *end = strstr(at, " (");

	if (end && memchr(at, ':', (size_t)(end - at)))
		ua_html(out, "  %s", at);
}

static void entry_note(const struct listing *l, const json_t *entry)
{
	const char *state = ua_json_text(entry, "state");

	if (!strcmp(state, "taken"))
		ua_html(l->out, "  fixup taken %c times", ua_json_number(entry, "times"));
	else if (!strcmp(state, "missed"))
		fputs("  fixup NOT TAKEN", l->out);
	else
		ua_html(l->out, "  fixup of the %s", state);
	source_line(l->out, entry);
}

/* One line; whether the block that it belongs to ran. */
static size_t line(const struct listing *l, size_t at, bool looked, bool ran)
{
	const json_t *entry = l->entry[at], *block = l->block[at];
	bool missed = entry && !strcmp(ua_json_text(entry, "state"), "missed"), bad = (looked && !ran) || missed;
	char text[128];
	unsigned bytes = 1;

	if (block && at)
		fputc('\n', l->out);
	if (!ua_page_instruction(l->s->code, at, text, sizeof(text), &bytes))
		bytes = 1;
	fputs(bad ? "<b class=\"no\">" : "<span>", l->out);
	fprintf(l->out, "%s  +0x%03zx  ", looked && !ran ? "not run" : missed ? "missed " :
		looked ? "    ran" : "       ", at);
	ua_html(l->out, "%s", text);
	for (size_t n = strlen(text); (entry || block) && n < 36; n++)
		fputc(' ', l->out);
	if (entry)
		entry_note(l, entry);
	else if (block)
		source_line(l->out, block);
	fputs(bad ? "</b>\n" : "</span>\n", l->out);
	return bytes;
}

static void disassembly(FILE *out, const struct ua_page_subject *s)
{
	struct listing *l = calloc(1, sizeof(*l));
	bool looked = false, ran = false;

	if (!l)
		return;
	l->out = out;
	l->s = s;
	l->size = strlen(ua_json_text(s->code, "bytes")) / 2;
	l->size = l->size < CODE_MAX ? l->size : CODE_MAX;
	put_places(l);
	fputs("<pre class=\"code\" tabindex=\"0\">", out);
	for (size_t at = 0; at < l->size;) {
		if (l->block[at]) {
			looked = true;
			ran = ua_json_truth(l->block[at], "ran");
		}
		at += line(l, at, looked, ran);
	}
	fputs("</pre>\n", out);
	free(l);
}

/* Without the code's bytes: where entries and blocks are. */
static void places(FILE *out, const struct ua_page_subject *s)
{
	json_t *one;
	size_t i;

	fputs("<pre class=\"code\" tabindex=\"0\">", out);
	json_array_foreach(s->entries, i, one) {
		bool missed = !strcmp(ua_json_text(one, "state"), "missed");

		ua_html(out, "%r%s  fixup %s%r\n", missed ? "<b class=\"no\">" : "<span>", ua_json_text(one, "at"),
			missed ? "NOT TAKEN" : ua_json_text(one, "state"), missed ? "</b>" : "</span>");
	}
	json_array_foreach(s->blocks, i, one) {
		bool ran = ua_json_truth(one, "ran");

		ua_html(out, "%r%s  block %s%r\n", ran ? "<span>" : "<b class=\"no\">", ua_json_text(one, "at"),
			ran ? "ran" : "NOT RUN", ran ? "</span>" : "</b>");
	}
	fputs("</pre>\n", out);
}

void ua_page_code(FILE *out, const struct ua_page_subject *s)
{
	unsigned takable, taken = ua_page_taken(s, &takable);
	size_t blocks = json_array_size(s->blocks), entries = json_array_size(s->entries);

	if (!blocks && !entries)
		return;
	ua_html(out, "<details class=\"coverage\"%r><summary>Code: %u of %u fixups taken",
		ua_page_has_missed(s) ? " open" : "", taken, takable);
	if (entries > takable)
		ua_html(out, " (%z more serve the other side, or another variant)", entries - takable);
	if (blocks)
		ua_html(out, ", %u of %z basic blocks ran", ua_page_blocks_ran(s), blocks);
	fputs("</summary>\n", out);
	if (s->code)
		disassembly(out, s);
	else
		places(out, s);
	fputs("</details>\n", out);
}
