/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Functions of a shared library, called in this process: they are loaded like
 * any program's, and promise no fixup.
 */
#include "config.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kernel/images.h"
#include "kernel/process.h"
#include "registry.h"
#include "rows.h"
#include "symbol.h"

/* What a libc has of the string routines. */
static const struct {
	const char *symbol;
	enum ua_op op;
} strings[] = {
	{ "memcpy", UA_OP_MEMCPY }, { "memmove", UA_OP_MEMMOVE }, { "memset", UA_OP_MEMSET },
	{ "strnlen", UA_OP_STRNLEN },
};

struct loaded {
	const char *path;
	void *handle;
	struct ua_routine *routine;
	size_t n;
	char *replay;
};

/* A library that takes the process with it as it is loaded takes a child. */
static bool survives(const char *path)
{
	int status = 0;
	pid_t pid = fork();

	if (pid == 0)
		_exit(dlopen(path, RTLD_NOW | RTLD_LOCAL) ? 0 : 1);
	while (pid > 0 && waitpid(pid, &status, 0) != pid)
		;
	return pid > 0 && WIFEXITED(status);
}

static int load(struct loaded *l)
{
	char *real = realpath(l->path, NULL);

	/* dlopen would look for a name without a slash elsewhere. */
	if (real && survives(real))
		l->handle = dlopen(real, RTLD_NOW | RTLD_LOCAL);
	if (!l->handle)
		ua_complain("%s: it can't be loaded: %s", l->path, real ? dlerror() : "no such file");
	free(real);
	return l->handle ? 0 : UA_EXIT_USAGE + 1;
}

/* ---- routines ------------------------------------------------------------------- */

static int add(struct loaded *l, const char *arch, const char *symbol, enum ua_op op,
	       const struct ua_row *flags)
{
	void *at = dlsym(l->handle, symbol);
	struct ua_routine *r;

	if (!at) {
		ua_complain("%s: it exports no function %s", l->path, symbol);
		return UA_EXIT_USAGE + 1;
	}
	l->routine = ua_grow(l->routine, l->n + 1, sizeof(*r));
	r = &l->routine[l->n++];
	memset(r, 0, sizeof(*r));
	r->arch = arch;
	r->op = op;
	r->variant = symbol;
	r->entry = (void (*)(void))at;
	r->flags = UA_NOFIX | UA_FOREIGN;
	r->design = l->path;
	r->slack = flags->slack;
	r->max_length = flags->max_length;
	for (size_t i = 0; i < flags->flags.n; i++)
		r->flags |= (unsigned)ua_row_flags(flags->flags.word[i]);
	return 0;
}

static int add_given(struct loaded *l, const struct ua_given *g)
{
	struct ua_words ops = { NULL, 0 }, flags = { NULL, 0 };
	struct ua_row row = { NULL };
	int status = 0;

	ua_words_split(&ops, g->op, ",");
	ua_words_split(&flags, g->flags ? g->flags : "", ", \t");
	for (size_t i = 0; i < flags.n; i++)
		ua_row_flag(&row, flags.word[i]);
	for (size_t i = 0; i < g->symbols.n; i++)
		for (size_t k = 0; k < ops.n && !status; k++)
			for (int op = 0; op < UA_OP_NR && !status; op++)
				if (!strcmp(ua_op_info((enum ua_op)op)->name, ops.word[k]))
					status = add(l, "object", g->symbols.word[i], (enum ua_op)op, &row);
	ua_words_free(&ops);
	ua_words_free(&flags);
	return status;
}

static int add_libc(struct loaded *l)
{
	const struct ua_row none = { NULL };
	int status = 0;

	for (size_t i = 0; i < sizeof(strings) / sizeof(strings[0]) && !status; i++)
		status = add(l, "libc", strings[i].symbol, strings[i].op, &none);
	return status;
}

/* ---- names of places ---------------------------------------------------------------- */

/* The function, or else the library, for a program that knows its debugging
 * sections. */
static const char *name_place(uintptr_t pc, uintptr_t *start)
{
	Dl_info info;

	if (!dladdr((void *)pc, &info) || !info.dli_fname)
		return NULL;
	if (info.dli_sname) {
		*start = (uintptr_t)info.dli_saddr;
		return info.dli_sname;
	}
	*start = (uintptr_t)info.dli_fbase;
	return ua_basename(info.dli_fname);
}

/* ---- the commands --------------------------------------------------------------------- */

/* Where they lie tells the variants apart. */
static char *describe(const struct loaded *l)
{
	char *text = ua_text("chosen by the library for this CPU:"), *more;
	uintptr_t start = 0;

	for (size_t i = 0; i < l->n; i++) {
		Dl_info info;

		if (dladdr((void *)l->routine[i].entry, &info))
			start = (uintptr_t)info.dli_fbase;
		more = ua_text("%s%s %s at 0x%lx", text, i ? "," : "", l->routine[i].variant,
			       (unsigned long)((uintptr_t)l->routine[i].entry - start));
		free(text);
		text = more;
	}
	more = ua_text("%s\nglibc chooses others with GLIBC_TUNABLES in the environment, such as "
		       "glibc.cpu.hwcaps=-AVX512VL,-AVX2,-ERMS\n", text);
	free(text);
	return more;
}

static int check(const struct ua_kernel_options *o)
{
	if (!o->libc && !o->given.op)
		return ua_kernel_wrong(o, "object: which --op of %s?", o->given.symbols.word[0]);
	if (o->given.fixup && !strcmp(o->given.fixup, "extable"))
		return ua_kernel_wrong(o, "--fixup=extable: a shared library has no exception table");
	if (o->given.shim || o->headers || o->with.n || o->keep)
		return ua_kernel_wrong(o, "--shim, --headers, --with, --keep: not with a shared library");
	return 0;
}

int ua_shared_run(struct ua_kernel_options *o)
{
	static struct loaded l;
	struct ua_words command = { NULL, 0 };
	int status = check(o);

	l.path = o->libc ? o->libc_path : o->tree;
	if (!status)
		status = load(&l);
	if (!status)
		status = o->libc ? add_libc(&l) : add_given(&l, &o->given);
	if (status)
		return status - 1;
	l.replay = ua_images_command(o, NULL);
	for (size_t i = 0; i < l.n; i++)
		l.routine[i].replay = l.replay;
	ua_symbol_elsewhere = name_place;
	if (ua_registry_add(l.routine, l.n))
		return UA_EXIT_BROKEN;
	o->run.what = ua_text("shared library %s", l.path);
	o->run.about = o->libc ? describe(&l) : NULL;
	o->run.nargs = 0;
	if (!o->replay)
		return ua_command_run(&o->run);
	ua_words_add(&command, o->replay);
	o->run.args = command.word;
	o->run.nargs = 1;
	return ua_command_replay(&o->run);
}

/* Its own variants can only be told apart in a static program. */
int ua_libc_run(const struct ua_kernel_options *o, char **argv)
{
	struct ua_words w = { NULL, 0 };
	char *runner = ua_native_runner();

	ua_words_add(&w, "uctorture");
	ua_words_add(&w, o->replay ? "replay" : "run");
	for (size_t i = 1; argv[i]; i++)
		if (strncmp(argv[i], "--replay", 8))
			ua_words_add(&w, argv[i]);
		else if (argv[i][8] != '=')
			i++;
	if (o->replay)
		ua_words_add(&w, o->replay);
	if (runner)
		execv(runner, w.word);
	ua_complain("object --libc: no program uctorture beside this one");
	return UA_EXIT_USAGE;
}
