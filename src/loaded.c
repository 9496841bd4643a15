/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The memory of an image: mapped, patched, put back. */
#include "config.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "loaded.h"
#include "machine.h"
#include "options.h"
#include "registry.h"
#include "rows.h"

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

static struct {
	struct ua_elf elf;
	const struct ua_image *header;
	uintptr_t low, high;		/* all of it */
	uintptr_t code, code_end;	/* what is executable */
} image;

const struct ua_image *ua_image(void)
{
	return image.header;
}

const struct ua_elf *ua_image_elf(void)
{
	return &image.elf;
}

bool ua_image_holds(uintptr_t pc)
{
	return image.header && pc >= image.code && pc < image.code_end;
}

bool ua_image_spans(uintptr_t at, size_t size)
{
	return image.header && at >= image.low && size <= image.high - image.low &&
	       at <= image.high - size;
}

static const ElfW(Phdr) *segments(size_t *n)
{
	const ElfW(Ehdr) *h = (const void *)image.elf.image;

	*n = h->e_phnum;
	if (h->e_type != ET_EXEC || h->e_phoff % sizeof(long) ||
	    !ua_elf_inside(&image.elf, h->e_phoff, *n * sizeof(ElfW(Phdr))))
		*n = 0;
	return (const void *)(image.elf.image + h->e_phoff);
}

/* Where its segments lie; false when they are none of an image's. */
static bool measure(unsigned long page)
{
	size_t n;
	const ElfW(Phdr) *p = segments(&n);

	image.low = image.code = UINTPTR_MAX;
	for (size_t i = 0; i < n; i++) {
		uintptr_t start = p[i].p_vaddr & ~(page - 1);
		uintptr_t end = (p[i].p_vaddr + p[i].p_memsz + page - 1) & ~(page - 1);

		if (p[i].p_type != PT_LOAD || !p[i].p_memsz)
			continue;
		if (!ua_elf_inside(&image.elf, p[i].p_offset, p[i].p_filesz) ||
		    p[i].p_filesz > p[i].p_memsz || end <= start)
			return false;
		if (start < image.low)
			image.low = start;
		if (end > image.high)
			image.high = end;
		if (!(p[i].p_flags & PF_X))
			continue;
		if (start < image.code)
			image.code = start;
		if (end > image.code_end)
			image.code_end = end;
	}
	return image.low < image.high && image.code < image.code_end;
}

static void fill(bool code_only)
{
	size_t n;
	const ElfW(Phdr) *p = segments(&n);

	for (size_t i = 0; i < n; i++)
		if (p[i].p_type == PT_LOAD && (!code_only || (p[i].p_flags & PF_X)))
			memcpy((void *)(uintptr_t)p[i].p_vaddr, image.elf.image + p[i].p_offset,
			       p[i].p_filesz);
}

static int protect(int prot)
{
	if (mprotect((void *)image.code, image.code_end - image.code, prot))
		return -errno;
	if (prot & PROT_EXEC)
		__builtin___clear_cache((char *)image.code, (char *)image.code_end);
	return 0;
}

static const char *place(unsigned long page)
{
	void *p;

	if (!measure(page))
		return "it has no segments of an image";
	p = mmap((void *)image.low, image.high - image.low, PROT_READ | PROT_WRITE,
		 MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
	if (p == MAP_FAILED)
		return strerror(errno);
	if ((uintptr_t)p != image.low)
		return "its addresses are in use";	/* a kernel before 4.17 */
	fill(false);
	return NULL;
}

static const char *check(void)
{
	const ElfW(Ehdr) *h = (const void *)image.elf.image;
	const struct ua_image *im = (const void *)(uintptr_t)h->e_entry;

	if (h->e_entry < image.low || h->e_entry % sizeof(long) ||
	    h->e_entry + sizeof(*im) > image.high || im->magic != UA_IMAGE_MAGIC)
		return "it is no image of uctorture kernel";
	if (im->version != UA_IMAGE_VERSION)
		return "another version of uctorture made it; make it anew";
	image.header = im;
	im->hooks->window_open = ua_hook_window_open;
	im->hooks->window_close = ua_hook_window_close;
	im->hooks->vmx_enter = ua_hook_vmx_enter;
	im->hooks->vmx_exit = ua_hook_vmx_exit;
	return NULL;
}

int ua_image_load(const char *path)
{
	const char *wrong = NULL;
	int err = ua_elf_open(&image.elf, path);

	if (err == -ENOEXEC)
		wrong = "no ELF file for this machine";
	else if (err)
		wrong = strerror(-err);
	if (!wrong)
		wrong = place((unsigned long)sysconf(_SC_PAGESIZE));
	if (!wrong)
		wrong = check();
	if (wrong) {
		ua_complain("--image=%s: %s", path, wrong);
		return UA_EXIT_USAGE + 1;
	}
	ua_registry_clear();
	return ua_image_rows(path);
}

int ua_image_patch(const struct ua_image_set *set)
{
	int err = protect(PROT_READ | PROT_WRITE);

	if (err)
		return err;
	fill(true);
	err = ua_arch_image_patch(image.header, set);
	return err ? err : protect(PROT_READ | PROT_EXEC);
}
