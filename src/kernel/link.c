/* SPDX-License-Identifier: GPL-2.0-or-later */
/* From objects to an image: our own parts are compiled, what is still missing
 * becomes a trap, and the linker does the rest. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "kernel/build.h"
#include "kernel/process.h"
#include "options.h"

static int run(const struct ua_build *b, struct ua_words *w, const char *what)
{
	char *out, *line;
	int status = ua_process_run(w, &out);

	ua_words_free(w);
	if (!status) {
		free(out);
		return 0;
	}
	if (strstr(out, strerror(ENOSPC))) {
		free(out);
		return ua_cache_failed(b->dir, ENOSPC);
	}
	line = ua_first_error(out);
	if (b->tree->file && !ua_signal_caught())
		ua_complain("%s: %s cannot be linked: %s", b->abi->name, b->tree->given, line);
	else if (!ua_signal_caught())
		ua_complain("%s: cannot make %s: %s; this is a fault of uctorture, not of the tree",
			    b->abi->name, what, line);
	free(line);
	free(out);
	if (ua_signal_caught())
		return 128 + ua_signal_caught() + 1;
	return (b->tree->file ? UA_EXIT_USAGE : UA_EXIT_BROKEN) + 1;
}

static int compile(const struct ua_build *b, const char *source, const char *object)
{
	struct ua_words w = { NULL, 0 };

	ua_compile_words(b, &w);
	ua_words_split(&w, "-c -o", " ");
	ua_words_add(&w, object);
	ua_words_add(&w, source);
	return run(b, &w, ua_basename(source));
}

/* ---- what nothing defines ----------------------------------------------------- */

/* The linker's own, and the first powerpc64 ABI's names of code. */
static bool is_defined(const struct ua_build *b, const struct ua_object *own, size_t n,
		       const char *name)
{
	if (!strcmp(name, ".TOC.") || !strncmp(name, "ua_text_", 8) || !strncmp(name, "ua_moved_", 9) ||
	    !strncmp(name, "ua_extable", 10) || !strncmp(name, "ua_alternatives", 15) ||
	    !strncmp(name, "ua_fixups", 9) || !strcmp(name, "_GLOBAL_OFFSET_TABLE_"))
		return true;
	for (size_t i = 0; i < n; i++)
		if (ua_words_have(&own[i].defined, name))
			return true;
	for (size_t i = 0; i < b->objects; i++)
		if (b->object[i].object && ua_words_have(&b->object[i].defined, name))
			return true;
	return name[0] == '.' && is_defined(b, own, n, name + 1);
}

static void find_missing(struct ua_build *b, const struct ua_object *own, size_t n)
{
	for (size_t i = 0; i < b->objects + n; i++) {
		const struct ua_object *o = i < b->objects ? &b->object[i] : &own[i - b->objects];

		for (size_t k = 0; o->object && k < o->undefined.n; k++)
			if (!is_defined(b, own, n, o->undefined.word[k]))
				ua_words_once(&b->missing, o->undefined.word[k] +
					      (o->undefined.word[k][0] == '.'));
	}
}

static int write_missing(const struct ua_build *b, const char *path)
{
	char *text = ua_text("/* Made by uctorture-kernel: what nothing here defines. */\n"), *more;
	int status;

	for (size_t i = 0; i < b->missing.n; i++) {
		/* A finding names file and line: so it names the symbol. */
		more = ua_text("%s#line 1 \"/not there: %s\"\n"
			       "void missing_%zu(void) __asm__(\"%s\");"
			       "void missing_%zu(void) { __builtin_trap(); }\n", text,
			       b->missing.word[i], i, b->missing.word[i], i);
		free(text);
		text = more;
	}
	status = ua_file_write(path, text);
	free(text);
	return status;
}

/* ---- the image -------------------------------------------------------------------- */

/* image.c, the ABI's stubs.c when it has one, and what is missing. */
static int make_own(struct ua_build *b, struct ua_object *own, size_t n)
{
	char *stubs = ua_text("%s/stubs.c", b->abi->dir), *missing = ua_text("%s/missing.c", b->dir);
	char *image = ua_text("%s/image.c", b->dir);
	const char *const source[] = { image, stubs, missing };
	int status = ua_generate(b, image);

	for (size_t i = 0; i < n && !status; i++) {
		if (i == 2) {
			find_missing(b, own, 2);
			status = write_missing(b, missing);
		}
		if (status || (i == 1 && access(stubs, R_OK)))
			continue;
		own[i].object = ua_text("%s/own-%zu.o", b->dir, i);
		status = compile(b, source[i], own[i].object);
		if (!status && !ua_object_read(&own[i]))
			status = UA_EXIT_BROKEN + 1;
	}
	free(stubs);
	free(missing);
	free(image);
	return status;
}

static int link_all(const struct ua_build *b, const struct ua_object *own, size_t n)
{
	char *script = ua_text("%s/image.ld", b->dir);
	struct ua_words w = { NULL, 0 };
	int status = ua_script(b, script);

	ua_words_add(&w, b->linker);
	ua_words_append(&w, &b->abi->ldflags);
	ua_words_split(&w, "-static --build-id=none -z noexecstack -z muldefs "
			   "-z max-page-size=65536 -T", " ");
	ua_words_add(&w, script);
	ua_words_add(&w, "-o");
	ua_words_add(&w, b->image);
	for (size_t i = 0; i < n; i++)
		if (own[i].object)
			ua_words_add(&w, own[i].object);
	for (size_t i = 0; i < b->objects; i++)
		if (b->object[i].object)
			ua_words_add(&w, b->object[i].object);
	free(script);
	return status ? status : run(b, &w, "the image");
}

int ua_link(struct ua_build *b)
{
	struct ua_object own[3];
	int status;

	memset(own, 0, sizeof(own));
	status = make_own(b, own, 3);
	return status ? status : link_all(b, own, 3);
}
