/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Names for PCs, from this program's own symbol table.  A static runner has
 * no dladdr, and no library is worth its weight on a board: the table is read
 * straight from /proc/self/exe.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "elffile.h"
#include "loaded.h"
#include "machine.h"
#include "symbol.h"

/* Data, for the address of a function may be that of a descriptor. */
const char ua_symbol_anchor = 1;

/* This program's symbols, and how far from where it was linked it lies. */
static const struct ua_elf *own(uintptr_t *bias)
{
	static struct ua_elf self;
	static uintptr_t moved;
	static bool tried;

	if (!tried) {
		tried = true;
		if (ua_elf_open(&self, "/proc/self/exe"))
			return NULL;
		for (size_t i = 0; i < self.symbols; i++)
			if (!strcmp(ua_elf_name(&self, &self.symbol[i]), "ua_symbol_anchor"))
				moved = (uintptr_t)&ua_symbol_anchor - self.symbol[i].st_value;
	}
	*bias = moved;
	return self.symbols ? &self : NULL;
}

bool ua_symbol_bounds(const struct ua_routine *r, uintptr_t *start, uintptr_t *end)
{
	const struct ua_elf *e;
	uintptr_t bias;

	if (r->row)
		return ua_image_bounds(r, start, end);
	e = r->entry ? own(&bias) : NULL;
	for (size_t i = 0; e && i < e->symbols; i++) {
		uintptr_t at = e->symbol[i].st_value + bias;

		if (ELF64_ST_TYPE(e->symbol[i].st_info) != STT_FUNC || at != (uintptr_t)r->entry)
			continue;
		*start = ua_code_address(at);
		*end = *start + e->symbol[i].st_size;
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

void ua_symbol_each(void (*each)(void *, const char *, uintptr_t), void *context)
{
	uintptr_t bias;
	const struct ua_elf *e = own(&bias);

	for (size_t i = 0; e && i < e->symbols; i++)
		if (ELF64_ST_TYPE(e->symbol[i].st_info) == STT_FUNC && e->symbol[i].st_size)
			each(context, ua_elf_name(e, &e->symbol[i]), e->symbol[i].st_value + bias);
}

static const char *own_symbol(uintptr_t pc, uintptr_t *start)
{
	uintptr_t bias;
	const struct ua_elf *e = own(&bias);
	const char *name = NULL;

	for (size_t i = 0; e && i < e->symbols; i++) {
		const ElfW(Sym) *s = &e->symbol[i];

		if (ELF64_ST_TYPE(s->st_info) != STT_FUNC || !s->st_size ||
		    pc - ua_code_address(s->st_value + bias) >= s->st_size)
			continue;
		*start = ua_code_address(s->st_value + bias);
		name = ua_elf_name(e, s);
	}
	return name;
}

const char *(*ua_symbol_elsewhere)(uintptr_t pc, uintptr_t *start);

const char *ua_symbol_name(uintptr_t pc, char *buf, size_t size)
{
	uintptr_t start = 0;
	const char *name = ua_image_holds(pc) ? ua_image_symbol(pc, &start) : own_symbol(pc, &start);

	if (!name && ua_symbol_elsewhere)
		name = ua_symbol_elsewhere(pc, &start);
	if (name)
		snprintf(buf, size, "%s+0x%lx", name, (unsigned long)(pc - start));
	else
		snprintf(buf, size, "0x%lx", (unsigned long)pc);
	return buf;
}
