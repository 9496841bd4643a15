/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the report says beside results: images, and files that do not build. */
#include "config.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/kernel.h"
#include "outputs.h"

__attribute__((format(printf, 2, 3)))
static void append(char **text, const char *format, ...)
{
	va_list list;
	char *part, *all;

	va_start(list, format);
	if (vasprintf(&part, format, list) < 0)
		part = NULL;
	va_end(list);
	all = ua_text("%s%s", *text ? *text : "", part ? part : "");
	free(part);
	free(*text);
	*text = all;
}

static void list(char **text, const char *title, const struct ua_words *w)
{
	if (!w->n)
		return;
	append(text, "  %s:", title);
	for (size_t i = 0; i < w->n; i++)
		append(text, "%s %s", i ? "," : "", w->word[i]);
	append(text, "\n");
}

/* Files of the image, but for the one of our own. */
static size_t files(const struct ua_build *b)
{
	size_t n = 0;

	for (size_t i = 0; i < b->objects; i++)
		n += b->object[i].object && strncmp(b->object[i].path, "uctorture", 9);
	return n;
}

char *ua_images_describe(const struct ua_build *b, size_t n, const struct ua_words *subjects)
{
	char *text = NULL;

	for (size_t i = 0; i < n; i++) {
		if (b[i].skip) {
			append(&text, "skip %s: %s\n", b[i].abi->name, b[i].skip);
			continue;
		}
		append(&text, "%s: %zu variant%s of %zu routines in %zu files, %s%s\n",
		       b[i].abi->name, subjects[i].n, subjects[i].n == 1 ? "" : "s", b[i].rows,
		       files(&b[i]), b[i].target.emulator[0] ? "emulated by " : "on this machine",
		       b[i].target.emulator);
		for (size_t k = 0; k < b[i].notes.n; k++)
			append(&text, "  %s\n", b[i].notes.word[k]);
		list(&text, "not tested", &b[i].untested);
		list(&text, "not there, a trap when called", &b[i].missing);
	}
	return text;
}

/* A word as a shell reads it back. */
static void quote(char **text, const char *word)
{
	bool plain = *word;

	for (const char *p = word; *p; p++)
		plain &= isalnum((unsigned char)*p) || strchr("_-./,:=@%+", *p) != NULL;
	if (plain) {
		append(text, " %s", word);
		return;
	}
	append(text, " '");
	for (const char *p = word; *p; p++)
		append(text, *p == '\'' ? "'\\''" : "%c", *p);
	append(text, "'");
}

char *ua_images_command(const struct ua_kernel_options *o, const struct ua_build *b)
{
	char *text = NULL;

	append(&text, "uctorture");
	for (size_t i = 0; i < o->again.n; i++)
		quote(&text, o->again.word[i]);
	if (b)
		append(&text, " --arch=%s", b->abi->name);
	append(&text, " --replay=");
	return text;
}

/* ---- files that do not build ----------------------------------------------------- */

static bool counts(const struct ua_kernel_options *o, const struct ua_object *object)
{
	const char *file = o->selection.file;

	return object->error && (!file || ua_ends_with(object->path, file));
}

size_t ua_images_unbuilt(const struct ua_kernel_options *o, const struct ua_build *b, size_t n)
{
	size_t sum = 0;

	for (size_t i = 0; i < n; i++)
		for (size_t k = 0; k < b[i].objects; k++)
			sum += counts(o, &b[i].object[k]);
	return sum;
}

size_t ua_images_report_unbuilt(const struct ua_kernel_options *o, const struct ua_build *b,
				size_t n, const struct ua_reporter *reporter, struct ua_run *run)
{
	size_t done = 0;

	for (size_t i = 0; i < n; i++)
		for (size_t k = 0; k < b[i].objects; k++) {
			struct ua_object *object = &b[i].object[k];
			struct ua_routine routine = { .arch = b[i].abi->name,
						      .variant = object->path + (object->path[0] == '/'), .flags = UA_FILE };
			struct ua_result r = { .routine = &routine, .status = UA_FAILED };

			if (!counts(o, object))
				continue;
			snprintf(r.reason, sizeof(r.reason), "does not build: %s", object->error);
			run->count[UA_FAILED]++;
			ua_outputs_result(reporter, run, done++, &r);
		}
	return done;
}
