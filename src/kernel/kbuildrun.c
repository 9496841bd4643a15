/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Has the tree's make prepare, and compiles its C files and our shims. */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "kernel/kbuild.h"
#include "options.h"

/* ---- preparing ------------------------------------------------------------------ */

/* In an environment without another make's settings.  prepare0 is prepare
 * without objtool, which would need libelf's headers. */
bool ua_kbuild_next(struct ua_kbuild *k, const struct ua_build *b, struct ua_words *w)
{
	if (k->failure || k->step == UA_KBUILD_DONE)
		return false;
	ua_words_split(w, "env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS -u MAKEOVERRIDES -u KBUILD_OUTPUT "
			  "make -s -C", " ");
	ua_words_add(w, b->tree->dir);
	ua_words_addf(w, "O=%s", k->dir);
	ua_words_addf(w, "ARCH=%s", b->abi->srcarch);
	ua_words_add(w, k->compiler);
	/* The host's tools run once: not worth optimizing. */
	ua_words_add(w, "HOSTCFLAGS=-O0");
	ua_words_add(w, "KCFLAGS=-g");
	ua_words_addf(w, "KCONFIG_ALLCONFIG=%s/uctorture.kconfig", k->dir);
	ua_words_add(w, k->step == UA_KBUILD_CONFIGURE ? "allnoconfig" : "prepare0");
	return true;
}

/* What it said of a command that is not there, or of an error. */
static char *failure(const char *out)
{
	for (const char *p = out; *p; p += strcspn(p, "\n"), p += *p == '\n') {
		size_t n = strcspn(p, "\n");

		if (memmem(p, n, "not found", 9))
			return ua_text("%.*s", (int)n, p);
	}
	return ua_first_error(out);
}

static void finish(struct ua_kbuild *k, const struct ua_build *b)
{
	char *stamp = ua_text("%s/uctorture.prepared", k->dir);

	k->step = UA_KBUILD_DONE;
	if (!ua_kbuild_flags(k, b->abi->srcarch))
		k->failure = ua_text("its make left no arch/%s/kernel/.asm-offsets.s.cmd", b->abi->srcarch);
	else if (ua_file_write(stamp, ""))
		k->failure = ua_text("the cache can't be written");
	free(stamp);
}

bool ua_kbuild_done(struct ua_build *b, struct ua_job *job)
{
	struct ua_kbuild *k = b->kbuild;

	if (job->status) {
		k->failure = failure(job->out);
		return false;
	}
	ua_words_free(&job->argv);
	job->argv = (struct ua_words){ NULL, 0 };
	if (k->step == UA_KBUILD_CONFIGURE)
		k->step = UA_KBUILD_PREPARE;
	else
		finish(k, b);
	return ua_kbuild_next(k, b, &job->argv);
}

/* ---- compiling --------------------------------------------------------------------- */

struct task {
	struct ua_build *build;
	struct ua_object *object;
	char *preprocessed;	/* of a shim, until that is done */
};

static size_t total, finished;
static bool no_room;

static bool is_shim(const struct ua_object *o)
{
	return !strncmp(o->path, "shim_", 5);
}

static void compile_words(struct ua_words *w, const struct ua_build *b, const struct ua_object *o,
			  const struct ua_words *defines)
{
	ua_kbuild_words(b->kbuild, w);
	if (defines)
		ua_words_append(w, defines);
	ua_words_split(w, "-c -o", " ");
	ua_words_add(w, o->object);
	ua_words_add(w, o->source);
}

static void plan(struct task *t, struct ua_job *job, struct ua_build *b, struct ua_object *o)
{
	t->build = b;
	t->object = o;
	job->data = t;
	if (!is_shim(o)) {
		compile_words(&job->argv, b, o, NULL);
		return;
	}
	t->preprocessed = ua_text("%s.i", o->object);
	ua_kbuild_words(b->kbuild, &job->argv);
	ua_words_split(&job->argv, "-E -dD -o", " ");
	ua_words_add(&job->argv, t->preprocessed);
	ua_words_add(&job->argv, o->source);
}

/* The shim itself, now that it is known what the headers have. */
static bool compile_shim(struct task *t, struct ua_job *job)
{
	char *output = ua_file_read(t->preprocessed), *shim = ua_file_read(t->object->source);
	struct ua_words defines = { NULL, 0 };

	unlink(t->preprocessed);
	free(t->preprocessed);
	t->preprocessed = NULL;
	if (output && shim)
		ua_kbuild_has(&defines, shim, output);
	free(output);
	free(shim);
	ua_words_free(&job->argv);
	job->argv = (struct ua_words){ NULL, 0 };
	compile_words(&job->argv, t->build, t->object, &defines);
	ua_words_free(&defines);
	return true;
}

static void failed(struct task *t, const struct ua_job *job)
{
	struct ua_object *o = t->object;
	char *error = ua_compile_error(t->build, job->out);

	no_room |= strstr(job->out, strerror(ENOSPC)) != NULL;
	free(o->object);
	o->object = NULL;
	if (is_shim(o)) {
		/* Not the tree's fault, whose headers are of another age. */
		ua_words_addf(&t->build->notes, "without %s, which it is not made for: %s", o->path, error);
		free(error);
	} else {
		o->error = error;
	}
}

static bool done(struct ua_job *job)
{
	struct task *t = job->data;

	if (!job->status && t->preprocessed)
		return compile_shim(t, job);
	if (job->status)
		failed(t, job);
	ua_progress("compiling: %zu of %zu C files", ++finished, total);
	return false;
}

/* Its C files are the last. */
static void drop(struct ua_build *b)
{
	if (b->kbuild->failure)
		ua_words_addf(&b->notes, "without its C files: its make can't prepare: %s",
			      b->kbuild->failure);
	b->objects = b->kbuild->first;
}

static void unlock(struct ua_build *b, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (b[i].kbuild && b[i].kbuild->lock >= 0) {
			close(b[i].kbuild->lock);
			b[i].kbuild->lock = -1;
		}
}

static bool ready(struct ua_kbuild *k, const struct ua_build *b)
{
	if (k->step == UA_KBUILD_DONE && !k->failure && !k->flags.n)
		finish(k, b);
	return k->step == UA_KBUILD_DONE && !k->failure;
}

int ua_kbuild_compile(struct ua_build *b, size_t n, unsigned jobs)
{
	struct ua_job *job = ua_zalloc(n * UA_IMAGE_FILES + 1, sizeof(*job));
	struct task *task = ua_zalloc(n * UA_IMAGE_FILES + 1, sizeof(*task));
	int status = 0;

	total = finished = 0;
	for (size_t i = 0; i < n; i++) {
		if (!b[i].kbuild)
			continue;
		if (!ready(b[i].kbuild, &b[i])) {
			drop(&b[i]);
			continue;
		}
		for (size_t k = b[i].kbuild->first; k < b[i].objects; k++, total++)
			plan(&task[total], &job[total], &b[i], &b[i].object[k]);
	}
	if (total)
		status = ua_jobs_run(job, total, jobs, done);
	unlock(b, n);
	for (size_t i = 0; i < total; i++)
		ua_job_free(&job[i]);
	free(job);
	free(task);
	if (!status && no_room)
		status = ua_cache_failed(b[0].dir, ENOSPC) - 1;
	return status ? status + 1 : 0;
}
