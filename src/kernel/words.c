/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/words.h"
#include "options.h"

static void *checked(void *p)
{
	if (p)
		return p;
	ua_complain("no memory");
	exit(UA_EXIT_BROKEN);
}

void *ua_zalloc(size_t n, size_t size)
{
	return checked(calloc(n ? n : 1, size));
}

void *ua_grow(void *p, size_t n, size_t size)
{
	return checked(reallocarray(p, n ? n : 1, size));
}

char *ua_text(const char *format, ...)
{
	va_list list;
	char *text = NULL;
	int n;

	va_start(list, format);
	n = vasprintf(&text, format, list);
	va_end(list);
	return checked(n < 0 ? NULL : text);
}

/* Takes the text over. */
static void push(struct ua_words *w, char *text)
{
	w->word = ua_grow(w->word, w->n + 2, sizeof(*w->word));
	w->word[w->n++] = text;
	w->word[w->n] = NULL;
}

void ua_words_add(struct ua_words *w, const char *word)
{
	push(w, checked(strdup(word)));
}

void ua_words_addf(struct ua_words *w, const char *format, ...)
{
	va_list list;
	char *text = NULL;
	int n;

	va_start(list, format);
	n = vasprintf(&text, format, list);
	va_end(list);
	push(w, checked(n < 0 ? NULL : text));
}

void ua_words_append(struct ua_words *w, const struct ua_words *more)
{
	for (size_t i = 0; i < more->n; i++)
		ua_words_add(w, more->word[i]);
}

void ua_words_split(struct ua_words *w, const char *text, const char *separators)
{
	for (text += strspn(text, separators); *text; text += strspn(text, separators)) {
		size_t n = strcspn(text, separators);

		push(w, checked(strndup(text, n)));
		text += n;
	}
}

bool ua_words_have(const struct ua_words *w, const char *word)
{
	for (size_t i = 0; i < w->n; i++)
		if (!strcmp(w->word[i], word))
			return true;
	return false;
}

size_t ua_words_once(struct ua_words *w, const char *word)
{
	for (size_t i = 0; i < w->n; i++)
		if (!strcmp(w->word[i], word))
			return i;
	ua_words_add(w, word);
	return w->n - 1;
}

static int compare(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

void ua_words_sort(struct ua_words *w)
{
	if (w->n)
		qsort(w->word, w->n, sizeof(*w->word), compare);
}

void ua_words_free(struct ua_words *w)
{
	for (size_t i = 0; i < w->n; i++)
		free(w->word[i]);
	free(w->word);
	w->word = NULL;
	w->n = 0;
}

bool ua_ends_with(const char *text, const char *end)
{
	size_t n = strlen(text), m = strlen(end);

	return n >= m && !strcmp(text + n - m, end);
}

const char *ua_basename(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

char *ua_file_read(const char *path)
{
	FILE *in = fopen(path, "re");
	size_t size = 0, n;
	char *text = NULL;
	int err;

	if (!in)
		return NULL;
	do {
		text = ua_grow(text, size + 65537, 1);
		n = fread(text + size, 1, 65536, in);
		size += n;
	} while (n);
	text[size] = 0;
	err = ferror(in) ? EIO : 0;
	fclose(in);
	if (!err)
		return text;
	free(text);
	errno = err;
	return NULL;
}
