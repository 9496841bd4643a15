/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What the tree itself says: values of ua_fact_NAME symbols, and how its
 * macros lay down entries of struct alt_instr, from an object that uses one
 * with numbers that we know (arch/<a>/kernel/facts.S).
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "kernel/build.h"
#include "kernel/elfobject.h"
#include "kernel/relocation.h"
#include "options.h"

#define PREFIX	"ua_fact_"

const struct ua_fact *ua_fact(const struct ua_build *b, const char *name)
{
	for (size_t i = 0; i < b->facts; i++)
		if (!strcmp(b->fact[i].name, name))
			return &b->fact[i];
	return NULL;
}

static uint64_t number(const unsigned char *p, size_t size, bool big)
{
	uint64_t v = 0;

	for (size_t i = 0; i < size; i++)
		v |= (uint64_t)p[big ? size - 1 - i : i] << 8 * i;
	return v;
}

static void add_fact(struct ua_build *b, const char *name, uint64_t value)
{
	b->fact = ua_grow(b->fact, b->facts + 1, sizeof(*b->fact));
	b->fact[b->facts].name = ua_text("%s", name);
	b->fact[b->facts++].value = value;
}

static void take_facts(struct ua_build *b, const struct ua_elf_object *o)
{
	bool big = o->header.e_ident[EI_DATA] == ELFDATA2MSB;
	GElf_Shdr h;
	GElf_Sym s;
	Elf_Scn *scn = ua_elf_section(o, ".ua_facts", &h);
	Elf_Data *data = scn ? elf_getdata(scn, NULL) : NULL;

	for (size_t i = 1; data && i < o->count; i++) {
		const char *name = ua_elf_symbol(o, i, &s);

		if (strncmp(name, PREFIX, strlen(PREFIX)) || s.st_shndx != elf_ndxscn(scn) ||
		    s.st_value + 8 > data->d_size)
			continue;
		add_fact(b, name + strlen(PREFIX),
			 number((unsigned char *)data->d_buf + s.st_value, 8, big));
	}
}

/* ---- struct alt_instr -------------------------------------------------------- */

/* A number of the probe's own, which is a fact too; -1 when it has none. */
static uint64_t known(const struct ua_build *b, const char *name)
{
	const struct ua_fact *f = ua_fact(b, name);

	return f ? f->value : (uint64_t)-1;
}

/* One entry's bytes: two pointers, the feature, the old and new lengths. */
static const char *read_layout(struct ua_image_altinstr *a, const struct ua_build *b,
			       const unsigned char *p, size_t size)
{
	size_t at = 2 * a->pointer;

	a->size = (unsigned)size;
	a->feature_at = (unsigned)at;
	while (at < size && p[at] != known(b, "UA_ALT_OLD_LENGTH"))
		at++;
	if (at == a->feature_at || at + 1 >= size ||
	    p[at + 1] != known(b, "UA_ALT_NEW_LENGTH"))
		return "no lengths where they should be";
	a->length_at = (unsigned)at;
	a->new_length_at = (unsigned)at + 1;
	a->feature_size = (unsigned)at - a->feature_at;
	if ((number(p + a->feature_at, a->feature_size, false) & 0x7fff) != known(b, "UA_ALT_FEATURE"))
		return "not the feature that was asked for";
	/* From 4.1 to 6.2, those with places relative, the padding's length. */
	a->pad_at = a->relative && at + 2 < size ? (int)at + 2 : -1;
	return NULL;
}

static const char *read_alternatives(struct ua_build *b, const struct ua_elf_object *o)
{
	struct ua_image_altinstr *a = &b->alternatives;
	struct ua_relocation *r;
	GElf_Shdr h;
	Elf_Scn *scn = ua_elf_section(o, ".altinstructions", &h);
	Elf_Data *data = scn ? elf_getdata(scn, NULL) : NULL;
	size_t n, each;
	const char *wrong = NULL;

	if (!data || !data->d_size)
		return NULL;
	n = ua_relocations(o, scn, &r);
	/* One entry, or a second with the feature inverted. */
	each = n ? data->d_size / (n / 2) : 0;
	if ((n != 2 && n != 4) || !r[0].size || r[1].at != r[0].size)
		wrong = "not two places in an entry";
	if (!wrong) {
		a->pointer = r[0].size;
		a->relative = r[0].relative;
		wrong = read_layout(a, b, data->d_buf, each);
	}
	if (!wrong && n == 4)
		a->invert = number((unsigned char *)data->d_buf + each + a->feature_at,
				   a->feature_size, false) & ~(unsigned long)known(b, "UA_ALT_FEATURE");
	free(r);
	return wrong;
}

/* ---- all ------------------------------------------------------------------------ */

static int read_probe(struct ua_build *b, const struct ua_object *p)
{
	struct ua_elf_object o;
	const char *wrong;

	if (!ua_elf_object_open(&o, p->object))
		return UA_EXIT_BROKEN + 1;
	take_facts(b, &o);
	wrong = read_alternatives(b, &o);
	ua_elf_object_close(&o);
	if (!wrong)
		return 0;
	ua_complain("%s: struct alt_instr of this tree is laid out in a way that is not known: %s",
		    p->source, wrong);
	return UA_EXIT_BROKEN + 1;
}

int ua_facts_read(struct ua_build *b)
{
	int status = 0;

	for (size_t i = 0; i < b->probes && !status; i++)
		if (b->probe[i].object) {
			status = read_probe(b, &b->probe[i]);
			if (!status)
				status = ua_extable_read(b, &b->probe[i]);
		}
	for (size_t i = 0; i < b->objects && !status; i++)
		if (b->object[i].object)
			status = ua_extable_read(b, &b->object[i]);
	return status;
}
