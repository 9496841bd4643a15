/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The tree's files, with its own headers, straight by the compiler. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "kernel/build.h"
#include "kernel/kbuild.h"
#include "kernel/process.h"
#include "options.h"

struct task {
	struct ua_build *build;
	struct ua_object *object;
	unsigned tries;
};

#define TRIES_MAX	100	/* headers that one file may want */

static size_t total, finished;
static bool no_room;

/* ---- the command -------------------------------------------------------------- */

static void add_includes(const struct ua_build *b, struct ua_words *w)
{
	const char *tree = b->tree->dir, *arch = b->abi->srcarch;

	ua_words_addf(w, "-I%s/stubs", b->dir);
	ua_words_addf(w, "-I%s/arch/%s/include", tree, arch);
	ua_words_addf(w, "-I%s/include", tree);
	ua_words_addf(w, "-I%s/arch/%s/include/uapi", tree, arch);
	ua_words_addf(w, "-I%s/include/uapi", tree);
	ua_words_addf(w, "-I%s/arch/%s", tree, arch);
	ua_words_add(w, "-include");
	if (ua_tree_has(b->tree, "include/linux/kconfig.h"))
		ua_words_addf(w, "%s/include/linux/kconfig.h", tree);
	else
		ua_words_addf(w, "%s/stubs/generated/autoconf.h", b->dir);
}

static struct ua_words command(const struct ua_build *b, const struct ua_object *o)
{
	struct ua_words w = { NULL, 0 };

	ua_words_add(&w, b->compiler);
	ua_words_add(&w, "-nostdinc");
	add_includes(b, &w);
	ua_words_split(&w, ua_ends_with(o->source, ".c") ?
		       "-D__KERNEL__ -O2 -ffreestanding -fno-pic -fno-pie -fno-stack-protector -g" :
		       "-D__KERNEL__ -D__ASSEMBLY__ -fno-PIE -g", " ");
	ua_words_append(&w, &b->abi->flags);
	if (!ua_ends_with(o->source, ".c"))
		ua_words_append(&w, &b->abi->asflags);
	ua_words_split(&w, "-c -o", " ");
	ua_words_add(&w, o->object);
	ua_words_add(&w, o->source);
	return w;
}

void ua_compile_words(const struct ua_build *b, struct ua_words *w)
{
	char *header = ua_data_file("src/image.h");

	ua_words_add(w, b->compiler);
	ua_words_split(w, "-nostdinc -std=gnu11 -O1 -g -ffreestanding -fno-pic -fno-pie "
			  "-fno-stack-protector -fno-asynchronous-unwind-tables -fcf-protection=none", " ");
	if (strcmp(b->abi->srcarch, "x86"))
		free(w->word[--w->n]);	/* x86's own */
	w->word[w->n] = NULL;
	ua_words_append(w, &b->abi->flags);
	ua_words_addf(w, "-I%s", b->abi->dir);
	ua_words_addf(w, "-I%.*s", header ? (int)(strlen(header) - strlen("/image.h")) : 1,
		      header ? header : ".");
	free(header);
}

/* ---- what it says --------------------------------------------------------------- */

char *ua_first_error(const char *out)
{
	const char *best = out;

	for (const char *p = out; p && *p; p = strchr(p, '\n'), p = p ? p + 1 : NULL) {
		size_t n = strcspn(p, "\n");

		if (memmem(p, n, "rror", 4) || memmem(p, n, "undefined reference", 19)) {
			best = p;
			break;
		}
	}
	return ua_text("%.*s", (int)strcspn(best, "\n"), *best ? best : "it said nothing");
}

/* The header of "fatal error: X: No such file or directory"; allocated. */
static char *missing_header(const char *out)
{
	static const char before[] = "fatal error: ", after[] = ": No such file or directory";
	const char *start = strstr(out, before), *end;

	if (!start)
		return NULL;
	start += strlen(before);
	end = strstr(start, after);
	if (!end || memchr(start, '\n', (size_t)(end - start)))
		return NULL;
	return ua_text("%.*s", (int)(end - start), start);
}

/* "arch/x86/lib/x.S:12: Error: ..." */
char *ua_compile_error(const struct ua_build *b, const char *out)
{
	char *line = ua_first_error(out), *found = strstr(line, b->tree->dir);
	size_t n = strlen(b->tree->dir);

	if (found && found[n] == '/')
		memmove(found, found + n + 1, strlen(found + n + 1) + 1);
	return line;
}

/* The tree's make prepares, and has no object yet. */
static bool prepared(struct task *t, struct ua_job *job)
{
	no_room |= job->status && strstr(job->out, strerror(ENOSPC));
	if (ua_kbuild_done(t->build, job))
		return true;
	ua_progress("compiling: %zu of %zu files", ++finished, total);
	return false;
}

static bool done(struct ua_job *job)
{
	struct task *t = job->data;
	char *header;
	bool again;

	if (!t->object)
		return prepared(t, job);
	header = job->status ? missing_header(job->out) : NULL;
	again = header && t->tries++ < TRIES_MAX && ua_stubs_add(t->build, header);
	free(header);
	if (again)
		return true;
	if (job->status) {
		no_room |= strstr(job->out, strerror(ENOSPC)) != NULL;
		t->object->error = ua_compile_error(t->build, job->out);
		free(t->object->object);
		t->object->object = NULL;
	}
	ua_progress("compiling: %zu of %zu files", ++finished, total);
	return false;
}

/* ---- all of them ------------------------------------------------------------------ */

static void add_jobs(struct ua_build *b, struct ua_object *list, size_t n,
		     struct ua_job *job, struct task *task, size_t *count)
{
	for (size_t i = 0; i < n && !b->skip; i++) {
		if (list[i].by_kbuild || !list[i].source)
			continue;
		task[*count].build = b;
		task[*count].object = &list[i];
		job[*count].argv = command(b, &list[i]);
		job[*count].data = &task[*count];
		++*count;
	}
}

/* The longest first: the tree's make, for its C files. */
static void add_preparations(struct ua_build *b, size_t n, struct ua_job *job, struct task *task,
			     size_t *count)
{
	for (size_t i = 0; i < n; i++) {
		if (!b[i].kbuild || !ua_kbuild_next(b[i].kbuild, &b[i], &job[*count].argv))
			continue;
		task[*count].build = &b[i];
		job[*count].data = &task[*count];
		++*count;
	}
}

int ua_compile_all(struct ua_build *b, size_t n, unsigned jobs)
{
	struct ua_job *job;
	struct task *task;
	size_t count = 0;
	int status;

	total = finished = 0;
	for (size_t i = 0; i < n; i++)
		total += b[i].objects + b[i].probes + 1;
	job = ua_zalloc(total, sizeof(*job));
	task = ua_zalloc(total, sizeof(*task));
	add_preparations(b, n, job, task, &count);
	for (size_t i = 0; i < n; i++) {
		add_jobs(&b[i], b[i].probe, b[i].probes, job, task, &count);
		add_jobs(&b[i], b[i].object, b[i].objects, job, task, &count);
	}
	total = count;
	status = ua_jobs_run(job, count, jobs, done);
	ua_progress("%s", "");
	for (size_t i = 0; i < count; i++)
		ua_job_free(&job[i]);
	free(job);
	free(task);
	if (!status && no_room)
		status = ua_cache_failed(n ? b[0].dir : "", ENOSPC) - 1;
	return status ? status + 1 : ua_kbuild_compile(b, n, jobs);
}
