/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <ctype.h>
#include <elfutils/libdw.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "kernel/elfobject.h"
#include "kernel/line.h"
#include "kernel/words.h"

struct row {
	Dwarf_Addr address;
	const char *file;	/* NULL: the end of a sequence */
	int line;
};

struct ua_lines {
	struct ua_elf_object elf;
	Dwarf *dwarf;
	char *top;
	struct row *row;
	size_t rows;
};

static int compare(const void *a, const void *b)
{
	const struct row *x = a, *y = b;

	if (x->address != y->address)
		return x->address < y->address ? -1 : 1;
	return !!x->file - !!y->file;	/* an end before the next one's start */
}

static void take_unit(struct ua_lines *l, Dwarf_Die *unit)
{
	Dwarf_Lines *lines;
	size_t n;

	if (dwarf_getsrclines(unit, &lines, &n))
		return;
	l->row = ua_grow(l->row, l->rows + n, sizeof(*l->row));
	for (size_t i = 0; i < n; i++) {
		Dwarf_Line *line = dwarf_onesrcline(lines, i);
		struct row *r = &l->row[l->rows++];
		bool end = false;

		memset(r, 0, sizeof(*r));
		dwarf_lineaddr(line, &r->address);
		dwarf_lineno(line, &r->line);
		dwarf_lineendsequence(line, &end);
		r->file = end ? NULL : dwarf_linesrc(line, NULL, NULL);
	}
}

struct ua_lines *ua_lines_open(const char *image, const char *top)
{
	struct ua_lines *l = ua_zalloc(1, sizeof(*l));
	Dwarf_Off at = 0, next;
	size_t header;

	l->top = ua_text("%s/", top);
	if (!ua_elf_object_open(&l->elf, image)) {
		free(l->top);
		free(l);
		return NULL;
	}
	l->dwarf = dwarf_begin_elf(l->elf.elf, DWARF_C_READ, NULL);
	while (l->dwarf && !dwarf_nextcu(l->dwarf, at, &next, &header, NULL, NULL, NULL)) {
		Dwarf_Die unit;

		if (dwarf_offdie(l->dwarf, at + header, &unit))
			take_unit(l, &unit);
		at = next;
	}
	if (l->rows)
		qsort(l->row, l->rows, sizeof(*l->row), compare);
	return l;
}

void ua_lines_close(struct ua_lines *l)
{
	if (!l)
		return;
	dwarf_end(l->dwarf);
	ua_elf_object_close(&l->elf);
	free(l->row);
	free(l->top);
	free(l);
}

static bool find_symbol(const struct ua_lines *l, const char *name, size_t n, Dwarf_Addr *address)
{
	for (size_t i = 1; i < l->elf.count; i++) {
		GElf_Sym s;
		GElf_Shdr h;
		const char *other = ua_elf_symbol(&l->elf, i, &s);
		Elf_Scn *scn;

		if (strncmp(other, name, n) || other[n] || s.st_shndx >= SHN_LORESERVE)
			continue;
		scn = elf_getscn(l->elf.elf, s.st_shndx);
		if (!scn || !gelf_getshdr(scn, &h) || !(h.sh_flags & SHF_EXECINSTR))
			continue;
		*address = s.st_value;
		return true;
	}
	return false;
}

static const struct row *find_row(const struct ua_lines *l, Dwarf_Addr address)
{
	size_t low = 0, high = l->rows;

	while (low < high) {	/* the last one that is not behind it */
		size_t middle = (low + high) / 2;

		if (l->row[middle].address <= address)
			low = middle + 1;
		else
			high = middle;
	}
	return low && l->row[low - 1].file ? &l->row[low - 1] : NULL;
}

static bool is_name(char c)
{
	return isalnum((unsigned char)c) || c == '_' || c == '.' || c == '$';
}

/* The "name+0xHEX" that starts at text: its row, and its length. */
static const struct row *row_at(const struct ua_lines *l, const char *text, size_t *length)
{
	Dwarf_Addr address;
	size_t n = 0;
	char *end;

	while (is_name(text[n]))
		n++;
	*length = n;
	if (n > 2 && !strncmp(text, "0x", 2) && isxdigit((unsigned char)text[2])) {
		address = strtoul(text, &end, 16);	/* before the first symbol */
		return end == text + n ? find_row(l, address) : NULL;
	}
	if (!n || strncmp(text + n, "+0x", 3) || !isxdigit((unsigned char)text[n + 3]))
		return NULL;
	if (!find_symbol(l, text, n, &address))
		return NULL;
	address += strtoul(text + n + 1, &end, 16);
	*length = (size_t)(end - text);
	return find_row(l, address);
}

static char *describe(const struct ua_lines *l, const struct row *r, const char *text, size_t n)
{
	const char *file = r->file;

	if (!strncmp(file, l->top, strlen(l->top)))
		file += strlen(l->top);
	return ua_text("%s:%d (%.*s)", file, r->line, (int)n, text);
}

void ua_lines_place(const struct ua_lines *l, char *buf, size_t size)
{
	size_t n;
	const struct row *r = l ? row_at(l, buf, &n) : NULL;
	char *place, *text;

	if (!r || (buf[n] && buf[n] != ' '))	/* behind a blank: which of the entries */
		return;
	place = describe(l, r, buf, n);
	text = ua_text("%s%s", place, buf + n);
	free(place);
	if (strlen(text) >= size) {	/* the file's name alone */
		free(text);
		text = ua_text("%s:%d (%.*s)%s", ua_basename(r->file), r->line, (int)n, buf, buf + n);
	}
	if (strlen(text) < size)
		strcpy(buf, text);
	free(text);
}

char *ua_lines_translate(const struct ua_lines *l, const char *line)
{
	char *all = ua_text("%s", ""), *more;

	while (*line) {
		size_t n = 0;
		const struct row *r = l ? row_at(l, line, &n) : NULL;
		char *place = r ? describe(l, r, line, n) : NULL;

		if (!n)
			n = 1;
		more = ua_text("%s%.*s", all, (int)(place ? strlen(place) : n), place ? place : line);
		free(all);
		free(place);
		all = more;
		line += n;
	}
	return all;
}
