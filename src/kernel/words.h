/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Lists of words, and text that is made to measure.  This program is short of
 * memory on a broken machine alone, and then ends: these never return NULL.
 */
#ifndef UA_WORDS_H
#define UA_WORDS_H

#include <stdbool.h>
#include <stddef.h>

struct ua_words {
	char **word;		/* ends with a NULL, so that it serves as argv */
	size_t n;
};

void ua_words_add(struct ua_words *w, const char *word);
void ua_words_addf(struct ua_words *w, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
void ua_words_append(struct ua_words *w, const struct ua_words *more);

/* The parts of text between separators (any of them, any number). */
void ua_words_split(struct ua_words *w, const char *text, const char *separators);

bool ua_words_have(const struct ua_words *w, const char *word);

/* Adds it unless it is there; its place. */
size_t ua_words_once(struct ua_words *w, const char *word);

void ua_words_sort(struct ua_words *w);
void ua_words_free(struct ua_words *w);

/* Like asprintf and calloc. */
char *ua_text(const char *format, ...) __attribute__((format(printf, 1, 2)));
void *ua_zalloc(size_t n, size_t size);
void *ua_grow(void *p, size_t n, size_t size);	/* the part after the old is not cleared */

bool ua_ends_with(const char *text, const char *end);
const char *ua_basename(const char *path);

/* The whole file with a 0 behind; NULL with errno. */
char *ua_file_read(const char *path);

#endif
