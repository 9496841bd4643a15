/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The command kernel: its options, its run, its report. */
#ifndef UA_KERNEL_H
#define UA_KERNEL_H

#include "kernel/build.h"
#include "kernel/kbuild.h"
#include "kernel/line.h"
#include "options.h"
#include "report/report.h"

struct ua_kernel_options {
	struct ua_options run;	/* what every run has */
	const char *tree;
	struct ua_words archs;	/* none: all */
	struct ua_selection selection;
	const char *cache, *keep, *replay;
	enum ua_c_files c_files;
	bool image_only, bisect;
};

/* 0, or an exit status + 1. */
int ua_kernel_options(struct ua_kernel_options *o, int argc, char **argv);

extern const char ua_kernel_help[];

/* Names of the images in the folder --keep; 0 or an exit status + 1. */
int ua_images_keep(const struct ua_kernel_options *o, const struct ua_build *b, size_t n);

/* An exit status. */
int ua_images_run(const struct ua_kernel_options *o, struct ua_build *b, size_t n);
int ua_images_replay(const struct ua_kernel_options *o, struct ua_build *b);

/* report.c: what stands above the results, allocated. */
char *ua_images_describe(const struct ua_build *b, size_t n, const struct ua_words *subjects);

/* "uctorture kernel TREE --arch=A --replay=", for a shell; allocated. */
char *ua_images_command(const struct ua_kernel_options *o, const struct ua_build *b);

/* Results of files that do not build; how many. */
size_t ua_images_unbuilt(const struct ua_kernel_options *o, const struct ua_build *b, size_t n);
size_t ua_images_report_unbuilt(const struct ua_kernel_options *o, const struct ua_build *b,
				size_t n, const struct ua_reporter *reporter, struct ua_run *run);

#endif
