/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Reads arch/<a>/kernel/<abi>.abi: lines "key: value". */
#include "config.h"

#include <ctype.h>
#include <errno.h>
#include <glob.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "kernel/abi.h"
#include "options.h"

int ua_data_wrong(const char *file, unsigned line, const char *format, ...)
{
	va_list list;
	char text[512];

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	ua_complain("%s:%u: %s", file, line, text);
	return UA_EXIT_BROKEN + 1;
}

/* In an environment of its own the folder is that of arch/ itself. */
char *ua_data_file(const char *name)
{
	static const char *const tops[] = { DATA_SOURCE, DATA_INSTALLED };
	const char *given = getenv("UCTORTURE_DATA");
	char *path;

	if (given && !strncmp(name, "arch", 4))
		return ua_text("%s%s", given, name + 4);
	for (size_t i = 0; i < sizeof(tops) / sizeof(tops[0]); i++) {
		path = ua_text("%s/%s", tops[i], name);
		if (!access(path, R_OK))
			return path;
		free(path);
	}
	return NULL;
}

/* "name WORD... word": features are the names of facts. */
static void add_set(struct ua_abi *abi, const char *value)
{
	struct ua_words words = { NULL, 0 };
	struct ua_abi_set *s;

	ua_words_split(&words, value, " \t");
	abi->set = ua_grow(abi->set, abi->sets + 1, sizeof(*abi->set));
	s = &abi->set[abi->sets++];
	memset(s, 0, sizeof(*s));
	s->name = ua_text("%s", words.n ? words.word[0] : "");
	for (size_t i = 1; i < words.n; i++)
		ua_words_add(isupper((unsigned char)words.word[i][0]) ? &s->features : &s->options,
			     words.word[i]);
	ua_words_free(&words);
}

static bool take(struct ua_abi *abi, const char *key, const char *value)
{
	const struct { const char *key; char **to; } texts[] = {
		{ "target", &abi->target }, { "arch", &abi->arch }, { "srcarch", &abi->srcarch },
		{ "package", &abi->package }, { "elf", &abi->elf },
	};
	const struct { const char *key; struct ua_words *to; const char *separators; } lists[] = {
		{ "compiler", &abi->compiler, " \t" }, { "flags", &abi->flags, " \t" },
		{ "ldflags", &abi->ldflags, " \t" }, { "config", &abi->config, " \t" },
		{ "offset", &abi->offsets, "" }, { "names", &abi->names, " \t" },
		{ "asflags", &abi->asflags, " \t" },
	};

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
		if (!strcmp(texts[i].key, key)) {
			free(*texts[i].to);
			*texts[i].to = ua_text("%s", value);
			return true;
		}
	for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); i++)
		if (!strcmp(lists[i].key, key)) {
			ua_words_split(lists[i].to, value, lists[i].separators);
			return true;
		}
	if (strcmp(key, "set"))
		return false;
	add_set(abi, value);
	return true;
}

/* Cuts a comment and the blanks at both ends off. */
static char *trim(char *line)
{
	char *end;

	line[strcspn(line, "#\n")] = 0;
	line += strspn(line, " \t");
	end = line + strlen(line);
	while (end > line && isspace((unsigned char)end[-1]))
		*--end = 0;
	return line;
}

static int read_lines(struct ua_abi *abi, const char *path, char *text)
{
	unsigned n = 0;
	char *line, *colon;

	while ((line = strsep(&text, "\n"))) {
		n++;
		line = trim(line);
		if (!*line)
			continue;
		colon = strchr(line, ':');
		if (!colon)
			return ua_data_wrong(path, n, "no colon: a line is \"key: value\"");
		*colon = 0;
		if (!take(abi, line, trim(colon + 1)))
			return ua_data_wrong(path, n, "%s: unknown key", line);
	}
	return 0;
}

static int check(const struct ua_abi *abi, const char *path)
{
	if (!abi->srcarch || !abi->target || !abi->compiler.n || !abi->package)
		return ua_data_wrong(path, 1, "srcarch, target, compiler or package is missing");
	if (!abi->sets)
		return ua_data_wrong(path, 1, "no set: there must be one at least");
	for (size_t i = 0; i < abi->sets; i++)
		if (!abi->set[i].name[0])
			return ua_data_wrong(path, 1, "a set without a name");
	return 0;
}

static int read_abi(struct ua_abi *abi, const char *path)
{
	const char *base = ua_basename(path);
	char *text = ua_file_read(path);
	int status;

	if (!text)
		return ua_data_wrong(path, 1, "%s", strerror(errno));
	abi->name = ua_text("%.*s", (int)(strlen(base) - strlen(".abi")), base);
	abi->dir = ua_text("%.*s", (int)(base - path - 1), path);
	status = read_lines(abi, path, text);
	free(text);
	if (!status)
		status = check(abi, path);
	if (!abi->arch)
		abi->arch = ua_text("%s", abi->name);
	if (!status)
		status = ua_rows_read(abi, "routines", false);
	/* Of C files, which not every tree can build. */
	return status ? status : ua_rows_read(abi, "croutines", true);
}

/* This machine's first, whose findings come soonest. */
static int compare(const void *a, const void *b)
{
	const struct ua_abi *x = a, *y = b;
	bool foreign = strcmp(x->target, "native"), other_foreign = strcmp(y->target, "native");

	return foreign != other_foreign ? foreign - other_foreign : strcmp(x->name, y->name);
}

int ua_abis_read(struct ua_abi **abis, size_t *n)
{
	char *folder = ua_data_file("arch"), *pattern;
	glob_t found;
	int status = 0;

	*n = 0;
	pattern = ua_text("%s/*/kernel/*.abi", folder ? folder : "arch");
	if (glob(pattern, 0, NULL, &found)) {
		ua_complain("no data of architectures: %s; set UCTORTURE_DATA to the folder arch of "
			    "uctorture", pattern);
		status = UA_EXIT_BROKEN + 1;
	} else {
		*abis = ua_zalloc(found.gl_pathc, sizeof(**abis));
		for (; *n < found.gl_pathc && !status; ++*n)
			status = read_abi(&(*abis)[*n], found.gl_pathv[*n]);
		globfree(&found);
		if (!status)
			qsort(*abis, *n, sizeof(**abis), compare);
	}
	free(pattern);
	free(folder);
	return status;
}
