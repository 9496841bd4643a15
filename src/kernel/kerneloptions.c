/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Options of the commands kernel and object; those of every run are read by
 * options.c. */
#include "config.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/kernel.h"
#include "outputs.h"

#define BUDGET_DEFAULT	60	/* seconds for all architectures */

enum { KERNEL = 1, OBJECT = 2, BOTH = 3 };

/* Without a place it is one of take_special(). */
struct own {
	const char *name;
	unsigned commands;
	bool value;
	bool again;		/* a replay needs it as well */
	size_t text, list;	/* places in the options; 0: none */
	const char *separators;	/* of a list; "": one word each time */
};

#define TEXT(field)	offsetof(struct ua_kernel_options, field), 0, NULL
#define LIST(field, s)	0, offsetof(struct ua_kernel_options, field), s

static const struct own own[] = {
	{ "--arch", BOTH, true, false, LIST(archs, ",") },
	{ "--routine", KERNEL, true, false, LIST(selection.routines, "") },
	{ "--file", KERNEL, true, false, TEXT(selection.file) },
	{ "--replay", BOTH, true, false, TEXT(replay) },
	{ "--keep", BOTH, true, false, TEXT(keep) },
	{ "--cache", BOTH, true, true, TEXT(cache) },
	{ "--headers", BOTH, true, true, TEXT(headers) },
	{ "--objects", KERNEL, true, true, TEXT(objects) },
	{ "--baseline", KERNEL, true, false, TEXT(baseline) },
	{ "--since", KERNEL, true, false, TEXT(since) },
	{ "--symbol", BOTH, true, true, LIST(given.symbols, ",") },
	{ "--op", BOTH, true, true, TEXT(given.op) },
	{ "--flags", BOTH, true, true, TEXT(given.flags) },
	{ "--shim", BOTH, true, true, TEXT(given.shim) },
	{ "--fixup", BOTH, true, true, TEXT(given.fixup) },
	{ "--with", BOTH, true, true, LIST(with, "") },
	{ "--c-files", KERNEL, true, false, 0, 0, NULL },
	{ "--exit", KERNEL, true, false, 0, 0, NULL },
	{ "--image-only", BOTH, false, false, 0, 0, NULL },
	{ "--help", BOTH, false, false, 0, 0, NULL },
};

/* The option that a word is, and its value behind "=". */
static const struct own *own_option(unsigned command, const char *word, const char **value)
{
	for (size_t i = 0; i < sizeof(own) / sizeof(own[0]); i++) {
		size_t n = strlen(own[i].name);

		if (!(own[i].commands & command) || strncmp(word, own[i].name, n) ||
		    (word[n] && word[n] != '='))
			continue;
		*value = word[n] ? word + n + 1 : NULL;
		return &own[i];
	}
	return NULL;
}

int ua_kernel_wrong(const struct ua_kernel_options *o, const char *format, ...)
{
	va_list list;
	char text[512];

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	ua_complain("%s; see uctorture %s --help", text, o->object ? "object" : "kernel");
	return UA_EXIT_USAGE + 1;
}

static int take_c_files(struct ua_kernel_options *o, const char *value)
{
	static const char *const modes[] = { [UA_C_AUTO] = "auto", [UA_C_NO] = "no", [UA_C_YES] = "yes" };

	for (size_t i = 0; i < sizeof(modes) / sizeof(modes[0]); i++)
		if (!strcmp(value, modes[i])) {
			o->c_files = (enum ua_c_files)i;
			return 0;
		}
	return ua_kernel_wrong(o, "--c-files=%s: none of auto, no, yes", value);
}

static int take_special(struct ua_kernel_options *o, const char *name, const char *value)
{
	if (!strcmp(name, "--c-files"))
		return take_c_files(o, value);
	if (!strcmp(name, "--image-only"))
		o->image_only = true;
	else if (!strcmp(value, "bisect"))
		o->bisect = true;
	else if (strcmp(value, "plain"))
		return ua_kernel_wrong(o, "--exit=%s: neither plain nor bisect", value);
	return 0;
}

static int take(struct ua_kernel_options *o, const struct own *option, const char *value)
{
	struct ua_words *list = (struct ua_words *)((char *)o + option->list);

	if (option->again)
		ua_words_addf(&o->again, "%s=%s", option->name, value);
	if (option->text)
		*(const char **)((char *)o + option->text) = value;
	else if (option->list && *option->separators)
		ua_words_split(list, value, option->separators);
	else if (option->list)
		ua_words_add(list, value);
	else
		return take_special(o, option->name, value);
	return 0;
}

/* "--libc" has a value only behind "=", where that of an option may be the
 * next word. */
static bool take_libc(struct ua_kernel_options *o, const char *word)
{
	if (!o->object || strncmp(word, "--libc", 6) || (word[6] && word[6] != '='))
		return false;
	o->libc = true;
	o->libc_path = word[6] ? word + 7 : NULL;
	ua_words_add(&o->again, word);
	return true;
}

/* Takes our own options out of the words; the rest goes to rest. */
static int split(struct ua_kernel_options *o, int argc, char **argv, struct ua_words *rest)
{
	for (int i = 1; i < argc; i++) {
		const char *value;
		const struct own *option = own_option(o->object ? OBJECT : KERNEL, argv[i], &value);
		int status;

		if (!option) {
			if (!take_libc(o, argv[i]))
				ua_words_add(rest, argv[i]);
			continue;
		}
		if (!strcmp(option->name, "--help")) {
			fputs(o->object ? ua_object_help : ua_kernel_help, stdout);
			return ua_output_done(UA_EXIT_OK) + 1;
		}
		if (option->value && !value)
			value = i + 1 < argc ? argv[++i] : NULL;
		if (option->value && (!value || !*value))
			return ua_kernel_wrong(o, "%s: its value is missing", option->name);
		if (!option->value && value)
			return ua_kernel_wrong(o, "%s takes no value", option->name);
		status = take(o, option, value);
		if (status)
			return status;
	}
	return 0;
}

static bool budget_given(const struct ua_words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if (!strncmp(w->word[i], "--budget", 8))
			return true;
	return false;
}

int ua_kernel_options(struct ua_kernel_options *o, int argc, char **argv)
{
	/* Lives on: the options point into it.  The second word keeps a tree
	 * of the name of a command from being one. */
	static struct ua_words rest;
	int status;

	memset(o, 0, sizeof(*o));
	o->object = argc && !strcmp(argv[0], "object");
	ua_words_split(&rest, "uctorture run", " ");
	status = split(o, argc, argv, &rest);
	if (!status)
		status = ua_options_parse(&o->run, (int)rest.n, rest.word);
	if (status)
		return status;
	if (!budget_given(&rest) && !o->run.config.exhaustive)
		o->run.config.budget = BUDGET_DEFAULT;
	if (o->run.target || o->run.image || o->run.libc)
		return ua_kernel_wrong(o, "--target, --image, --libc: not with this command");
	if (ua_outputs_any() && (o->baseline || o->since))
		return ua_kernel_wrong(o, "--report: not of a comparison of two runs");
	return ua_kernel_combine(o);
}
