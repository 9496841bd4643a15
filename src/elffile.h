/* SPDX-License-Identifier: GPL-2.0-or-later */
/* An ELF file of this program's own kind, mapped for reading: itself, or a
 * kernel image.  A static runner has no dladdr, and no library is worth its
 * weight on a board. */
#ifndef UA_ELFFILE_H
#define UA_ELFFILE_H

#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ua_elf {
	const unsigned char *image;	/* the whole file; NULL: none */
	size_t size;
	const ElfW(Sym) *symbol;	/* NULL when stripped */
	size_t symbols;
	const char *string;
	size_t strings;
};

/* Maps the file.  0; -errno; -ENOEXEC when it is no ELF file of this
 * program's class, byte order and machine. */
int ua_elf_open(struct ua_elf *e, const char *path);

/* [at, at + size) lies in the file. */
bool ua_elf_inside(const struct ua_elf *e, size_t at, size_t size);

/* A symbol's name; "" for none. */
const char *ua_elf_name(const struct ua_elf *e, const ElfW(Sym) *s);

#endif
