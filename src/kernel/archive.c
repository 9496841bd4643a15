/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Objects in archives: taken out into the run's folder. */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "kernel/elfobject.h"
#include "kernel/single.h"
#include "options.h"

struct wanted {
	const char *archive;
	const char *member;		/* NULL: those that define the symbols */
	const struct ua_words *symbols;
	const char *dir;
	struct ua_words *paths;
	struct ua_words found;		/* of the symbols */
};

/* Notes which of the symbols it defines; any? */
static bool defines(struct wanted *w, Elf *elf)
{
	struct ua_elf_object o = { .fd = -1, .elf = elf };
	bool any = false;
	Elf_Scn *s = NULL;

	while ((s = elf_nextscn(elf, s))) {
		GElf_Shdr h;

		if (!gelf_getshdr(s, &h) || h.sh_type != SHT_SYMTAB)
			continue;
		o.symbols = elf_getdata(s, NULL);
		o.strings = h.sh_link;
		o.count = h.sh_entsize ? h.sh_size / h.sh_entsize : 0;
	}
	for (size_t i = 1; i < o.count; i++) {
		GElf_Sym s2;
		const char *name = ua_elf_symbol(&o, i, &s2);

		if (!*name || s2.st_shndx == SHN_UNDEF || GELF_ST_BIND(s2.st_info) == STB_LOCAL ||
		    !ua_words_have(w->symbols, name) || ua_words_have(&w->found, name))
			continue;
		ua_words_add(&w->found, name);
		any = true;
	}
	return any;
}

static int take_out(struct wanted *w, Elf *elf, const char *name)
{
	size_t size = 0;
	const char *bytes = elf_rawfile(elf, &size);
	char *path = ua_text("%s/%zu-%s", w->dir, w->paths->n, ua_basename(name));
	FILE *out = bytes ? fopen(path, "we") : NULL;
	int err = out ? 0 : errno;

	if (out && fwrite(bytes, 1, size, out) != size)
		err = errno;
	if (out && fclose(out) && !err)
		err = errno;
	ua_words_add(w->paths, path);
	free(path);
	return err ? ua_cache_failed(w->dir, err) : 0;
}

static int look_at(struct wanted *w, Elf *elf)
{
	Elf_Arhdr *h = elf_getarhdr(elf);

	if (!h || !h->ar_name || elf_kind(elf) != ELF_K_ELF)
		return 0;
	if (w->member ? strcmp(h->ar_name, w->member) : !defines(w, elf))
		return 0;
	return take_out(w, elf, h->ar_name);
}

static int walk(struct wanted *w, Elf *archive, int fd)
{
	Elf_Cmd command = ELF_C_READ;
	size_t before = w->paths->n;
	int status = 0;
	Elf *elf;

	while (!status && (elf = elf_begin(fd, command, archive))) {
		status = look_at(w, elf);
		command = elf_next(elf);
		elf_end(elf);
	}
	if (status || w->paths->n > before)
		return status;
	if (w->member)
		ua_complain("%s: it has no member %s", w->archive, w->member);
	else
		ua_complain("%s: none of its members defines %s", w->archive,
			    w->symbols->n ? w->symbols->word[0] : "what is asked for");
	return UA_EXIT_USAGE + 1;
}

static int open_archive(struct wanted *w)
{
	int fd = open(w->archive, O_RDONLY | O_CLOEXEC), status;
	char magic[8] = "";
	const char *wrong = fd < 0 ? strerror(errno) : NULL;
	Elf *elf = NULL;

	elf_version(EV_CURRENT);
	if (!wrong && pread(fd, magic, sizeof(magic), 0) == sizeof(magic) &&
	    !memcmp(magic, "!<thin>\n", 8))
		wrong = "a thin archive: its objects lie beside it; name one of those";
	if (!wrong) {
		elf = elf_begin(fd, ELF_C_READ, NULL);
		if (!elf || elf_kind(elf) != ELF_K_AR)
			wrong = "no archive";
	}
	if (wrong) {
		ua_complain("%s: %s", w->archive, wrong);
		status = UA_EXIT_USAGE + 1;
	} else {
		status = walk(w, elf, fd);
	}
	elf_end(elf);
	if (fd >= 0)
		close(fd);
	return status;
}

int ua_objects_of(const char *spec, const struct ua_words *symbols, const char *dir,
		  struct ua_words *paths)
{
	struct wanted w = { NULL, NULL, symbols, dir, paths, { NULL, 0 } };
	size_t n = strlen(spec);
	const char *open = strstr(spec, ".a(");
	char *archive = NULL, *member = NULL;
	int status;

	if (open && spec[n - 1] == ')') {
		archive = ua_text("%.*s", (int)(open + 2 - spec), spec);
		member = ua_text("%.*s", (int)(n - 1 - (size_t)(open + 3 - spec)), open + 3);
	} else if (ua_ends_with(spec, ".a")) {
		archive = ua_text("%s", spec);
	} else {
		ua_words_add(paths, spec);
		return 0;
	}
	w.archive = archive;
	w.member = member;
	status = open_archive(&w);
	ua_words_free(&w.found);
	free(archive);
	free(member);
	return status;
}
