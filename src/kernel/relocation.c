/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The layout of an exception table follows from its relocations: how wide the
 * places are, whether they count from themselves, and what lies between.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "kernel/relocation.h"
#include "options.h"

static void classify(unsigned machine, unsigned type, struct ua_relocation *r)
{
	static const struct { unsigned machine, type, size; bool relative; } kinds[] = {
		{ EM_X86_64, R_X86_64_PC32, 4, true }, { EM_X86_64, R_X86_64_PLT32, 4, true },
		{ EM_X86_64, R_X86_64_PC64, 8, true },
		{ EM_X86_64, R_X86_64_64, 8, false }, { EM_X86_64, R_X86_64_32, 4, false },
		{ EM_X86_64, R_X86_64_32S, 4, false },
		{ EM_386, R_386_PC32, 4, true }, { EM_386, R_386_32, 4, false },
		{ EM_PPC64, R_PPC64_REL32, 4, true }, { EM_PPC64, R_PPC64_REL64, 8, true },
		{ EM_PPC64, R_PPC64_ADDR64, 8, false }, { EM_PPC64, R_PPC64_ADDR32, 4, false },
		{ EM_PPC, R_PPC_REL32, 4, true }, { EM_PPC, R_PPC_ADDR32, 4, false },
		{ EM_AARCH64, R_AARCH64_PREL32, 4, true }, { EM_AARCH64, R_AARCH64_PREL64, 8, true },
		{ EM_AARCH64, R_AARCH64_ABS64, 8, false }, { EM_AARCH64, R_AARCH64_ABS32, 4, false },
		{ EM_RISCV, R_RISCV_32_PCREL, 4, true }, { EM_RISCV, R_RISCV_64, 8, false },
		{ EM_RISCV, R_RISCV_ADD32, 4, true },	/* with its R_RISCV_SUB32 */
		{ EM_ARM, R_ARM_REL32, 4, true }, { EM_ARM, R_ARM_ABS32, 4, false },
		{ EM_S390, R_390_PC32, 4, true }, { EM_S390, R_390_PC64, 8, true },
		{ EM_S390, R_390_64, 8, false },
		{ EM_MIPS, R_MIPS_32, 4, false }, { EM_MIPS, R_MIPS_64, 8, false },
		{ EM_ALPHA, R_ALPHA_SREL32, 4, true },
		{ EM_68K, R_68K_32, 4, false }, { EM_SH, R_SH_DIR32, 4, false },
		{ EM_SPARCV9, R_SPARC_32, 4, false }, { EM_SPARCV9, R_SPARC_UA32, 4, false },
		/* Their unaligned forms, which the assembler takes in some sections. */
		{ EM_PPC64, R_PPC64_UADDR64, 8, false }, { EM_PPC, R_PPC_UADDR32, 4, false },
	};

	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
		if (kinds[i].machine == machine && kinds[i].type == type) {
			r->size = kinds[i].size;
			r->relative = kinds[i].relative;
		}
}

static int compare(const void *a, const void *b)
{
	const struct ua_relocation *x = a, *y = b;

	return x->at < y->at ? -1 : x->at > y->at;
}

static bool names_handler(const struct ua_elf_object *o, size_t symbol)
{
	GElf_Sym s;
	const char *name = ua_elf_symbol(o, symbol, &s);

	return s.st_shndx == SHN_UNDEF && !strncmp(name, "ex_handler", 10);
}

/* RISC-V writes a difference as two relocations of one place; this is the one
 * that is left out. */
static bool is_second(unsigned machine, unsigned type)
{
	return machine == EM_RISCV && type == R_RISCV_SUB32;
}

static size_t take(const struct ua_elf_object *o, Elf_Scn *scn, const GElf_Shdr *h,
		   struct ua_relocation **list)
{
	Elf_Data *data = elf_getdata(scn, NULL);
	size_t n = data && h->sh_entsize ? h->sh_size / h->sh_entsize : 0;
	struct ua_relocation *r = ua_zalloc(n, sizeof(*r));
	size_t taken = 0;

	for (size_t i = 0; i < n; i++) {
		struct ua_relocation *to = &r[taken];
		uint64_t info;
		GElf_Rela rela;
		GElf_Rel rel;

		if (h->sh_type == SHT_RELA && gelf_getrela(data, (int)i, &rela)) {
			to->at = rela.r_offset;
			info = rela.r_info;
		} else if (h->sh_type == SHT_REL && gelf_getrel(data, (int)i, &rel)) {
			to->at = rel.r_offset;
			info = rel.r_info;
		} else {
			continue;
		}
		if (is_second(o->header.e_machine, (unsigned)GELF_R_TYPE(info)))
			continue;
		classify(o->header.e_machine, (unsigned)GELF_R_TYPE(info), to);
		to->handler = names_handler(o, GELF_R_SYM(info));
		taken++;
	}
	qsort(r, taken, sizeof(*r), compare);
	*list = r;
	return taken;
}

size_t ua_relocations(const struct ua_elf_object *o, Elf_Scn *section, struct ua_relocation **list)
{
	Elf_Scn *s = NULL;
	GElf_Shdr h;

	*list = NULL;
	while ((s = elf_nextscn(o->elf, s)))
		if (gelf_getshdr(s, &h) && (h.sh_type == SHT_RELA || h.sh_type == SHT_REL) &&
		    h.sh_info == elf_ndxscn(section))
			return take(o, s, &h, list);
	return 0;
}

void ua_moving_read(struct ua_object *to, const struct ua_elf_object *o)
{
	struct ua_relocation *r = NULL;
	GElf_Shdr h;
	Elf_Scn *scn = ua_elf_section(o, ".altinstr_replacement", &h);
	size_t n = scn ? ua_relocations(o, scn, &r) : 0;

	to->moving = ua_zalloc(n, sizeof(*to->moving));
	for (size_t i = 0; i < n; i++)
		if (r[i].relative && r[i].size == 4)
			to->moving[to->moves++] = r[i].at;
	free(r);
}

/* ---- the exception table ----------------------------------------------------- */

/* Entries of this size: two places, and behind them places of handlers, data,
 * or nothing. */
static bool fits(const struct ua_relocation *r, size_t n, size_t bytes, unsigned size,
		 unsigned word, bool handlers)
{
	size_t each = handlers ? 3 : 2;

	if (bytes % size || n != bytes / size * each)
		return false;
	for (size_t i = 0; i < n; i++)
		if (r[i].size != word || r[i].relative != r[0].relative ||
		    r[i].at != i / each * size + i % each * word)
			return false;
	return true;
}

/* Alpha's: a place, and a word that has the way to the fixup in its own code. */
static bool fits_coded(const struct ua_relocation *r, size_t n, size_t bytes)
{
	if (!n || bytes != n * 2 * r[0].size)
		return false;
	for (size_t i = 0; i < n; i++)
		if (!r[i].relative || r[i].size != r[0].size || r[i].at != i * 2 * r[0].size)
			return false;
	return true;
}

static const char *deduce(struct ua_image_extable *t, const struct ua_relocation *r, size_t n,
			  size_t bytes)
{
	unsigned word = n ? r[0].size : 0;
	bool handlers = false;

	for (size_t i = 0; i < n; i++)
		handlers |= r[i].handler;
	memset(t, 0, sizeof(*t));
	t->word = word;
	t->relative = n && r[0].relative;
	t->type_at = -1;
	for (t->size = 2 * word; word && t->size <= 4 * word; t->size += word) {
		if (!fits(r, n, bytes, t->size, word, handlers))
			continue;
		if (t->size > 2 * word) {
			t->type_at = (int)(2 * word);
			t->type_size = (int)word;
			t->type_relative = handlers;
		}
		return NULL;
	}
	if (fits_coded(r, n, bytes)) {
		t->size = 2 * word;
		t->type_at = (int)word;		/* where a fixup's place would be */
		t->type_size = (int)word;
		return NULL;
	}
	return "its entries are neither two places, nor two and a type or handler";
}

int ua_extable_read(struct ua_build *b, const struct ua_object *object)
{
	struct ua_image_extable t;
	struct ua_relocation *r;
	struct ua_elf_object o;
	const char *wrong = NULL;
	GElf_Shdr h;
	Elf_Scn *scn;
	size_t n;

	if (!ua_elf_object_open(&o, object->object))
		return UA_EXIT_BROKEN + 1;
	scn = ua_elf_section(&o, "__ex_table", &h);
	if (scn && h.sh_size) {
		n = ua_relocations(&o, scn, &r);
		wrong = deduce(&t, r, n, h.sh_size);
		free(r);
		if (!wrong && b->extable.size && memcmp(&b->extable, &t, sizeof(t)))
			wrong = "it is not laid out as in another file of this tree";
		b->extable = t;
	}
	ua_elf_object_close(&o);
	if (!wrong)
		return 0;
	ua_complain("%s: its exception table: %s", object->path, wrong);
	return UA_EXIT_BROKEN + 1;
}
