/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The command kernel: its options, its run, its report. */
#ifndef UA_KERNEL_H
#define UA_KERNEL_H

#include "kernel/build.h"
#include "kernel/kbuild.h"
#include "kernel/line.h"
#include "kernel/single.h"
#include "options.h"
#include "report/report.h"

struct ua_kernel_options {
	struct ua_options run;	/* what every run has */
	bool object;		/* the command object: tree is its FILE */
	const char *tree;	/* NULL: a file alone */
	struct ua_words archs;	/* none: all */
	struct ua_selection selection;
	const char *cache, *keep, *replay;
	enum ua_c_files c_files;
	bool image_only, bisect;
	const char *headers, *objects, *baseline, *since, *libc_path;
	struct ua_given given;
	struct ua_words with;
	bool libc;
	struct ua_words again;	/* words that a replay's command begins with */
	const struct ua_reporter *reporter;	/* NULL: that of the format */
};

/* 0, or an exit status + 1. */
int ua_kernel_options(struct ua_kernel_options *o, int argc, char **argv);

extern const char ua_kernel_help[], ua_object_help[];

/* "...; see uctorture kernel --help"; an exit status + 1. */
int ua_kernel_wrong(const struct ua_kernel_options *o, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* combine.c: do the options go together, and what are they short of?  0, or an
 * exit status + 1. */
int ua_kernel_combine(struct ua_kernel_options *o);

/* Names of the images in the folder --keep; 0 or an exit status + 1. */
int ua_images_keep(const struct ua_kernel_options *o, const struct ua_build *b, size_t n);

/* compare.c: against --baseline or --since; an exit status. */
int ua_compare(const struct ua_kernel_options *o, const struct ua_cache *cache);

/* gittree.c: the commit's files, unpacked into the cache: a tree's folder,
 * allocated.  0, or an exit status + 1. */
int ua_git_tree(const struct ua_kernel_options *o, const struct ua_cache *cache, char **dir);

/* shared.c: the routines of a shared library, in this process; exit statuses. */
int ua_shared_run(struct ua_kernel_options *o);
int ua_libc_run(const struct ua_kernel_options *o, char **argv);

/* An exit status. */
int ua_images_run(const struct ua_kernel_options *o, struct ua_build *b, size_t n);
int ua_images_replay(const struct ua_kernel_options *o, struct ua_build *b);

/* report.c: what stands above the results, allocated. */
char *ua_images_describe(const struct ua_build *b, size_t n, const struct ua_words *subjects);

/* "uctorture kernel TREE --arch=A --replay=", for a shell; allocated.  b may be
 * NULL: it is this machine. */
char *ua_images_command(const struct ua_kernel_options *o, const struct ua_build *b);

/* Results of files that do not build; how many. */
size_t ua_images_unbuilt(const struct ua_kernel_options *o, const struct ua_build *b, size_t n);
size_t ua_images_report_unbuilt(const struct ua_kernel_options *o, const struct ua_build *b,
				size_t n, const struct ua_reporter *reporter, struct ua_run *run);

#endif
