/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A source file or an object in the place of a tree. */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "kernel/images.h"
#include "kernel/single.h"

/* ---- headers ------------------------------------------------------------------- */

/* Of the tree that is named; or our own, if there is source. */
static int open_headers(const struct ua_kernel_options *o, const struct ua_cache *cache,
			const struct ua_abi *abi, size_t n, const struct ua_words *members,
			struct ua_tree *tree)
{
	struct ua_tree headers;
	int status;

	if (o->headers) {
		status = ua_tree_open(&headers, o->headers, cache, members);
		tree->dir = headers.dir;
		tree->version = headers.version;
		return status;
	}
	tree->version = ua_text("%s", ua_basename(tree->file));
	if (!tree->bare)
		return ua_headers_make(cache, abi, n, &tree->dir);
	tree->dir = ua_text("%s", cache->work);
	return 0;
}

static char *title(const struct ua_kernel_options *o, const struct ua_tree *t, const char *what)
{
	const char *headers = t->bare ? "" : o->headers ? ", headers of kernel " : ", stand-in headers";

	return ua_text("%s %s%s%s", what, t->given, headers, o->headers ? t->version : "");
}

/* ---- a source file -------------------------------------------------------------- */

/* Has it routines in a file of that name? */
static bool knows(const struct ua_abi *abi, const char *file)
{
	for (size_t i = 0; i < abi->rows; i++)
		for (size_t k = 0; k < abi->row[i].files.n; k++)
			if (!strcmp(ua_basename(abi->row[i].files.word[k]), ua_basename(file)))
				return true;
	return false;
}

/* Of ABIs that share a folder, those that know a file of that name, if any does:
 * memcpy_64.S is none of i386's. */
static size_t by_name(struct ua_abi *abi, size_t n, const char *file)
{
	size_t chosen = 0;

	for (size_t i = 0; i < n; i++) {
		struct ua_abi other = abi[chosen];

		if (!knows(&abi[i], file))
			continue;
		abi[chosen++] = abi[i];
		abi[i] = other;
	}
	return chosen ? chosen : n;
}

/* "arch/x86/lib/x.S" tells the architecture by its path. */
static size_t by_path(struct ua_abi *abi, size_t n, const char *file)
{
	char *real = realpath(file, NULL);
	size_t chosen = 0;

	for (size_t i = 0; real && i < n; i++) {
		char *part = ua_text("/arch/%s/", abi[i].srcarch);

		if (strstr(real, part)) {
			struct ua_abi other = abi[chosen];

			abi[chosen++] = abi[i];
			abi[i] = other;
		}
		free(part);
	}
	free(real);
	return by_name(abi, chosen, file);
}

static int add_with(const struct ua_kernel_options *o, const struct ua_cache *cache,
		    struct ua_tree *tree)
{
	int status = 0;

	for (size_t i = 0; i < o->with.n && !status; i++)
		status = ua_objects_of(o->with.word[i], &o->given.symbols, cache->work, &tree->with);
	return status;
}

static int open_source(const struct ua_kernel_options *o, const struct ua_cache *cache,
		       struct ua_abi *abi, size_t *n, const struct ua_words *members,
		       struct ua_tree *tree)
{
	char *text = ua_file_read(o->selection.file);
	size_t chosen = o->archs.n ? *n : by_path(abi, *n, o->selection.file);
	int status = 0;

	if (!text) {
		ua_complain("--file=%s: %s", o->selection.file, strerror(errno));
		return UA_EXIT_USAGE + 1;
	}
	if (!chosen) {
		ua_complain("--file=%s: a file alone does not say for which machine it is; say --arch=",
			    o->selection.file);
		free(text);
		return UA_EXIT_USAGE + 1;
	}
	*n = chosen;
	tree->file = ua_text("%s", o->selection.file);
	for (size_t i = 0; i < *n && !status; i++) {
		if (!o->headers)
			ua_ages_add(&abi[i], text);
		status = ua_given_rows(&abi[i], &o->given, tree->file);
	}
	free(text);
	if (!status)
		status = add_with(o, cache, tree);
	return status ? status : open_headers(o, cache, abi, *n, members, tree);
}

/* ---- an object --------------------------------------------------------------------- */

/* Without headers nothing is known of the features that code is patched for. */
static void forget_sets(struct ua_abi *abi)
{
	abi->set = ua_zalloc(1, sizeof(*abi->set));
	abi->set->name = ua_text("plain");
	abi->sets = 1;
	for (size_t i = 0; i < abi->rows; i++)
		abi->row[i].sets = (struct ua_words){ NULL, 0 };
}

/* The first is the object itself; several from an archive are alike. */
static int find_objects(const struct ua_kernel_options *o, const struct ua_cache *cache,
			struct ua_tree *tree)
{
	struct ua_words paths = { NULL, 0 };
	int status = ua_objects_of(o->tree, &o->given.symbols, cache->work, &paths);

	for (size_t i = 0; i < paths.n; i++)
		if (i)
			ua_words_add(&tree->with, paths.word[i]);
		else
			tree->file = ua_text("%s", paths.word[i]);
	ua_words_free(&paths);
	return status ? status : add_with(o, cache, tree);
}

static int choose_abi(const struct ua_kernel_options *o, struct ua_abi *abi, size_t *n,
		      const struct ua_tree *tree)
{
	const struct ua_abi *kind = NULL, *other;
	int status = ua_elf_kind(tree->file, abi, *n, &kind);
	struct ua_abi chosen;

	for (size_t i = 0; i < tree->with.n && !status; i++)
		status = ua_elf_kind(tree->with.word[i], kind, 1, &other);
	if (status)
		return status;
	(void)o;
	chosen = *kind;
	abi[0] = chosen;
	*n = 1;
	return 0;
}

static int check_table(const struct ua_kernel_options *o, struct ua_given *given,
		       const struct ua_tree *tree)
{
	bool has = ua_elf_has_section(tree->file, "__ex_table");

	for (size_t i = 0; i < tree->with.n; i++)
		has |= ua_elf_has_section(tree->with.word[i], "__ex_table");
	if (given->fixup && !strcmp(given->fixup, "extable") && !has) {
		ua_complain("%s: --fixup=extable: it has no section __ex_table", o->tree);
		return UA_EXIT_USAGE + 1;
	}
	/* With no table there is none to be had. */
	if (!given->fixup && !has)
		given->fixup = "none";
	return 0;
}

static int open_object(const struct ua_kernel_options *o, const struct ua_cache *cache,
		       struct ua_abi *abi, size_t *n, const struct ua_words *members,
		       struct ua_tree *tree)
{
	struct ua_given given = o->given;
	int status = find_objects(o, cache, tree);

	tree->bare = !o->headers;
	if (!status)
		status = choose_abi(o, abi, n, tree);
	if (!status)
		status = check_table(o, &given, tree);
	if (!status)
		status = ua_given_rows(&abi[0], &given, tree->file);
	if (!status && tree->bare)
		forget_sets(&abi[0]);
	return status ? status : open_headers(o, cache, abi, *n, members, tree);
}

int ua_single_open(const struct ua_kernel_options *o, const struct ua_cache *cache,
		   struct ua_abi *abi, size_t *n, const struct ua_words *members,
		   struct ua_tree *tree)
{
	int status;

	tree->asked = &o->given;
	if (o->object)
		status = open_object(o, cache, abi, n, members, tree);
	else
		status = open_source(o, cache, abi, n, members, tree);
	if (status)
		return status;
	tree->given = ua_text("%s", o->object ? o->tree : tree->file);
	tree->title = title(o, tree, o->object ? "object" : "file");
	return 0;
}
