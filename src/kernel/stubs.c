/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Stand-ins for the headers that a kernel's own build generates: a few lines
 * of configuration and offsets, which the ABI's data names, and wrappers that
 * are made when the compiler asks for them.
 */
#include "config.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/build.h"

static int write_header(const struct ua_build *b, const char *header, const char *text)
{
	char *path = ua_text("%s/stubs/%s", b->dir, header), *folder, *slash;
	int status;

	folder = ua_text("%s", path);
	slash = strrchr(folder, '/');
	*slash = 0;
	status = ua_folder_make(folder);
	status = status ? ua_cache_failed(folder, -status) : ua_file_write(path, text);
	free(folder);
	free(path);
	return status;
}

/* "CONFIG_X" and "CONFIG_X=12" as lines of C. */
static char *autoconf(const struct ua_words *config)
{
	char *text = ua_text("%s", ""), *more;

	for (size_t i = 0; i < config->n; i++) {
		size_t n = strcspn(config->word[i], "=");
		const char *value = config->word[i] + n;

		more = ua_text("%s#define %.*s %s\n", text, (int)n, config->word[i],
			       *value ? value + 1 : "1");
		free(text);
		text = more;
	}
	return text;
}

static char *offsets(const struct ua_words *list)
{
	char *text = ua_text("%s", ""), *more;

	for (size_t i = 0; i < list->n; i++) {
		more = ua_text("%s#define %s\n", text, list->word[i]);
		free(text);
		text = more;
	}
	return text;
}

int ua_stubs_make(struct ua_build *b)
{
	char *text = autoconf(&b->abi->config);
	int status = write_header(b, "generated/autoconf.h", text);

	/* where it was before 2.6.33 */
	if (!status)
		status = write_header(b, "linux/autoconf.h", text);
	free(text);
	text = offsets(&b->abi->offsets);
	if (!status)
		status = write_header(b, "generated/asm-offsets.h", text);
	if (!status)
		status = write_header(b, "asm/asm-offsets.h", text);
	free(text);
	return status;
}

/* "names: FILE PREFIX HEADER...": such a header numbers the names in the tree's
 * file, each on a line of its own; NULL: it is not one of those. */
static char *numbers(const struct ua_build *b, const char *header)
{
	const struct ua_words *names = &b->abi->names;
	char *path, *list, *next, *line, *text = NULL;
	unsigned n = 0;

	if (names->n < 3 || !ua_words_have(names, header))
		return NULL;
	path = ua_text("%s/%s", b->tree->dir, names->word[0]);
	list = next = ua_file_read(path);
	free(path);
	while (next && (line = strsep(&next, "\n"))) {
		char *more;

		if (!isalpha((unsigned char)line[0]))
			continue;
		more = ua_text("%s#define %s%s %u\n", text ? text : "", names->word[1], line, n++);
		free(text);
		text = more;
	}
	free(list);
	return text;
}

bool ua_stubs_add(struct ua_build *b, const char *header)
{
	static const char *const generic[] = { "include", "include/uapi" };
	char *text = NULL;
	bool made;

	if (header[0] == '/' || strstr(header, ".."))
		return false;
	if (ua_words_have(&b->stubs, header))
		return true;	/* made for another file in the meantime */
	text = numbers(b, header);
	for (size_t i = 0; i < 2 && !text && !strncmp(header, "asm/", 4); i++) {
		char *path = ua_text("%s/asm-generic/%s", generic[i], header + 4);

		if (ua_tree_has(b->tree, path))
			text = ua_text("#include <asm-generic/%s>\n", header + 4);
		free(path);
	}
	made = !write_header(b, header, text ? text : "");
	free(text);
	ua_words_add(&b->stubs, header);
	return made;
}
