/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "elffile.h"

bool ua_elf_inside(const struct ua_elf *e, size_t at, size_t size)
{
	return at <= e->size && size <= e->size - at;
}

static int map(struct ua_elf *e, const char *path)
{
	struct stat st;
	int fd = open(path, O_RDONLY | O_CLOEXEC), err = 0;
	void *p;

	if (fd < 0)
		return -errno;
	if (fstat(fd, &st))
		err = -errno;
	else if (st.st_size < (off_t)sizeof(ElfW(Ehdr)))
		err = -ENOEXEC;
	if (!err) {
		p = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
		if (p == MAP_FAILED) {
			err = -errno;
		} else {
			e->image = p;
			e->size = (size_t)st.st_size;
		}
	}
	close(fd);
	return err;
}

/* The symbol table and its strings; a file may be stripped. */
static void find_symbols(struct ua_elf *e)
{
	const ElfW(Ehdr) *h = (const void *)e->image;
	const ElfW(Shdr) *s;

	if (h->e_shoff % sizeof(long) ||
	    !ua_elf_inside(e, h->e_shoff, (size_t)h->e_shnum * sizeof(*s)))
		return;
	s = (const void *)(e->image + h->e_shoff);
	for (size_t i = 0; i < h->e_shnum; i++) {
		const ElfW(Shdr) *strings;

		if (s[i].sh_type != SHT_SYMTAB || s[i].sh_link >= h->e_shnum)
			continue;
		strings = &s[s[i].sh_link];
		if (s[i].sh_offset % sizeof(long) || !strings->sh_size ||
		    !ua_elf_inside(e, s[i].sh_offset, s[i].sh_size) ||
		    !ua_elf_inside(e, strings->sh_offset, strings->sh_size) ||
		    e->image[strings->sh_offset + strings->sh_size - 1])
			continue;
		e->symbol = (const void *)(e->image + s[i].sh_offset);
		e->symbols = s[i].sh_size / sizeof(ElfW(Sym));
		e->string = (const char *)e->image + strings->sh_offset;
		e->strings = strings->sh_size;
		return;
	}
}

/* The program's own header tells what a file that it may load must be. */
static bool same_kind(const ElfW(Ehdr) *h)
{
	static struct ua_elf self;
	const ElfW(Ehdr) *own;

	if (memcmp(h->e_ident, ELFMAG, SELFMAG))
		return false;
	if (!self.image && map(&self, "/proc/self/exe"))
		return false;
	own = (const void *)self.image;
	return !memcmp(h->e_ident, own->e_ident, EI_VERSION + 1) &&
	       h->e_machine == own->e_machine;
}

int ua_elf_open(struct ua_elf *e, const char *path)
{
	int err;

	memset(e, 0, sizeof(*e));
	err = map(e, path);
	if (err)
		return err;
	if (!same_kind((const void *)e->image)) {
		munmap((void *)e->image, e->size);
		memset(e, 0, sizeof(*e));
		return -ENOEXEC;
	}
	find_symbols(e);
	return 0;
}

const char *ua_elf_name(const struct ua_elf *e, const ElfW(Sym) *s)
{
	return s->st_name < e->strings ? e->string + s->st_name : "";
}
