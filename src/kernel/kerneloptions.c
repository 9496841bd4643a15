/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Options of the command kernel; those of every run are read by options.c. */
#include "config.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/kernel.h"

#define BUDGET_DEFAULT	60	/* seconds for all architectures */

const char ua_kernel_help[] =
"Usage: uctorture kernel TREE [OPTION...]\n"
"\n"
"Tests the routines of a kernel's source, unmodified and without a boot. TREE is\n"
"a folder, or a tarball (.tar.xz, ...) of which what is needed is unpacked into\n"
"a cache. The tree is never written to.\n"
"\n"
"  --arch=LIST               of these architectures alone (default: all that\n"
"                            there is a compiler and an emulator for)\n"
"  --routine=GLOB            these routines alone; may be given again\n"
"  --file=PATH               those of this file of the tree alone\n"
"  --c-files=auto|no|yes     routines in C too, which the tree's own make has to\n"
"                            prepare for (auto: if it can; yes: or it's an error)\n"
"  --replay=CASE             one case, as a finding prints it\n"
"  --keep=DIR                leave the images there, to run them on a board\n"
"  --image-only              make them (--keep), and run nothing\n"
"  --cache=DIR               (default: $XDG_CACHE_HOME/uctorture)\n"
"  --exit=plain|bisect       bisect: 0 good, 1 bad, 125 can't tell, 255 stop\n"
"  --budget=SECONDS          for the whole run (default 60; 0: no limit)\n"
"  --profile, --format, --exhaustive, --seed, --jobs, --max-failures, -v: as\n"
"                            uctorture --help has them\n"
"\n"
"Exit status: 0 as expected, 1 findings, or files that do not build, 2 usage,\n"
"77 nothing could run, 99 the harness, its cache or its output is broken.\n";

struct own {
	const char *name;
	bool value;
};

static const struct own own[] = {
	{ "--arch", true }, { "--routine", true }, { "--file", true }, { "--replay", true },
	{ "--keep", true }, { "--cache", true }, { "--c-files", true }, { "--exit", true }, { "--image-only", false },
	{ "--help", false },
};

/* The option that a word is, and its value behind "=". */
static const struct own *own_option(const char *word, const char **value)
{
	for (size_t i = 0; i < sizeof(own) / sizeof(own[0]); i++) {
		size_t n = strlen(own[i].name);

		if (strncmp(word, own[i].name, n) || (word[n] && word[n] != '='))
			continue;
		*value = word[n] ? word + n + 1 : NULL;
		return &own[i];
	}
	return NULL;
}

__attribute__((format(printf, 1, 2)))
static int wrong(const char *format, ...)
{
	va_list list;
	char text[512];

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	ua_complain("%s; see uctorture kernel --help", text);
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
	return wrong("--c-files=%s: none of auto, no, yes", value);
}

static int take(struct ua_kernel_options *o, const char *name, const char *value)
{
	if (!strcmp(name, "--arch"))
		ua_words_split(&o->archs, value, ",");
	else if (!strcmp(name, "--routine"))
		ua_words_add(&o->selection.routines, value);
	else if (!strcmp(name, "--file"))
		o->selection.file = value;
	else if (!strcmp(name, "--replay"))
		o->replay = value;
	else if (!strcmp(name, "--keep"))
		o->keep = value;
	else if (!strcmp(name, "--cache"))
		o->cache = value;
	else if (!strcmp(name, "--c-files"))
		return take_c_files(o, value);
	else if (!strcmp(name, "--image-only"))
		o->image_only = true;
	else if (!strcmp(value, "bisect"))
		o->bisect = true;
	else if (strcmp(value, "plain"))
		return wrong("--exit=%s: neither plain nor bisect", value);
	return 0;
}

/* Takes our own options out of the words; the rest goes to rest. */
static int split(struct ua_kernel_options *o, int argc, char **argv, struct ua_words *rest)
{
	for (int i = 1; i < argc; i++) {
		const char *value;
		const struct own *option = own_option(argv[i], &value);
		int status;

		if (!option) {
			ua_words_add(rest, argv[i]);
			continue;
		}
		if (!strcmp(option->name, "--help")) {
			fputs(ua_kernel_help, stdout);
			return ua_output_done(UA_EXIT_OK) + 1;
		}
		if (option->value && !value)
			value = i + 1 < argc ? argv[++i] : NULL;
		if (option->value && (!value || !*value))
			return wrong("%s: its value is missing", option->name);
		if (!option->value && value)
			return wrong("%s takes no value", option->name);
		status = take(o, option->name, value);
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
	ua_words_split(&rest, "uctorture run", " ");
	status = split(o, argc, argv, &rest);
	if (!status)
		status = ua_options_parse(&o->run, (int)rest.n, rest.word);
	if (status)
		return status;
	if (!budget_given(&rest) && !o->run.config.exhaustive)
		o->run.config.budget = BUDGET_DEFAULT;
	if (o->run.target || o->run.image)
		return wrong("%s: not with kernel", o->run.target ? "--target" : "--image");
	if (o->run.nargs > 1)
		return wrong("%s: one tree at a time", o->run.args[1]);
	if (!o->run.nargs)
		return wrong("kernel: which TREE?");
	if (o->image_only && !o->keep)
		o->keep = ".";
	o->tree = o->run.args[0];
	return 0;
}
