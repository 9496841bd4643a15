/* SPDX-License-Identifier: GPL-2.0-or-later */
/* uctorture-kernel: what `uctorture kernel` starts. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/kernel.h"
#include "kernel/process.h"

/* The ABIs that were asked for, in front; how many, 0 after having said which
 * is none. */
static size_t choose(struct ua_abi *abi, size_t n, const struct ua_words *names)
{
	size_t chosen = 0;

	for (size_t i = 0; i < names->n; i++) {
		size_t k = 0;

		while (k < n && strcmp(abi[k].name, names->word[i]))
			k++;
		if (k < n)
			continue;
		fprintf(stderr, "uctorture: --arch: %s is none of", names->word[i]);
		for (k = 0; k < n; k++)
			fprintf(stderr, "%s %s", k ? "," : "", abi[k].name);
		fputc('\n', stderr);
		return 0;
	}
	for (size_t i = 0; i < n; i++)
		if (!names->n || ua_words_have(names, abi[i].name)) {
			struct ua_abi other = abi[chosen];

			abi[chosen++] = abi[i];
			abi[i] = other;
		}
	return chosen;
}

/* What is needed of a tarball: for all ABIs, so that it is unpacked once. */
static struct ua_words members(const struct ua_abi *abi, size_t n, bool c_files)
{
	struct ua_words w = { NULL, 0 };

	ua_words_split(&w, "Makefile include", " ");
	for (size_t i = 0; i < n; i++) {
		char *arch = ua_text("arch/%s/", abi[i].srcarch), *lib = ua_text("%slib", arch);
		char *include = ua_text("%sinclude", arch);

		ua_words_once(&w, include);
		ua_words_once(&w, lib);
		for (size_t k = 0; k < abi[i].rows; k++)
			for (size_t f = 0; f < abi[i].row[k].files.n; f++) {
				const char *file = abi[i].row[k].files.word[f];

				if (strncmp(file, lib, strlen(lib)) && strchr(file, '/'))
					ua_words_once(&w, file);
			}
		if (c_files)
			ua_kbuild_members(&w, abi[i].srcarch);
		free(arch);
		free(lib);
		free(include);
	}
	return w;
}

static bool nothing_but_skips(const struct ua_build *b, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (!b[i].skip)
			return false;
	return true;
}

static int make_images(const struct ua_kernel_options *o, struct ua_build *b, size_t n,
		       const struct ua_abi *abi, const struct ua_tree *tree,
		       const struct ua_cache *cache)
{
	struct ua_selection all = { { NULL, 0 }, NULL };
	int status = 0;

	for (size_t i = 0; i < n && !status; i++)
		status = ua_build_plan(&b[i], &abi[i], tree, cache->work, !o->image_only);
	for (size_t i = 0; i < n && !status; i++)
		status = ua_kbuild_plan(&b[i], cache, o->c_files);
	if (!status)
		status = ua_compile_all(b, n, o->run.config.jobs);
	for (size_t i = 0; i < n && !status; i++)
		if (!b[i].skip)
			/* A case names its routine itself. */
			status = ua_build_image(&b[i], o->replay ? &all : &o->selection);
	return status;
}

/* Usage: which images were wanted, and none is there? */
static int nothing(const struct ua_kernel_options *o, const struct ua_build *b, size_t n)
{
	size_t unbuilt = ua_images_unbuilt(o, b, n);

	for (size_t i = 0; i < n; i++)
		ua_complain("skip %s: %s", b[i].abi->name, b[i].skip);
	for (size_t i = 0; i < n; i++)
		for (size_t k = 0; k < b[i].objects; k++)
			if (b[i].object[k].error)
				ua_complain("%s: does not build: %s", b[i].abi->name, b[i].object[k].error);
	return unbuilt && !o->bisect ? UA_EXIT_FINDINGS : UA_EXIT_NOTHING;
}

static int use_images(const struct ua_kernel_options *o, struct ua_build *b, size_t n)
{
	int status;

	/* Files that do not build are results. */
	if (nothing_but_skips(b, n) && (o->image_only || o->replay || !ua_images_unbuilt(o, b, n)))
		return nothing(o, b, n);
	if (o->keep) {
		status = ua_images_keep(o, b, n);
		if (status || o->image_only)
			return status ? status - 1 : UA_EXIT_OK;
	}
	if (!o->replay)
		return ua_images_run(o, b, n);
	for (size_t i = 0; i < n; i++) {
		size_t length = strlen(b[i].abi->name);

		if (!b[i].skip && !strncmp(o->replay, b[i].abi->name, length) &&
		    o->replay[length] == '/')
			return ua_images_replay(o, &b[i]);
	}
	ua_complain("--replay=%s: not a case of these architectures", o->replay);
	return UA_EXIT_USAGE;
}

static int run(const struct ua_kernel_options *o)
{
	struct ua_cache cache = { .lock = -1 };
	struct ua_tree tree;
	struct ua_build *builds;
	struct ua_words needed;
	struct ua_abi *abi;
	size_t all, n;
	int status = ua_abis_read(&abi, &all);

	if (status)
		return status - 1;
	needed = members(abi, all, o->c_files != UA_C_NO);
	n = choose(abi, all, &o->archs);
	if (!n)
		return UA_EXIT_USAGE;
	status = ua_cache_open(&cache, o->cache);
	if (!status)
		status = ua_tree_open(&tree, o->tree, &cache, &needed);
	builds = ua_zalloc(n, sizeof(*builds));
	if (!status)
		status = make_images(o, builds, n, abi, &tree, &cache);
	status = status ? status - 1 : use_images(o, builds, n);
	ua_progress("%s", "");
	ua_cache_close(&cache);
	return status;
}

/* git bisect run: what is neither good nor bad is passed over, and what is
 * wrong with the command or the machine stops it all. */
static int for_bisect(int status)
{
	if (status == UA_EXIT_OK || status == UA_EXIT_FINDINGS || status > 128)
		return status;
	return status == UA_EXIT_NOTHING ? 125 : 255;
}

int main(int argc, char **argv)
{
	struct ua_kernel_options o;
	int status;

	/* What compilers and tar say is read, in English. */
	setenv("LC_ALL", "C", 1);
	status = ua_kernel_options(&o, argc, argv);
	if (status)
		return o.bisect ? for_bisect(status - 1) : status - 1;
	ua_signals_catch();
	status = run(&o);
	return o.bisect ? for_bisect(status) : status;
}
