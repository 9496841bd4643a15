/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Headers for a source file without its tree: stand-ins of our own, in
 * src/kernel/headers and arch/<a>/kernel/headers.  They know one layout of
 * tables; a file that writes its tables out says so by its text ("ages").
 */
#include "config.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "kernel/single.h"
#include "options.h"

/* A name in the run's folder for a folder of the data. */
static int point(const char *name, const char *data)
{
	char *folder = ua_text("%.*s", (int)(ua_basename(name) - name), name);
	char *real = realpath(data, NULL);
	int err = ua_folder_make(folder);

	if (!err && real && symlink(real, name) && errno != EEXIST)
		err = -errno;
	free(folder);
	free(real);
	return err ? ua_cache_failed(name, -err) : 0;
}

int ua_headers_make(const struct ua_cache *cache, const struct ua_abi *abi, size_t n, char **dir)
{
	char *generic = ua_data_file("src/kernel/headers"), *name;
	int status;

	*dir = ua_text("%s/headers", cache->work);
	if (!generic) {
		ua_complain("no headers of our own: uctorture is not installed whole");
		return UA_EXIT_BROKEN + 1;
	}
	name = ua_text("%s/include", *dir);
	status = point(name, generic);
	free(name);
	free(generic);
	for (size_t i = 0; i < n && !status; i++) {
		char *data = ua_text("%s/headers", abi[i].dir);

		name = ua_text("%s/arch/%s/include", *dir, abi[i].srcarch);
		status = point(name, data);
		free(name);
		free(data);
	}
	return status;
}

/* ---- the file's age ------------------------------------------------------------------ */

/* Blanks of any kind and number become one. */
static void squeeze(char *text)
{
	char *to = text;

	for (char *p = text; *p; p++) {
		char c = isspace((unsigned char)*p) ? ' ' : *p;

		if (c != ' ' || (to > text && to[-1] != ' '))
			*to++ = c;
	}
	*to = 0;
}

static void take_line(struct ua_abi *abi, char *line, const char *text)
{
	char *rest;

	squeeze(line);
	if (!*line || *line == '#')
		return;
	rest = strchr(line, ' ');
	if (!rest || !strstr(text, rest + 1))
		return;
	*rest = 0;
	ua_words_once(&abi->config, line);
}

void ua_ages_add(struct ua_abi *abi, const char *source)
{
	char *path = ua_text("%s/headers/ages", abi->dir), *lines = ua_file_read(path), *line;
	char *text = ua_text("%s", source), *next = lines;

	squeeze(text);
	while (next && (line = strsep(&next, "\n")))
		take_line(abi, line, text);
	free(path);
	free(lines);
	free(text);
}
