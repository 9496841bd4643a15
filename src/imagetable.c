/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The tables of an image: exceptions, symbols. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "loaded.h"
#include "machine.h"

/* ---- exceptions ------------------------------------------------------------ */

/* A signed or unsigned number of 2, 4 or 8 bytes. */
static intptr_t number(const char *p, unsigned size, bool is_signed)
{
	uint16_t half;
	uint32_t word;
	uint64_t both;

	switch (size) {
	case 2:
		memcpy(&half, p, sizeof(half));
		return is_signed ? (int16_t)half : half;
	case 4:
		memcpy(&word, p, sizeof(word));
		return is_signed ? (intptr_t)(int32_t)word : (intptr_t)word;
	default:
		memcpy(&both, p, sizeof(both));
		return (intptr_t)both;
	}
}

static uintptr_t pointer(const char *p, unsigned size, bool relative)
{
	return (uintptr_t)number(p, size, relative) + (relative ? (uintptr_t)p : 0);
}

/* Type and data are two halves of a word where a machine is big-endian, as on the
 * others that came after x86: the type to where it is on those. */
static uint32_t type_below(uint32_t word)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	return word >> 16 | word << 16;
#else
	return word;
#endif
}

/* The type of an entry, from the number or the handler that stands there: on
 * x86 the lowest byte of a word that has more in it. */
static int type_of(const struct ua_image_extable *t, const char *entry, uint32_t *data)
{
	uintptr_t key;

	if (t->type_at < 0)
		return UA_FIX_PLAIN;
	*data = type_below((uint32_t)number(entry + t->type_at, (unsigned)t->type_size, false));
	key = t->type_relative ?
	      pointer(entry + t->type_at, (unsigned)t->type_size, true) : *data & 0xff;
	for (unsigned i = 0; i < t->types; i++)
		if (t->type[i].key == key)
			return ua_arch_fixtype(t->type[i].name);
	return UA_FIX_UNKNOWN;
}

static size_t count(void)
{
	const struct ua_image_extable *t = ua_image() ? &ua_image()->extable : NULL;

	return t && t->size ? (size_t)(t->end - t->start) / t->size : 0;
}

static struct ua_exentry decode(size_t i)
{
	const struct ua_image_extable *t = &ua_image()->extable;
	const char *p = t->start + i * t->size;
	struct ua_exentry e = { .insn = pointer(p, t->word, t->relative) };

	e.fixup = pointer(p + t->word, t->word, t->relative);
	e.type = type_of(t, p, &e.data);
#ifdef UA_CODED_FIXUP	/* the machine's own code for it, which has the type as well */
	if (t->type_at == (int)t->word) {
		e.fixup = UA_CODED_FIXUP(e.insn, e.data);
		e.type = UA_FIX_CODED;
	}
#endif
	return e;
}

size_t ua_image_entries(struct ua_exentry *e)
{
	size_t n = count();

	for (size_t i = 0; e && i < n; i++)
		e[i] = decode(i);
	return n;
}

/* Code that a machine has, and this program can't handle. */
#ifndef UA_CODE_LACKS
#define UA_CODE_LACKS(symbol)	((void)(symbol), NULL)
#endif

const char *ua_image_lacks(const struct ua_routine *r, char *buf, size_t size)
{
	uintptr_t start, end;
	const char *why;

	if (!r->row || !ua_image_bounds(r, &start, &end))
		return NULL;
	why = UA_CODE_LACKS((uintptr_t)r->row->code);
	if (why)
		return why;
	for (size_t i = 0; i < count(); i++) {
		struct ua_exentry e = decode(i);

		if (e.type != UA_FIX_UNKNOWN || e.insn < start || e.insn >= end)
			continue;
		snprintf(buf, size, "this version knows no exception-table entries of type 0x%x",
			 (unsigned)e.data & 0xff);
		return buf;
	}
	return NULL;
}

/* ---- symbols ----------------------------------------------------------------- */

/* The file whose text holds pc; NULL: none. */
static const struct ua_image_file *file_of(uintptr_t pc)
{
	const struct ua_image *im = ua_image();

	for (unsigned i = 0; im && i < im->files; i++)
		if (pc >= (uintptr_t)im->file[i].start && pc < (uintptr_t)im->file[i].end)
			return &im->file[i];
	return NULL;
}

/* Names of places in code, but not of the linker script's, nor those by which
 * an assembler tells code from data ("$x"). */
static bool is_place(const struct ua_elf *e, const ElfW(Sym) *s)
{
	unsigned type = ELF64_ST_TYPE(s->st_info);
	const char *name = ua_elf_name(e, s);

	return (type == STT_FUNC || type == STT_NOTYPE) && s->st_shndx != SHN_UNDEF &&
	       s->st_shndx != SHN_ABS && name[0] && name[0] != '$' && strncmp(name, "ua_text_", 8) != 0;
}

bool ua_image_bounds(const struct ua_routine *r, uintptr_t *start, uintptr_t *end)
{
	const struct ua_image_file *f;
	const struct ua_elf *e = ua_image_elf();

	*start = ua_code_address((uintptr_t)r->row->code);
	f = file_of(*start);
	if (!f)
		return false;
	*end = (uintptr_t)f->end;
	for (size_t i = 0; i < e->symbols; i++) {
		const ElfW(Sym) *s = &e->symbol[i];

		if (!is_place(e, s))
			continue;
		if (s->st_value == *start && s->st_size && *start + s->st_size < *end)
			*end = *start + s->st_size;
		/* Where the tree's functions have no size: up to the next. */
		if (s->st_value > *start && s->st_value < *end &&
		    ELF64_ST_BIND(s->st_info) != STB_LOCAL)
			*end = s->st_value;
	}
	return true;
}

const char *ua_image_symbol(uintptr_t pc, uintptr_t *start)
{
	const struct ua_image_file *f = file_of(pc);
	const struct ua_elf *e = ua_image_elf();
	const ElfW(Sym) *best = NULL;

	for (size_t i = 0; f && i < e->symbols; i++) {
		const ElfW(Sym) *s = &e->symbol[i];

		if (!is_place(e, s) || s->st_value > pc || s->st_value < (uintptr_t)f->start)
			continue;
		/* The last one before it; a global one's name of two. */
		if (!best || s->st_value > best->st_value ||
		    (s->st_value == best->st_value && ELF64_ST_BIND(s->st_info) != STB_LOCAL))
			best = s;
	}
	if (best)
		*start = best->st_value;
	return best ? ua_elf_name(e, best) : NULL;
}
