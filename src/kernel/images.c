/* SPDX-License-Identifier: GPL-2.0-or-later */
/* From a tree to the images of all its ABIs. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/images.h"
#include "kernel/process.h"
#include "kernel/single.h"

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

struct ua_words ua_images_members(const struct ua_abi *abi, size_t n, bool c_files)
{
	struct ua_words w = { NULL, 0 };

	ua_words_split(&w, "Makefile include", " ");
	for (size_t i = 0; i < n; i++) {
		char *arch = ua_text("arch/%s/", abi[i].srcarch), *lib = ua_text("%slib", arch);
		char *include = ua_text("%sinclude", arch);

		ua_words_once(&w, include);
		ua_words_once(&w, lib);
		if (abi[i].names.n)
			ua_words_once(&w, abi[i].names.word[0]);
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

static int make_all(const struct ua_kernel_options *o, struct ua_images *im,
		    const struct ua_abi *abi, const struct ua_cache *cache, const char *work)
{
	struct ua_selection all = { { NULL, 0 }, NULL };
	enum ua_c_files c_files = im->tree.objects || im->tree.file ? UA_C_NO : o->c_files;
	struct ua_build *b = im->build;
	int status = 0;

	for (size_t i = 0; i < im->n && !status; i++)
		status = ua_build_plan(&b[i], &abi[i], &im->tree, work, !o->image_only);
	for (size_t i = 0; i < im->n && !status; i++)
		status = ua_kbuild_plan(&b[i], cache, c_files);
	for (size_t i = 0; i < im->n && !status; i++)
		if (!b[i].skip && !b[i].objects)
			b[i].skip = ua_text("the tree has its routines in C files alone, which are left out");
	if (!status)
		status = ua_compile_all(b, im->n, o->run.config.jobs);
	for (size_t i = 0; i < im->n && !status; i++)
		if (!b[i].skip)
			/* A case names its routine itself. */
			status = ua_build_image(&b[i], o->replay ? &all : &o->selection);
	return status;
}

int ua_images_make(const struct ua_kernel_options *o, const struct ua_cache *cache,
		   const char *given, const char *part, struct ua_images *im)
{
	char *work = ua_text("%s/%s", cache->work, part);
	struct ua_words needed;
	struct ua_abi *abi;
	int status;

	memset(im, 0, sizeof(*im));
	status = ua_abis_read(&abi, &im->n);
	if (status)
		return status;
	needed = ua_images_members(abi, im->n, o->c_files != UA_C_NO);
	im->n = choose(abi, im->n, &o->archs);
	if (!im->n)
		return UA_EXIT_USAGE + 1;
	if (given)
		status = ua_tree_open(&im->tree, given, cache, &needed);
	else
		status = ua_single_open(o, cache, abi, &im->n, &needed, &im->tree);
	if (!status && o->objects)
		im->tree.objects = o->objects;
	im->build = ua_zalloc(im->n, sizeof(*im->build));
	if (!status)
		status = make_all(o, im, abi, cache, work);
	ua_words_free(&needed);
	free(work);
	return status;
}

bool ua_images_all_skipped(const struct ua_build *b, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (!b[i].skip)
			return false;
	return true;
}

int ua_images_nothing(const struct ua_kernel_options *o, const struct ua_build *b, size_t n)
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
