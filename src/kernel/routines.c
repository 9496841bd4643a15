/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Reads arch/<a>/kernel/routines: rows of columns between bars. */
#include "config.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/abi.h"
#include "ua.h"

enum { SYMBOL, OPS, FILES, SHIM, FLAGS, SETS, ABIS, COLUMNS };

/* The columns of a line, without the blanks around them; how many. */
static size_t cut(char *line, char **column)
{
	size_t n = 0;
	char *part, *end;

	while ((part = strsep(&line, "|")) && n < COLUMNS) {
		part += strspn(part, " \t");
		end = part + strlen(part);
		while (end > part && isspace((unsigned char)end[-1]))
			*--end = 0;
		column[n++] = part;
	}
	return part ? COLUMNS + 1 : n;
}

/* "lengths=1,2,4,8": a bit for each. */
static bool lengths(const char *list, unsigned long *bits)
{
	char *end;

	for (*bits = 0;; list = end + 1) {
		unsigned long n = strtoul(list, &end, 0);

		if (end == list || !n || n >= 8 * sizeof(*bits))
			return false;
		*bits |= 1ul << n;
		if (*end != ',')
			return !*end;
	}
}

bool ua_row_flag(struct ua_row *r, const char *word)
{
	const struct { const char *name; unsigned long *to; } numbers[] = {
		{ "slack=", &r->slack }, { "max_length=", &r->max_length },
	};
	char *end;

	if (!strncmp(word, "lengths=", 8))
		return lengths(word + 8, &r->lengths);
	for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++) {
		size_t n = strlen(numbers[i].name);

		if (strncmp(word, numbers[i].name, n))
			continue;
		*numbers[i].to = strtoul(word + n, &end, 0);
		return end > word + n && !*end;
	}
	if (strchr(word, '='))
		return false;
	ua_words_add(&r->flags, word);
	return true;
}

bool ua_row_op(const char *name)
{
	for (int op = 0; op < UA_OP_NR; op++)
		if (!strcmp(ua_op_info((enum ua_op)op)->name, name))
			return true;
	return false;
}

/* An operation that this version can't do yet leaves its symbol untested, which
 * the report says. */
static void drop_unknown(struct ua_words *ops)
{
	size_t n = 0;

	for (size_t i = 0; i < ops->n; i++)
		if (ua_row_op(ops->word[i]))
			ops->word[n++] = ops->word[i];
		else
			free(ops->word[i]);
	ops->n = n;
}

static int read_row(struct ua_row *r, const char *path, unsigned line, char **column)
{
	struct ua_words flags = { NULL, 0 };

	r->line = line;
	r->symbol = ua_text("%s", column[SYMBOL]);
	r->shim = ua_text("%s", column[SHIM]);
	ua_words_split(&r->ops, column[OPS], ", \t");
	ua_words_split(&r->files, column[FILES], ", \t");
	ua_words_split(&r->sets, column[SETS], ", \t");
	ua_words_split(&r->abis, column[ABIS], ", \t");
	if (!r->symbol[0] || !r->ops.n || !r->files.n)
		return ua_data_wrong(path, line, "symbol, ops or file is missing");
	drop_unknown(&r->ops);
	ua_words_split(&flags, column[FLAGS], " \t");
	for (size_t i = 0; i < flags.n; i++)
		if (!ua_row_flag(r, flags.word[i]))
			return ua_data_wrong(path, line, "%s: no such flag", flags.word[i]);
	ua_words_free(&flags);
	return 0;
}

static int read_lines(struct ua_abi *abi, const char *path, char *text)
{
	static char none[] = "";
	unsigned n = 0;
	char *line;

	while ((line = strsep(&text, "\n"))) {
		char *column[COLUMNS] = { none, none, none, none, none, none, none };
		struct ua_row row = { NULL };
		int status;

		n++;
		line[strcspn(line, "#")] = 0;
		if (!line[strspn(line, " \t")])
			continue;
		if (cut(line, column) > COLUMNS)
			return ua_data_wrong(path, n, "too many columns: symbol | ops | file | shim | "
					     "flags | sets | abis");
		status = read_row(&row, path, n, column);
		if (status)
			return status;
		if (!row.ops.n || (row.abis.n && !ua_words_have(&row.abis, abi->name)))
			continue;
		abi->row = ua_grow(abi->row, abi->rows + 1, sizeof(row));
		abi->row[abi->rows++] = row;
	}
	return 0;
}

int ua_rows_read(struct ua_abi *abi, const char *name, bool optional)
{
	char *path = ua_text("%s/%s", abi->dir, name), *text = ua_file_read(path);
	int status;

	if (!text && optional && errno == ENOENT)
		return 0;
	if (!text)
		return ua_data_wrong(path, 1, "%s", strerror(errno));
	status = read_lines(abi, path, text);
	free(text);
	free(path);
	return status;
}
