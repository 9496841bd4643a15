/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What an image needs on this machine, and its steps in order. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "kernel/build.h"
#include "kernel/process.h"
#include "kernel/single.h"
#include "options.h"

/* ---- compiler and runner ------------------------------------------------------- */

/* This program's own kind of machine, as .abi files name it. */
static const char *own_abi(void)
{
#if defined(__x86_64__) && !defined(__ILP32__)
	return "x86_64";
#elif defined(__powerpc64__) && defined(__LITTLE_ENDIAN__)
	return "powerpc64le";
#elif defined(__powerpc64__)
	return "powerpc64";
#elif defined(__powerpc__)
	return "powerpc";
#else
	return UA_ARCH_NAME;
#endif
}

static void find_compiler(struct ua_build *b, bool native)
{
	const struct ua_words *names = &b->abi->compiler;
	char *found = NULL, *linker;
	const char *base;

	for (size_t i = 0; i < names->n && !found; i++)
		found = ua_process_find(names->word[i]);
	if (!found && native)
		found = ua_process_find("gcc");
	if (!found) {
		b->skip = ua_text("no %s; install %s", names->word[0], b->abi->package);
		return;
	}
	b->compiler = found;
	base = ua_basename(found);
	linker = ua_ends_with(base, "gcc") ?
		 ua_text("%.*sld", (int)(strlen(base) - 3), base) : ua_text("ld");
	b->linker = ua_process_find(linker);
	if (!b->linker)
		b->skip = ua_text("no %s; install binutils", linker);
	free(linker);
}

static char *own_folder(void)
{
	char buf[4096];
	ssize_t n = readlink("/proc/self/exe", buf, sizeof(buf) - 1);

	buf[n > 0 ? n : 0] = 0;
	return ua_text("%.*s", n > 0 ? (int)(ua_basename(buf) - buf) : 2, n > 0 ? buf : "./");
}

/* The first of the places where the runner is; into the target. */
static bool find_runner(struct ua_target *t, const char *place, const char *below)
{
	if (!place)
		return false;
	snprintf(t->runner, sizeof(t->runner), "%s%s%s/uctorture", place, below, t->triple);
	return !access(t->runner, X_OK);
}

char *ua_native_runner(void)
{
	struct ua_target t = { .triple = "" };
	char *folder = own_folder(), *found = NULL;

	if (find_runner(&t, folder, ".") || find_runner(&t, BINDIR, ""))
		found = ua_text("%s", t.runner);
	free(folder);
	return found;
}

static void find_native(struct ua_build *b)
{
	char *folder = own_folder();

	if (!find_runner(&b->target, folder, ".") && !find_runner(&b->target, BINDIR, ""))
		b->skip = ua_text("no program uctorture in %s", folder);
	free(folder);
}

#define UA_TARGET(name, triple, emulator, package) { name, triple, emulator, package, "" },
static const struct ua_target targets[] = {
#include "targets.def"
};
#undef UA_TARGET

static void find_foreign(struct ua_build *b)
{
	char *folder = own_folder(), *emulator, *found;
	const struct ua_target *t = NULL;

	for (size_t i = 0; i < sizeof(targets) / sizeof(targets[0]); i++)
		if (!strcmp(targets[i].name, b->abi->target))
			t = &targets[i];
	if (!t) {
		b->skip = ua_text("nothing on this machine runs it");
		free(folder);
		return;
	}
	b->target = *t;
	b->target.name = b->abi->name;
	emulator = ua_text("%.*s", (int)strcspn(t->emulator, " "), t->emulator);
	found = ua_process_find(emulator);
	if (!found)
		b->skip = ua_text("no %s; install qemu-user", emulator);
	else if (!find_runner(&b->target, getenv("UCTORTURE_RUNNERS"), "/") &&
		 !find_runner(&b->target, folder, "cross/") &&
		 !find_runner(&b->target, RUNNERDIR, "/"))
		b->skip = ua_text("no runner cross/%s/uctorture; make cross builds it", t->triple);
	free(emulator);
	free(found);
	free(folder);
}

/* ---- files ------------------------------------------------------------------------- */

static void add_object(struct ua_object **list, size_t *n, const struct ua_build *b,
		       const char *path, char *source)
{
	struct ua_object *o;

	*list = ua_grow(*list, *n + 1, sizeof(**list));
	o = &(*list)[*n];
	memset(o, 0, sizeof(*o));
	o->path = ua_text("%s", path);
	o->source = source;
	o->object = ua_text("%s/%s-%zu.o", b->dir, ua_basename(path), *n);
	++*n;
}

/* A file of the ABI's data that is assembled like the tree's. */
static void add_own(struct ua_object **list, size_t *n, const struct ua_build *b, const char *name)
{
	char *source = ua_text("%s/%s", b->abi->dir, name), *path;

	if (access(source, R_OK)) {
		free(source);
		return;
	}
	path = ua_text("uctorture's %s", name);
	add_object(list, n, b, path, source);
	free(path);
}

/* Has the tree C files that rows name? */
static bool has_c_files(const struct ua_build *b)
{
	for (size_t i = 0; i < b->abi->rows; i++)
		for (size_t k = 0; k < b->abi->row[i].files.n; k++)
			if (ua_ends_with(b->abi->row[i].files.word[k], ".c") &&
			    ua_tree_has(b->tree, b->abi->row[i].files.word[k]))
				return true;
	return false;
}

/* All files that any row names: one may call another. */
static void plan_tree(struct ua_build *b)
{
	struct ua_words paths = { NULL, 0 };

	for (size_t i = 0; i < b->abi->rows; i++)
		for (size_t k = 0; k < b->abi->row[i].files.n; k++)
			if (ua_ends_with(b->abi->row[i].files.word[k], ".S"))
				ua_words_once(&paths, b->abi->row[i].files.word[k]);
	for (size_t i = 0; i < paths.n && b->objects < UA_IMAGE_FILES - 1; i++)
		if (ua_tree_has(b->tree, paths.word[i]))
			add_object(&b->object, &b->objects, b, paths.word[i],
				   ua_text("%s/%s", b->tree->dir, paths.word[i]));
	if (!b->objects && !has_c_files(b))
		b->skip = ua_text("the tree has none of the files that hold its routines");
	ua_words_free(&paths);
}

static void add_made(struct ua_build *b, const char *path)
{
	struct ua_object *o;

	add_object(&b->object, &b->objects, b, path, NULL);
	o = &b->object[b->objects - 1];
	free(o->object);
	o->object = ua_text("%s", path);
}

static void plan_single(struct ua_build *b)
{
	const struct ua_tree *t = b->tree;

	if (ua_ends_with(t->file, ".S") || ua_ends_with(t->file, ".s") || ua_ends_with(t->file, ".c"))
		add_object(&b->object, &b->objects, b, t->file, ua_text("%s", t->file));
	else
		add_made(b, t->file);
	for (size_t i = 0; i < t->with.n && b->objects < UA_IMAGE_FILES - 1; i++)
		add_made(b, t->with.word[i]);
}

static void plan_files(struct ua_build *b)
{
	if (b->tree->file)
		plan_single(b);
	else
		plan_tree(b);
	if (b->tree->bare)
		return;
	if (b->tree->objects && !b->skip)
		ua_objects_take(b);
	add_own(&b->object, &b->objects, b, "stubs.S");
	add_own(&b->probe, &b->probes, b, "facts.S");
}

int ua_build_plan(struct ua_build *b, const struct ua_abi *abi, const struct ua_tree *tree,
		  const char *work, bool to_run)
{
	bool native = !strcmp(abi->name, own_abi());
	int err;

	memset(b, 0, sizeof(*b));
	b->abi = abi;
	b->tree = tree;
	b->dir = ua_text("%s/%s", work, abi->name);
	b->image = ua_text("%s/%s.image", b->dir, abi->name);
	b->target.name = abi->name;
	b->target.triple = b->target.emulator = "";
	b->extable.type_at = -1;
	find_compiler(b, native);
	if (!b->skip && to_run && native)
		find_native(b);
	else if (!b->skip && to_run)
		find_foreign(b);
	if (!b->skip)
		plan_files(b);
	if (b->skip)
		return 0;
	err = ua_folder_make(b->dir);
	return err ? ua_cache_failed(b->dir, -err) : ua_stubs_make(b);
}

/* Why there is nothing to be made an image of; NULL: there is. */
static char *unbuilt(const struct ua_build *b)
{
	bool any = false;

	/* Our own have no folder in their paths. */
	for (size_t i = 0; i < b->objects; i++)
		any |= b->object[i].object && (b->tree->file || strchr(b->object[i].path, '/'));
	if (!any)
		return ua_text("none of its files builds");
	for (size_t i = 0; i < b->probes; i++)
		if (b->probe[i].error)
			return ua_text("%s does not build: %s", b->probe[i].path, b->probe[i].error);
	return NULL;
}

int ua_build_image(struct ua_build *b, const struct ua_selection *s)
{
	int status;

	b->skip = unbuilt(b);
	if (b->skip)
		return 0;
	status = ua_objects_read(b);
	if (!status)
		status = ua_given_check(b);
	if (!status)
		status = ua_facts_read(b);
	if (!status)
		status = ua_given_facts(b);
	if (!status && !ua_rows_choose(b, s))
		b->skip = ua_text("the tree has none of the routines that were asked for%s%s",
				  b->notes.n ? "; " : "", b->notes.n ? b->notes.word[0] : "");
	return status || b->skip ? status : ua_link(b);
}
