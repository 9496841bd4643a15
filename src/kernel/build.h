/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The image of one ABI in the making.  In the order of the files: stubs.c and
 * compile.c make objects, object.c and facts.c read them, rows.c chooses what
 * is tested, generate.c, script.c and link.c make the image.
 */
#ifndef UA_BUILD_H
#define UA_BUILD_H

#include <stdint.h>

#include "image.h"
#include "kernel/abi.h"
#include "kernel/tree.h"
#include "target.h"

/* A file to be compiled, and what came of it. */
struct ua_object {
	char *path;		/* in the tree, or of our own */
	char *source;		/* absolute; NULL: the object was there */
	char *object;		/* the .o; NULL: it does not build */
	char *error;		/* the compiler's first line; NULL: it builds */
	bool ours;		/* a probe: not part of the image */
	bool by_kbuild;		/* C: kbuild.h */
	/* object.c: names of symbols */
	struct ua_words functions;	/* defined, global, code */
	struct ua_words defined, undefined;
	uint64_t *place;	/* of functions, to know aliases */
	uint64_t *moving;	/* words in .altinstr_replacement (image.h) */
	size_t moves;
};

struct ua_fact {
	char *name;
	uint64_t value;
};

/* A row of the tree at hand: an operation of a symbol. */
struct ua_chosen {
	const struct ua_row *row;
	const char *op;
	char *name;
	size_t file;		/* place in build's objects */
	bool shim;		/* the first that needs the row's shim */
};

struct ua_build {
	const struct ua_abi *abi;
	const struct ua_tree *tree;
	struct ua_target target;	/* its runner */
	char *compiler, *linker;
	char *dir, *image;
	struct ua_words stubs;	/* headers that were made on demand */
	struct ua_object *object;	/* the tree's files, in the order of rows */
	size_t objects;
	struct ua_object *probe;	/* our own */
	size_t probes;
	struct ua_fact *fact;
	size_t facts;
	struct ua_image_extable extable;	/* without its places and types */
	struct ua_image_altinstr alternatives;	/* likewise */
	struct ua_chosen *row;
	size_t rows;
	struct ua_words untested;	/* global functions that no row names */
	struct ua_words missing;	/* symbols that trap */
	struct ua_kbuild *kbuild;	/* for its C files; NULL: none is built */
	struct ua_words notes;	/* what was left out, and why */
	char *skip;		/* why there is no image; NULL: there is one */
};

struct ua_selection {
	struct ua_words routines;	/* globs; none: all */
	const char *file;		/* NULL: all */
};

/* stubs.c: the folder of stand-in headers.  0, or an exit status + 1. */
int ua_stubs_make(struct ua_build *b);
/* Makes a header that the compiler did not find; false when it won't help. */
bool ua_stubs_add(struct ua_build *b, const char *header);

/* compile.c: all that the builds hold, at once.  Files that do not build are
 * no error.  0, or an exit status + 1. */
int ua_compile_all(struct ua_build *b, size_t n, unsigned jobs);
/* The words up to the source of a file that is not the tree's. */
void ua_compile_words(const struct ua_build *b, struct ua_words *w);
/* The first line of a compiler's error, with paths as in the tree; allocated. */
char *ua_compile_error(const struct ua_build *b, const char *out);
/* The first line of what a compiler or linker said that tells of an error. */
char *ua_first_error(const char *out);

/* object.c: symbols of all objects; facts.c: facts and layouts. */
int ua_objects_read(struct ua_build *b);
bool ua_object_read(struct ua_object *o);	/* false: said what is wrong */
int ua_facts_read(struct ua_build *b);
const struct ua_fact *ua_fact(const struct ua_build *b, const char *name);

/* rows.c: which rows the tree has and the selection wants; how many. */
size_t ua_rows_choose(struct ua_build *b, const struct ua_selection *s);

/* generate.c, script.c, link.c: 0, or an exit status + 1. */
int ua_generate(const struct ua_build *b, const char *path);
int ua_script(const struct ua_build *b, const char *path);
int ua_link(struct ua_build *b);

/* builds.c: finds what the ABI needs (a runner only if it is to run) and plans
 * its files; ->skip says what is missing.  0, or an exit status + 1. */
int ua_build_plan(struct ua_build *b, const struct ua_abi *abi, const struct ua_tree *tree,
		  const char *work, bool to_run);
/* This machine's uctorture, allocated; NULL: it is nowhere. */
char *ua_native_runner(void);
/* From objects to the image. */
int ua_build_image(struct ua_build *b, const struct ua_selection *s);

#endif
