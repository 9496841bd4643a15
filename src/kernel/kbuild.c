/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Which C files of a tree can be built, and where. */
#include "config.h"

#include <errno.h>
#include <glob.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "kernel/kbuild.h"
#include "options.h"

/* Kconfig files lie up to here. */
#define DEEP	8

void ua_kbuild_members(struct ua_words *w, const char *srcarch)
{
	char *pattern = ua_text("Kconfig*"), *deeper;

	for (int i = 0; i < DEEP; i++) {
		ua_words_once(w, pattern);
		deeper = ua_text("*/%s", pattern);
		free(pattern);
		pattern = deeper;
	}
	free(pattern);
	pattern = ua_text("arch/%s", srcarch);
	ua_words_once(w, pattern);
	free(pattern);
	ua_words_split(w, "Kbuild scripts tools/include tools/scripts kernel/bounds.c "
			  "kernel/time/timeconst.bc kernel/time/timeconst.pl kernel/timeconst.pl lib/Makefile",
		       " ");
}

/* ---- what it takes ------------------------------------------------------------- */

/* "no flex, bison; install flex bison"; NULL when all is there. */
static char *missing_tools(void)
{
	static const char *const tools[] = { "make", "gcc", "flex", "bison", "bc" };
	char *names = NULL, *packages = NULL;

	for (size_t i = 0; i < sizeof(tools) / sizeof(tools[0]); i++) {
		char *found = ua_process_find(tools[i]), *n = names, *p = packages;

		if (!found) {
			names = ua_text("%s%s%s", n ? n : "", n ? ", " : "", tools[i]);
			packages = ua_text("%s %s", p ? p : "", tools[i]);
			free(n);
			free(p);
		}
		free(found);
	}
	if (names)
		names = ua_text("no %s; install%s", names, packages);
	free(packages);
	return names;
}

/* The tree's make refuses to build elsewhere then. */
static bool built_in_place(const struct ua_build *b)
{
	char *generated = ua_text("arch/%s/include/generated", b->abi->srcarch);
	bool has = ua_tree_has(b->tree, ".config") || ua_tree_has(b->tree, "include/config") ||
		   ua_tree_has(b->tree, generated);

	free(generated);
	return has;
}

/* Why the tree's make can't be asked; NULL: it can. */
static char *obstacle(const struct ua_build *b)
{
	char *makefile = ua_text("arch/%s/Makefile", b->abi->srcarch), *why = NULL;

	if (!ua_tree_has(b->tree, "scripts/Makefile.build") || !ua_tree_has(b->tree, makefile))
		why = ua_text("the tree has no scripts/Makefile.build or no %s", makefile);
	else if (built_in_place(b))
		why = ua_text("the tree was configured in place, and then its make builds nowhere else; "
			      "use a clean one (git worktree add), or make mrproper there");
	else
		why = missing_tools();
	free(makefile);
	return why;
}

/* ---- the output folder ------------------------------------------------------------ */

static uint64_t hash(uint64_t h, const char *text)
{
	for (; *text; text++)
		h = (h ^ (unsigned char)*text) * 0x100000001b3ull;	/* FNV-1a */
	return h * 0x100000001b3ull;
}

/* Another tree, version or compiler has another folder. */
static char *output_folder(const struct ua_build *b, const struct ua_cache *cache)
{
	uint64_t h = hash(hash(0xcbf29ce484222325ull, b->tree->dir), b->tree->version);
	struct stat st;
	char *when;

	h = hash(h, b->compiler);
	if (!stat(b->compiler, &st)) {
		when = ua_text("%lld %lld", (long long)st.st_size, (long long)st.st_mtime);
		h = hash(h, when);
		free(when);
	}
	return ua_text("%s/kbuild/%s-%016llx", cache->dir, b->abi->name, (unsigned long long)h);
}

static bool same_file(const char *path, const char *text)
{
	char *old = ua_file_read(path);
	bool same = old && !strcmp(old, text);

	free(old);
	return same;
}

/* Begins where an earlier run has left it. */
static int begin(struct ua_kbuild *k, const char *config)
{
	char *lock = ua_text("%s.lock", k->dir), *wanted = ua_text("%s/uctorture.kconfig", k->dir);
	char *made = ua_text("%s/.config", k->dir), *prepared = ua_text("%s/uctorture.prepared", k->dir);
	int err = ua_folder_make(k->dir), status = err ? ua_cache_failed(k->dir, -err) : 0;

	k->lock = status ? -1 : ua_cache_lock(lock);
	if (!status && k->lock < 0)
		status = UA_EXIT_BROKEN + 1;
	if (!status && same_file(wanted, config) && !access(made, R_OK)) {
		k->step = k->kept && !access(prepared, R_OK) ? UA_KBUILD_DONE : UA_KBUILD_PREPARE;
	} else if (!status) {
		unlink(made);
		unlink(prepared);
		status = ua_file_write(wanted, config);
	}
	free(lock);
	free(wanted);
	free(made);
	free(prepared);
	return status;
}

/* "powerpc64-linux-gnu-" of the compiler's name. */
static char *cross_compile(const char *compiler)
{
	if (!strcmp(ua_basename(compiler), "gcc"))
		return ua_text("CROSS_COMPILE=");
	if (ua_ends_with(compiler, "-gcc"))
		return ua_text("CROSS_COMPILE=%.*s", (int)(strlen(compiler) - 3), compiler);
	return ua_text("CC=%s", compiler);
}

/* ---- files -------------------------------------------------------------------------- */

static void add_object(struct ua_build *b, const char *path, char *source)
{
	struct ua_object *o;

	if (b->objects >= UA_IMAGE_FILES - 1) {
		free(source);
		return;
	}
	b->object = ua_grow(b->object, b->objects + 1, sizeof(*b->object));
	o = &b->object[b->objects];
	memset(o, 0, sizeof(*o));
	o->path = ua_text("%s", path);
	o->source = source;
	o->object = ua_text("%s/%s-%zu.o", b->dir, ua_basename(path), b->objects);
	o->by_kbuild = true;
	b->objects++;
}

/* Our own: the ABI's, and those that any kernel can have. */
static void add_shims(struct ua_build *b, const char *dir)
{
	char *pattern = ua_text("%s/shim_*.c", dir);
	glob_t found;

	if (!glob(pattern, 0, NULL, &found)) {
		for (size_t i = 0; i < found.gl_pathc; i++)
			add_object(b, ua_basename(found.gl_pathv[i]), ua_text("%s", found.gl_pathv[i]));
		globfree(&found);
	}
	free(pattern);
}

static struct ua_words c_files(const struct ua_build *b)
{
	struct ua_words paths = { NULL, 0 };

	for (size_t i = 0; i < b->abi->rows; i++)
		for (size_t k = 0; k < b->abi->row[i].files.n; k++) {
			const char *path = b->abi->row[i].files.word[k];

			if (ua_ends_with(path, ".c") && ua_tree_has(b->tree, path))
				ua_words_once(&paths, path);
		}
	return paths;
}

static void add_files(struct ua_build *b, const struct ua_words *paths)
{
	char *generic = ua_data_file("arch/generic/kernel");

	b->kbuild->first = b->objects;
	for (size_t i = 0; i < paths->n; i++)
		add_object(b, paths->word[i], ua_text("%s/%s", b->tree->dir, paths->word[i]));
	add_shims(b, b->abi->dir);
	if (generic)
		add_shims(b, generic);
	free(generic);
}

int ua_kbuild_plan(struct ua_build *b, const struct ua_cache *cache, enum ua_c_files mode)
{
	char *path = ua_text("%s/kconfig.%s", b->abi->dir, b->abi->name), *why = NULL;
	char *config = mode == UA_C_NO || b->skip ? NULL : ua_file_read(path);
	struct ua_words paths = { NULL, 0 };
	int status = 0;

	free(path);
	if (config)
		paths = c_files(b);
	if (paths.n)
		why = obstacle(b);
	if (why && mode == UA_C_YES) {
		ua_complain("--c-files=yes: %s: %s", b->abi->name, why);
		status = UA_EXIT_NOTHING + 1;
	} else if (why) {
		ua_words_addf(&b->notes, "without its C files: %s", why);
	} else if (paths.n) {
		b->kbuild = ua_zalloc(1, sizeof(*b->kbuild));
		b->kbuild->dir = output_folder(b, cache);
		b->kbuild->compiler = cross_compile(b->compiler);
		b->kbuild->kept = !strncmp(b->tree->dir, cache->dir, strlen(cache->dir));
		status = begin(b->kbuild, config);
		add_files(b, &paths);
	}
	free(why);
	free(config);
	ua_words_free(&paths);
	return status;
}
