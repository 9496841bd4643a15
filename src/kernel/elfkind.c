/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What an ELF file's header says of it. */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "kernel/elfobject.h"
#include "kernel/single.h"
#include "options.h"

static bool read_header(const char *path, GElf_Ehdr *h, const char **wrong)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	Elf *elf;

	*wrong = fd < 0 ? strerror(errno) : NULL;
	if (*wrong)
		return false;
	elf_version(EV_CURRENT);
	elf = elf_begin(fd, ELF_C_READ, NULL);
	if (!elf || elf_kind(elf) != ELF_K_ELF || !gelf_getehdr(elf, h))
		*wrong = "no ELF file";
	elf_end(elf);
	close(fd);
	return !*wrong;
}

/* "elf: 21 64 big 1": machine, bits, order of bytes, and powerpc64's ABI, of
 * which 0 is any. */
static bool fits(const struct ua_abi *abi, const GElf_Ehdr *h)
{
	struct ua_words w = { NULL, 0 };
	bool good, big = h->e_ident[EI_DATA] == ELFDATA2MSB;
	int bits = h->e_ident[EI_CLASS] == ELFCLASS64 ? 64 : 32;

	ua_words_split(&w, abi->elf ? abi->elf : "", " \t");
	good = w.n >= 3 && atoi(w.word[0]) == h->e_machine && atoi(w.word[1]) == bits &&
	       !strcmp(w.word[2], big ? "big" : "little");
	if (good && w.n > 3 && (h->e_flags & EF_PPC64_ABI))
		good = (unsigned)atoi(w.word[3]) == (h->e_flags & EF_PPC64_ABI);
	ua_words_free(&w);
	return good;
}

static int no_such_machine(const char *path, const GElf_Ehdr *h, const struct ua_abi *abi, size_t n)
{
	char *names = ua_text("%s", ""), *more;

	for (size_t i = 0; i < n; i++) {
		more = ua_text("%s%s%s", names, i ? ", " : "", abi[i].name);
		free(names);
		names = more;
	}
	ua_complain("%s: an object of ELF machine %u, %s bits: none of %s", path, h->e_machine,
		    h->e_ident[EI_CLASS] == ELFCLASS64 ? "64" : "32", names);
	free(names);
	return UA_EXIT_USAGE + 1;
}

int ua_elf_kind(const char *path, const struct ua_abi *abi, size_t n, const struct ua_abi **kind)
{
	const char *wrong;
	GElf_Ehdr h;

	if (read_header(path, &h, &wrong) && h.e_type != ET_REL)
		wrong = "linked already; name an object file (.o), or a shared library of this machine";
	if (wrong) {
		ua_complain("%s: %s", path, wrong);
		return UA_EXIT_USAGE + 1;
	}
	for (size_t i = 0; i < n; i++)
		if (fits(&abi[i], &h)) {
			*kind = &abi[i];
			return 0;
		}
	return no_such_machine(path, &h, abi, n);
}

bool ua_elf_fits(const char *path, const struct ua_abi *abi)
{
	const char *wrong;
	GElf_Ehdr h;

	return read_header(path, &h, &wrong) && h.e_type == ET_REL && fits(abi, &h);
}

bool ua_elf_is_shared(const char *path)
{
	const char *wrong;
	GElf_Ehdr h;

	return read_header(path, &h, &wrong) && h.e_type == ET_DYN;
}

bool ua_elf_has_section(const char *path, const char *name)
{
	struct ua_elf_object o;
	GElf_Shdr h;
	bool has;

	if (!ua_elf_object_open(&o, path))
		return false;
	has = ua_elf_section(&o, name, &h) && h.sh_size;
	ua_elf_object_close(&o);
	return has;
}
