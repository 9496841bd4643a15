/* SPDX-License-Identifier: GPL-2.0-or-later */
/* An object file of any machine, by libelf. */
#ifndef UA_ELFOBJECT_H
#define UA_ELFOBJECT_H

#include <gelf.h>
#include <stdbool.h>
#include <stddef.h>

struct ua_elf_object {
	int fd;
	Elf *elf;
	GElf_Ehdr header;
	size_t names;		/* section with the names of sections */
	Elf_Data *symbols;	/* NULL: none */
	size_t count, strings;
};

/* false after having said that it is none. */
bool ua_elf_object_open(struct ua_elf_object *o, const char *path);
void ua_elf_object_close(struct ua_elf_object *o);

const char *ua_elf_section_name(const struct ua_elf_object *o, Elf_Scn *s, GElf_Shdr *h);
Elf_Scn *ua_elf_section(const struct ua_elf_object *o, const char *name, GElf_Shdr *h);
const char *ua_elf_symbol(const struct ua_elf_object *o, size_t i, GElf_Sym *s);

#endif
