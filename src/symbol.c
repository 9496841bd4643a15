/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Names for PCs, from this program's own symbol table.  A static runner has
 * no dladdr, and no library is worth its weight on a board: the table is read
 * straight from /proc/self/exe.
 */
#include "config.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "machine.h"
#include "symbol.h"

/* Data, for the address of a function may be that of a descriptor. */
const char ua_symbol_anchor = 1;

static const unsigned char *image;
static size_t image_size;

static bool load_image(void)
{
	static bool tried;
	struct stat st;
	int fd;
	void *p;

	if (tried)
		return image;
	tried = true;
	fd = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return false;
	if (fstat(fd, &st) == 0 && st.st_size > (off_t)sizeof(ElfW(Ehdr))) {
		p = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
		if (p != MAP_FAILED) {
			image = p;
			image_size = (size_t)st.st_size;
		}
	}
	close(fd);
	return image;
}

static bool inside(size_t at, size_t size)
{
	return at <= image_size && size <= image_size - at;
}

/* The symbol table and its strings; false when stripped. */
static bool find_table(const ElfW(Sym) **symbols, size_t *n, const char **strings, size_t *size)
{
	const ElfW(Ehdr) *e = (const void *)image;
	const ElfW(Shdr) *s;

	if (!inside(e->e_shoff, (size_t)e->e_shnum * sizeof(*s)))
		return false;
	s = (const void *)(image + e->e_shoff);
	for (size_t i = 0; i < e->e_shnum; i++) {
		if (s[i].sh_type != SHT_SYMTAB || s[i].sh_link >= e->e_shnum ||
		    !inside(s[i].sh_offset, s[i].sh_size) ||
		    !inside(s[s[i].sh_link].sh_offset, s[s[i].sh_link].sh_size))
			continue;
		*symbols = (const void *)(image + s[i].sh_offset);
		*n = s[i].sh_size / sizeof(ElfW(Sym));
		*strings = (const char *)image + s[s[i].sh_link].sh_offset;
		*size = s[s[i].sh_link].sh_size;
		return true;
	}
	return false;
}

static const ElfW(Sym) *by_name(const ElfW(Sym) *symbols, size_t n, const char *strings,
				size_t size, const char *name)
{
	for (size_t i = 0; i < n; i++)
		if (symbols[i].st_name < size && !strcmp(strings + symbols[i].st_name, name))
			return &symbols[i];
	return NULL;
}

bool ua_symbol_bounds(const struct ua_routine *r, uintptr_t *start, uintptr_t *end)
{
	const ElfW(Sym) *symbols, *self;
	const char *strings;
	size_t n, bytes;

	if (!r->entry || !load_image() || !find_table(&symbols, &n, &strings, &bytes))
		return false;
	self = by_name(symbols, n, strings, bytes, "ua_symbol_anchor");
	for (size_t i = 0; self && i < n; i++) {
		uintptr_t at = symbols[i].st_value + (uintptr_t)&ua_symbol_anchor - self->st_value;

		if (ELF64_ST_TYPE(symbols[i].st_info) != STT_FUNC || at != (uintptr_t)r->entry)
			continue;
		*start = ua_code_address(at);
		*end = *start + symbols[i].st_size;
		return true;
	}
	return false;
}

struct ua_exentry *ua_routine_entries(const struct ua_extable *table,
				      const struct ua_routine *r, unsigned *n)
{
	struct ua_exentry *first = NULL;
	uintptr_t start, end;

	*n = 0;
	if (!ua_symbol_bounds(r, &start, &end))
		return NULL;
	for (size_t i = 0; i < table->n; i++)
		if (table->entry[i].insn >= start && table->entry[i].insn < end) {
			if (!first)
				first = &table->entry[i];
			++*n;
		}
	return first;
}

const char *ua_symbol_name(uintptr_t pc, char *buf, size_t size)
{
	const ElfW(Sym) *symbols, *self, *best = NULL;
	const char *strings;
	uintptr_t bias;
	size_t n, bytes;

	snprintf(buf, size, "0x%lx", (unsigned long)pc);
	if (!load_image() || !find_table(&symbols, &n, &strings, &bytes))
		return buf;
	self = by_name(symbols, n, strings, bytes, "ua_symbol_anchor");
	if (!self)
		return buf;
	bias = (uintptr_t)&ua_symbol_anchor - self->st_value;	/* of a PIE */
	for (size_t i = 0; i < n; i++)
		if (ELF64_ST_TYPE(symbols[i].st_info) == STT_FUNC && symbols[i].st_name < bytes &&
		    symbols[i].st_size && pc - ua_code_address(symbols[i].st_value + bias) < symbols[i].st_size)
			best = &symbols[i];
	if (best)
		snprintf(buf, size, "%s+0x%lx", strings + best->st_name,
			 (unsigned long)(pc - ua_code_address(best->st_value + bias)));
	return buf;
}
