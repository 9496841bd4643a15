/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A kernel image (src/image.h) in the runner: its memory, its routines, and
 * its code patched for a feature set.  One image a process.
 */
#ifndef UA_LOADED_H
#define UA_LOADED_H

#include <ucontext.h>

#include "elffile.h"
#include "extable.h"
#include "image.h"
#include "ua.h"

/* Maps the image and takes its routines into the registry, which is empty
 * before; 0, or an exit status + 1 after having said what is wrong. */
int ua_image_load(const char *path);

const struct ua_image *ua_image(void);	/* NULL: none is loaded */
const struct ua_elf *ua_image_elf(void);

/* Is this address in the image's code? */
bool ua_image_holds(uintptr_t pc);

/* Is [at, at + size) of the image, code or data? */
bool ua_image_spans(uintptr_t at, size_t size);

/* Patches the image's code for a routine's feature set; nothing for a routine
 * that is not of the image.  0 or -errno. */
int ua_image_apply(const struct ua_routine *r);

/* The image's exception table, decoded; n of them (0 without an image).
 * e may be NULL, to ask for the number. */
size_t ua_image_entries(struct ua_exentry *e);

/* [start, end) of a routine of the image. */
bool ua_image_bounds(const struct ua_routine *r, uintptr_t *start, uintptr_t *end);

/* Why this program can't tell what a routine of the image does; NULL: it can. */
const char *ua_image_lacks(const struct ua_routine *r, char *buf, size_t size);

/* The symbol before pc in the image's code, with its address. */
const char *ua_image_symbol(uintptr_t pc, uintptr_t *start);

/* ---- arch/<a>/image.c ------------------------------------------------------ */

/* The code word of a type of table entry, for ua_arch_image_fix; -1: what
 * this program does not know. */
int ua_arch_fixtype(const char *name);

/* Does what the kernel does for an entry beside the jump to its fixup. */
void ua_arch_image_fix(ucontext_t *uc, const struct ua_exentry *e);

/* Patches the code, which is as linked and writable, as the kernel does at
 * boot on a CPU with these features. */
int ua_arch_image_patch(const struct ua_image *im, const struct ua_image_set *set);

/* A signal for an instruction that only a kernel may run: does what it does
 * there, counts it, and steps over it.  false: it is no such instruction. */
bool ua_arch_image_emulate(ucontext_t *uc, int signo);

#endif
