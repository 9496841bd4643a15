/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * C files of a tree need what its own build makes first: a configuration, and
 * headers.  Its make does that in a folder of the cache, with a minimal
 * configuration (arch/<a>/kernel/kconfig.<abi>); the flags that it compiled
 * one file with then serve for the others and for our shims.  The tree is
 * never written to.
 */
#ifndef UA_KBUILD_H
#define UA_KBUILD_H

#include "kernel/build.h"
#include "kernel/process.h"

enum ua_c_files { UA_C_AUTO, UA_C_NO, UA_C_YES };

enum ua_kbuild_step { UA_KBUILD_CONFIGURE, UA_KBUILD_PREPARE, UA_KBUILD_DONE };

struct ua_kbuild {
	char *dir;			/* the output folder */
	char *compiler;			/* CROSS_COMPILE=... */
	struct ua_words flags;		/* of a C file, its source and output left out */
	enum ua_kbuild_step step;
	size_t first;			/* of its objects in the build's; they are last */
	bool kept;			/* the tree can't change: prepare once */
	char *failure;			/* it can't prepare this tree */
	int lock;			/* of dir, until all is compiled */
};

/* What else is needed of a tarball. */
void ua_kbuild_members(struct ua_words *w, const char *srcarch);

/* kbuild.c: adds the C files to the plan, or a note says why not (b->note).
 * 0, or an exit status + 1. */
int ua_kbuild_plan(struct ua_build *b, const struct ua_cache *cache, enum ua_c_files mode);

/* kbuildrun.c: the next command that prepares; false: there is none (more). */
bool ua_kbuild_next(struct ua_kbuild *k, const struct ua_build *b, struct ua_words *argv);
/* What became of it; true: there is another. */
bool ua_kbuild_done(struct ua_build *b, struct ua_job *job);

/* Compiles the C files of all that could be prepared, and takes leave of the
 * others'.  0, or an exit status + 1. */
int ua_kbuild_compile(struct ua_build *b, size_t n, unsigned jobs);

/* kbuildflags.c: the flags of the file that the tree's make compiled; false:
 * they can't be found. */
bool ua_kbuild_flags(struct ua_kbuild *k, const char *srcarch);

/* Words that compile a C file in the output folder, up to what to do. */
void ua_kbuild_words(const struct ua_kbuild *k, struct ua_words *w);

/* -DUA_HAS_NAME for each UA_HAS_NAME in a shim, when the preprocessor's output
 * has that NAME. */
void ua_kbuild_has(struct ua_words *w, const char *shim, const char *output);

#endif
