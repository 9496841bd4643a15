/* SPDX-License-Identifier: GPL-2.0-or-later */
/* All images of one tree, or of what stands for one. */
#ifndef UA_IMAGES_H
#define UA_IMAGES_H

#include "kernel/kernel.h"

struct ua_images {
	struct ua_tree tree;
	struct ua_build *build;
	size_t n;
};

/* given: the tree's folder or tarball; part: of the run's folder, where they
 * are made.  0, or an exit status + 1. */
int ua_images_make(const struct ua_kernel_options *o, const struct ua_cache *cache,
		   const char *given, const char *part, struct ua_images *im);

/* What is needed of a tarball: for all ABIs, so that it is unpacked once. */
struct ua_words ua_images_members(const struct ua_abi *abi, size_t n, bool c_files);

/* For the ABIs that were chosen: what is no tree becomes one. */
int ua_single_open(const struct ua_kernel_options *o, const struct ua_cache *cache,
		   struct ua_abi *abi, size_t *n, const struct ua_words *members,
		   struct ua_tree *tree);

/* An exit status: nothing but skips, which are told. */
int ua_images_nothing(const struct ua_kernel_options *o, const struct ua_build *b, size_t n);
bool ua_images_all_skipped(const struct ua_build *b, size_t n);

#endif
