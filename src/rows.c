/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Routines of an image.  A row times a feature set is a variant; but most
 * sets patch only some files, so that of the sets that give a row the same
 * code, in all files that it may run, only the first is taken.
 */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "loaded.h"
#include "options.h"
#include "registry.h"
#include "rows.h"

#define SETS_MAX	32

static char replay[4096];	/* the command that a case is put behind */

/* Is this one of the words? */
static bool has_word(const char *words, const char *word)
{
	size_t n = strlen(word);

	for (const char *p = words; p && (p = strstr(p, word)); p += n)
		if ((p == words || p[-1] == ' ') && (!p[n] || p[n] == ' '))
			return true;
	return false;
}

/* FNV-1a, 64 bits. */
static uint64_t hash(uint64_t h, const char *p, const char *end)
{
	for (; p < end; p++)
		h = (h ^ (unsigned char)*p) * 0x100000001b3ull;
	return h;
}

static uint64_t hash_row(const struct ua_image *im, const struct ua_image_row *row)
{
	uint64_t h = 0xcbf29ce484222325ull;

	for (unsigned f = 0; f < im->files; f++)
		if (f == row->file || row->reach[f / 32] >> f % 32 & 1)
			h = hash(h, im->file[f].start, im->file[f].end);
	return h;
}

/* A set that is nothing new for a row.  One that refuses the vector unit has
 * another's code; it is new where that code is not the first set's. */
static bool nothing_new(const struct ua_image *im, unsigned set, const uint64_t *seen,
			const unsigned *chosen, unsigned n)
{
	if (has_word(im->set[set].options, "novmx") && seen[set] != seen[0])
		return false;
	for (unsigned i = 0; i < n; i++)
		if (seen[chosen[i]] == seen[set])
			return true;
	return false;
}

static int op_named(const char *name)
{
	for (int op = 0; op < UA_OP_NR; op++)
		if (!strcmp(ua_op_info((enum ua_op)op)->name, name))
			return op;
	return -1;
}

int ua_row_flags(const char *words)
{
	static const struct { const char *name; int bit; } flags[] = {
		{ "nofix", UA_NOFIX }, { "pads", UA_PADS }, { "len32", UA_LEN32 },
		{ "vector", UA_VECTOR }, { "hidden", UA_HIDDEN }, { "opaque", UA_OPAQUE },
		{ "aligned", UA_ALIGNED },
	};
	const size_t n = sizeof(flags) / sizeof(flags[0]);
	int bits = 0;

	for (const char *p = words; *p;) {
		size_t length = strcspn(p, " "), i = 0;

		while (i < n && (strlen(flags[i].name) != length ||
				 strncmp(flags[i].name, p, length)))
			i++;
		if (length && i == n)
			return -1;
		bits |= length ? flags[i].bit : 0;
		p += length + strspn(p + length, " ");
	}
	return bits;
}

/* The variant's name: the row's, and the set's unless the row has one alone. */
static const char *variant(const struct ua_image_row *row, const struct ua_image_set *set)
{
	size_t size = strlen(row->name) + (set ? strlen(set->name) : 0) + 2;
	char *name = malloc(size);

	if (name)
		snprintf(name, size, "%s%s%s", row->name, set ? "@" : "", set ? set->name : "");
	return name;
}

static const char *make(struct ua_routine *r, const struct ua_image *im,
			const struct ua_image_row *row, unsigned set, bool alone)
{
	int op = op_named(row->op), flags = ua_row_flags(row->flags);

	if (op < 0)
		return row->op;
	if (flags < 0)
		return row->flags;
	r->arch = im->abi;
	r->op = (enum ua_op)op;
	r->variant = variant(row, alone ? NULL : &im->set[set]);
	r->entry = row->entry;
	r->flags = (unsigned)flags;
	r->slack = row->slack;
	r->max_length = row->max_length;
	r->lengths = row->lengths;
	r->row = row;
	r->set = &im->set[set];
	r->design = im->file[row->file].path;
	r->replay = replay;
	return r->variant ? NULL : "no memory";
}

static bool wants(const struct ua_image *im, const struct ua_image_row *row, unsigned set)
{
	return !row->sets[0] || has_word(row->sets, im->set[set].name);
}

/* The routines of one row, behind *n of them; what is wrong, or NULL. */
static const char *add_row(const struct ua_image *im, const struct ua_image_row *row,
			   const uint64_t *seen, struct ua_routine *list, size_t *n)
{
	unsigned chosen[SETS_MAX], count = 0;
	const char *wrong = NULL;

	for (unsigned s = 0; s < im->sets; s++)
		if (wants(im, row, s) && !nothing_new(im, s, seen, chosen, count))
			chosen[count++] = s;
	for (unsigned i = 0; i < count && !wrong; i++)
		wrong = make(&list[(*n)++], im, row, chosen[i], count == 1);
	return wrong;
}

static const char *add_all(const struct ua_image *im)
{
	uint64_t *seen = calloc((size_t)im->rows * im->sets + 1, sizeof(*seen));
	struct ua_routine *list = calloc((size_t)im->rows * im->sets + 1, sizeof(*list));
	const char *wrong = seen && list ? NULL : "no memory";
	size_t n = 0;

	for (unsigned s = 0; s < im->sets && !wrong; s++) {
		int err = ua_image_patch(&im->set[s]);

		if (err)
			wrong = strerror(-err);
		for (unsigned i = 0; i < im->rows && !wrong; i++)
			seen[(size_t)i * im->sets + s] = hash_row(im, &im->row[i]);
	}
	for (unsigned i = 0; i < im->rows && !wrong; i++)
		wrong = add_row(im, &im->row[i], seen + (size_t)i * im->sets, list, &n);
	if (!wrong && ua_registry_add(list, n))
		wrong = "no memory";
	free(seen);
	if (wrong)
		free(list);
	return wrong;
}

int ua_image_rows(const char *path)
{
	const struct ua_image *im = ua_image();
	const char *wrong = im->sets > SETS_MAX || !im->sets ? "its feature sets" : add_all(im);

	snprintf(replay, sizeof(replay), "uctorture replay --image=%s ", path);
	if (!wrong)
		return 0;
	ua_complain("--image=%s: not for this version of uctorture: %s", path, wrong);
	return UA_EXIT_USAGE + 1;
}

int ua_image_apply(const struct ua_routine *r)
{
	if (!r->row)
		return 0;
	ua_hooks_allow_vmx(!has_word(r->set->options, "novmx"));
	return ua_image_patch(r->set);
}
