/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <link.h>

#include "codemap.h"
#include "loaded.h"

static struct range {
	uintptr_t start, end;
} code[16];
static size_t ranges;

static int add_code(struct dl_phdr_info *info, size_t size, void *unused)
{
	(void)size;
	(void)unused;
	for (int i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *p = &info->dlpi_phdr[i];

		if (p->p_type != PT_LOAD || !(p->p_flags & PF_X) ||
		    ranges == sizeof(code) / sizeof(code[0]))
			continue;
		code[ranges].start = info->dlpi_addr + p->p_vaddr;
		code[ranges].end = code[ranges].start + p->p_filesz;
		ranges++;
	}
	return 0;
}

/* Early, for a handler may not ask the loader. */
__attribute__((constructor)) static void find_code(void)
{
	dl_iterate_phdr(add_code, NULL);
}

bool ua_code_holds(uintptr_t pc, size_t size)
{
	if (ua_image_holds(pc))
		return ua_image_holds(pc + size - 1);
	for (size_t i = 0; i < ranges; i++)
		if (pc >= code[i].start && pc + size <= code[i].end)
			return true;
	return false;
}
