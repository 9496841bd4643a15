/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Which rows of the ABI's data this tree has, and what else its files hold. */
#include "config.h"

#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/single.h"

static size_t place_of(const struct ua_words *w, const char *word)
{
	size_t i = 0;

	while (i < w->n && strcmp(w->word[i], word))
		i++;
	return i;
}

/* The object that defines the row's symbol; NULL. */
static const struct ua_object *find_object(const struct ua_build *b, const struct ua_row *r)
{
	for (size_t i = 0; i < b->objects; i++) {
		const struct ua_object *o = &b->object[i];

		if (o->object && ua_words_have(&r->files, o->path) &&
		    ua_words_have(&o->functions, r->symbol))
			return o;
	}
	return NULL;
}

static bool file_wanted(const struct ua_selection *s, const char *path)
{
	return !s->file || !strcmp(s->file, path) ||
	       (ua_ends_with(path, s->file) && path[strlen(path) - strlen(s->file) - 1] == '/');
}

static bool wanted(const struct ua_build *b, const struct ua_selection *s,
		   const struct ua_chosen *c)
{
	char *name = ua_text("%s/%s/%s", b->abi->name, c->op, c->name);
	bool any = !s->routines.n;

	for (size_t i = 0; i < s->routines.n; i++) {
		/* a feature set's part is the runner's to choose */
		char *glob = ua_text("%.*s", (int)strcspn(s->routines.word[i], "@"),
				     s->routines.word[i]);

		any |= !fnmatch(glob, c->row->symbol, 0) || !fnmatch(glob, c->name, 0) ||
		       !fnmatch(glob, name, 0) || !fnmatch(glob, name + strlen(b->abi->name) + 1, 0);
		free(glob);
	}
	free(name);
	return any;
}

/* The symbol; and the shim, where a symbol does an operation in two ways. */
static char *name_of(const struct ua_build *b, const struct ua_row *r, const char *op)
{
	for (size_t i = 0; i < b->abi->rows; i++) {
		const struct ua_row *other = &b->abi->row[i];

		if (other != r && !strcmp(other->symbol, r->symbol) && r->shim[0] &&
		    ua_words_have(&other->ops, op) && find_object(b, other))
			return ua_text("%s.%s", r->symbol, r->shim);
	}
	return ua_text("%s", r->symbol);
}

static void choose_row(struct ua_build *b, const struct ua_selection *s, const struct ua_row *r)
{
	const struct ua_object *o = find_object(b, r);
	bool shim = r->shim[0];

	if (!o || !file_wanted(s, o->path))
		return;
	for (size_t i = 0; i < r->ops.n; i++) {
		struct ua_chosen c = { r, r->ops.word[i], NULL, (size_t)(o - b->object), shim };

		c.name = name_of(b, r, c.op);
		if (!wanted(b, s, &c)) {
			free(c.name);
			continue;
		}
		b->row = ua_grow(b->row, b->rows + 1, sizeof(c));
		b->row[b->rows++] = c;
		shim = false;
	}
}

/* Another name of a symbol that a row names? */
static bool named(const struct ua_build *b, const struct ua_object *o, size_t function)
{
	for (size_t i = 0; i < b->abi->rows; i++) {
		size_t k = place_of(&o->functions, b->abi->row[i].symbol);

		if (k < o->functions.n && o->place[k] == o->place[function])
			return true;
	}
	return false;
}

static void list_untested(struct ua_build *b, const struct ua_selection *s)
{
	for (size_t i = 0; i < b->objects; i++) {
		const struct ua_object *o = &b->object[i];

		for (size_t k = 0; k < o->functions.n; k++)
			if (file_wanted(s, o->path) && !named(b, o, k))
				ua_words_once(&b->untested, o->functions.word[k]);
	}
}

size_t ua_rows_choose(struct ua_build *b, const struct ua_selection *s)
{
	for (size_t i = 0; i < b->abi->rows; i++)
		choose_row(b, s, &b->abi->row[i]);
	/* Who names symbols wants no others. */
	if (!s->routines.n && !(b->tree->asked && b->tree->asked->symbols.n))
		list_untested(b, s);
	return b->rows;
}
