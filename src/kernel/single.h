/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What is no tree: a source file on its own, an object, a folder of another
 * build's objects.  All become images as a tree's files do.
 */
#ifndef UA_SINGLE_H
#define UA_SINGLE_H

#include "kernel/build.h"

/* What the user says of symbols, which no row need know. */
struct ua_given {
	struct ua_words symbols;
	const char *op, *fixup, *flags, *shim;	/* NULL: not said */
};

/* given.c: makes the ABI's rows those of one file: of the symbols that are
 * given, or else all that it knows by name.  0, or an exit status + 1. */
int ua_given_rows(struct ua_abi *abi, const struct ua_given *g, const char *path);
/* Are the symbols that were asked for there? */
int ua_given_check(const struct ua_build *b);
/* Is what the objects hold understood without headers? */
int ua_given_facts(struct ua_build *b);
/* "--op=X: none of ..." and the like; 0 or an exit status + 1. */
int ua_given_sane(const struct ua_given *g);

/* headers.c: a folder of stand-in headers, laid out as a tree's.  Allocated,
 * in *dir; 0, or an exit status + 1. */
int ua_headers_make(const struct ua_cache *cache, const struct ua_abi *abi, size_t n, char **dir);
/* Adds to the ABI's configuration what the text of a file says of its age. */
void ua_ages_add(struct ua_abi *abi, const char *text);

/* elfkind.c: is it an object of the ABI?  Says why not.  0 or an exit status + 1. */
int ua_elf_kind(const char *path, const struct ua_abi *abi, size_t n, const struct ua_abi **kind);
/* The same, without a word. */
bool ua_elf_fits(const char *path, const struct ua_abi *abi);
/* Has it a section of that name, with something in it? */
bool ua_elf_has_section(const char *path, const char *name);
/* A shared library, or a program that is loaded like one? */
bool ua_elf_is_shared(const char *path);

/* archive.c: the object that is meant by FILE.o, FILE.a(MEMBER) or FILE.a (the
 * members that define the symbols): paths of objects, taken out into dir. */
int ua_objects_of(const char *spec, const struct ua_words *symbols, const char *dir,
		  struct ua_words *paths);

/* objects.c: the build folder's objects in place of those to be compiled. */
void ua_objects_take(struct ua_build *b);
/* The tree that a build folder was made from, allocated; NULL. */
char *ua_objects_tree(const char *objects);

#endif
