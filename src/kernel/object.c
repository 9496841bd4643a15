/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Which symbols an object defines and wants. */
#include "config.h"

#include <fcntl.h>
#include <gelf.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "kernel/build.h"
#include "kernel/elfobject.h"
#include "kernel/relocation.h"
#include "options.h"

bool ua_elf_object_open(struct ua_elf_object *o, const char *path)
{
	Elf_Scn *s = NULL;

	memset(o, 0, sizeof(*o));
	elf_version(EV_CURRENT);
	o->fd = open(path, O_RDONLY | O_CLOEXEC);
	o->elf = o->fd < 0 ? NULL : elf_begin(o->fd, ELF_C_READ, NULL);
	if (!o->elf || !gelf_getehdr(o->elf, &o->header) || elf_getshdrstrndx(o->elf, &o->names)) {
		ua_complain("%s: no object file", path);
		ua_elf_object_close(o);
		return false;
	}
	while ((s = elf_nextscn(o->elf, s))) {
		GElf_Shdr h;

		if (!gelf_getshdr(s, &h) || h.sh_type != SHT_SYMTAB)
			continue;
		o->symbols = elf_getdata(s, NULL);
		o->strings = h.sh_link;
		o->count = h.sh_entsize ? h.sh_size / h.sh_entsize : 0;
	}
	return true;
}

void ua_elf_object_close(struct ua_elf_object *o)
{
	elf_end(o->elf);
	if (o->fd >= 0)
		close(o->fd);
}

const char *ua_elf_section_name(const struct ua_elf_object *o, Elf_Scn *s, GElf_Shdr *h)
{
	const char *name = gelf_getshdr(s, h) ? elf_strptr(o->elf, o->names, h->sh_name) : NULL;

	return name ? name : "";
}

Elf_Scn *ua_elf_section(const struct ua_elf_object *o, const char *name, GElf_Shdr *h)
{
	Elf_Scn *s = NULL;

	while ((s = elf_nextscn(o->elf, s)))
		if (!strcmp(ua_elf_section_name(o, s, h), name))
			return s;
	return NULL;
}

const char *ua_elf_symbol(const struct ua_elf_object *o, size_t i, GElf_Sym *s)
{
	const char *name = NULL;

	if (o->symbols && gelf_getsym(o->symbols, (int)i, s))
		name = elf_strptr(o->elf, o->strings, s->st_name);
	return name ? name : "";
}

/* Is it code: a function, or what the first ABI of powerpc64 has for one? */
static bool is_code(const struct ua_elf_object *o, const GElf_Sym *s)
{
	Elf_Scn *scn = s->st_shndx < SHN_LORESERVE ? elf_getscn(o->elf, s->st_shndx) : NULL;
	unsigned type = GELF_ST_TYPE(s->st_info);
	GElf_Shdr h;

	if (!scn || (type != STT_FUNC && type != STT_NOTYPE))
		return false;
	return !strcmp(ua_elf_section_name(o, scn, &h), ".opd") || (h.sh_flags & SHF_EXECINSTR);
}

static void take_symbol(struct ua_object *to, const struct ua_elf_object *o, const char *name,
			const GElf_Sym *s)
{
	if (s->st_shndx == SHN_UNDEF) {
		/* A weak one is content with being nowhere; SPARC's say which
		 * registers are used, the number being the value. */
		if (GELF_ST_BIND(s->st_info) != STB_WEAK &&
		    (GELF_ST_TYPE(s->st_info) != STT_SPARC_REGISTER || !s->st_value))
			ua_words_add(&to->undefined, name);
		return;
	}
	ua_words_add(&to->defined, name);
	if (!is_code(o, s) || name[0] == '.')
		return;
	to->place = ua_grow(to->place, to->functions.n + 1, sizeof(*to->place));
	to->place[to->functions.n] = (uint64_t)s->st_shndx << 48 | s->st_value;
	ua_words_add(&to->functions, name);
}

bool ua_object_read(struct ua_object *to)
{
	struct ua_elf_object o;

	if (!ua_elf_object_open(&o, to->object))
		return false;
	for (size_t i = 1; i < o.count; i++) {
		GElf_Sym s;
		const char *name = ua_elf_symbol(&o, i, &s);

		if (name[0] && GELF_ST_BIND(s.st_info) != STB_LOCAL)
			take_symbol(to, &o, name, &s);
	}
	ua_moving_read(to, &o);
	ua_elf_object_close(&o);
	return true;
}

int ua_objects_read(struct ua_build *b)
{
	for (size_t i = 0; i < b->objects; i++)
		if (b->object[i].object && !ua_object_read(&b->object[i]))
			return UA_EXIT_BROKEN + 1;
	return 0;
}
