/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Laying the arena out: files, reservations, holes. */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "arena_private.h"
#include "emulator.h"
#include "fault.h"
#include "pattern.h"

const long ua_class_pages[CLASSES] = { 1, 17, UA_PAGES_MAX + 1 };

/* ---- laying out ------------------------------------------------------- */

static int map(unsigned char *at, size_t size, int protection, int fd, long position)
{
	void *p = mmap(at, size, protection, MAP_SHARED | MAP_FIXED, fd, position);

	return p == MAP_FAILED ? -errno : 0;
}

/* One page of hole, of the kind, in the middle of a reservation. */
static int map_hole(const struct ua_arena *a, unsigned char *at, enum ua_kind kind)
{
	switch (kind) {
	case UA_UNMAPPED:
		return munmap(at, a->page) ? -errno : 0;
	case UA_READONLY:
		return map(at, a->page, PROT_READ, a->user_fd, SIDE_PAGES * (long)a->page);
	case UA_BUS:
		if (!a->bus)
			return 0;
		return map(at, a->page, PROT_READ | PROT_WRITE, a->bus_fd, 0);
	default:
		return 0;	/* the reservation is PROT_NONE */
	}
}

static int reserve(struct view *v, const struct ua_arena *a, long pages, long before)
{
	size_t size = (size_t)pages * a->page;
	unsigned char *p = mmap(NULL, size, PROT_NONE,
				MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

	if (p == MAP_FAILED)
		return -errno;
	v->low = (uintptr_t)p;
	v->high = v->low + size;
	v->base = p + before * (long)a->page;
	v->area = ua_fault_area_add(v->low, size);
	return v->area ? 0 : -ENOMEM;
}

static int lay_user(struct ua_arena *a, int class, enum ua_kind kind, int layout)
{
	struct view *v = &a->views[class][kind][layout];
	long w = ua_class_pages[class], page = (long)a->page;
	int err = reserve(v, a, 2 * GUARD_PAGES + 2 * w + 1, GUARD_PAGES + w - 1);

	if (!err)	/* A, whose last page is page SIDE_PAGES - 1 of the file */
		err = map(v->base - (w - 1) * page, (size_t)(w * page),
			  PROT_READ | PROT_WRITE, a->user_fd, (SIDE_PAGES - w) * page);
	if (!err)
		err = map_hole(a, v->base + page, kind);
	if (!err)	/* the hole before A, for operands with one on both sides */
		err = map_hole(a, v->base - w * page, kind);
	if (!err && layout == WITH_B)
		err = map(v->base + 2 * page, (size_t)(w * page),
			  PROT_READ | PROT_WRITE, a->user_fd, (SIDE_PAGES + 1) * page);
	return err;
}

static int lay_kernel(struct ua_arena *a, int class)
{
	long w = ua_class_pages[class], page = (long)a->page;
	struct view *v = &a->kviews[class];
	int err = reserve(v, a, 2 * GUARD_PAGES + w, GUARD_PAGES + w - 1);

	if (err)
		return err;
	return map(v->base - (w - 1) * page, (size_t)(w * page), PROT_READ | PROT_WRITE,
		   a->kernel_fd, (SIDE_PAGES - w) * page);
}

/* The file of the SIGBUS holes has its page until all are mapped: an emulator
 * whose pages are smaller than the machine's maps nothing behind a file's end. */
static int lay_out(struct ua_arena *a)
{
	int err = 0;

	for (int class = 0; class < CLASSES && !err; class++) {
		for (int kind = 0; kind < UA_NONCANONICAL && !err; kind++)
			for (int layout = 0; layout < LAYOUTS && !err; layout++)
				err = lay_user(a, class, kind, layout);
		if (!err)
			err = lay_kernel(a, class);
	}
	if (!err && ftruncate(a->bus_fd, 0))
		err = -errno;
	return err;
}

/* ---- files and patterns ------------------------------------------------ */

static int make_file(const char *name, size_t size)
{
	int fd = memfd_create(name, MFD_CLOEXEC);

	if (fd >= 0 && size && ftruncate(fd, (off_t)size)) {
		int err = errno;

		close(fd);
		errno = err;
		return -1;
	}
	return fd;
}

/* qemu-user does not map an empty file where its pages are larger than the
 * host's; no case uses such a hole there. */
static bool maps_empty(const struct ua_arena *a)
{
	void *p = mmap(NULL, a->page, PROT_READ | PROT_WRITE, MAP_SHARED, a->bus_fd, 0);

	if (p != MAP_FAILED)
		munmap(p, a->page);
	return p != MAP_FAILED || !ua_emulator();
}

bool ua_arena_has_bus(const struct ua_arena *a)
{
	return a->bus;
}

static int make_files(struct ua_arena *a)
{
	size_t user = USER_PAGES * a->page, kernel = SIDE_PAGES * a->page;

	a->user_fd = make_file("uctorture user side", user);
	a->kernel_fd = make_file("uctorture kernel side", kernel);
	a->bus_fd = make_file("uctorture SIGBUS hole", a->page);
	if (a->user_fd < 0 || a->kernel_fd < 0 || a->bus_fd < 0)
		return -errno;
	a->bus = maps_empty(a);
	a->user_map = mmap(NULL, user, PROT_READ | PROT_WRITE, MAP_SHARED, a->user_fd, 0);
	a->kernel_map = mmap(NULL, kernel, PROT_READ | PROT_WRITE, MAP_SHARED, a->kernel_fd, 0);
	if (a->user_map == MAP_FAILED || a->kernel_map == MAP_FAILED)
		return -errno;
	a->user = a->user_map + (SIDE_PAGES - 1) * a->page;
	a->kernel = a->kernel_map + (SIDE_PAGES - 1) * a->page;
	return 0;
}

/* Made once and kept: worker processes inherit them. */
static int make_patterns(struct ua_arena *a)
{
	static unsigned char *p;
	size_t n = USER_PAGES * a->page;

	if (!p) {
		p = malloc(5 * n);
		if (!p)
			return -ENOMEM;
		ua_pattern_source(p, n);
		ua_pattern_poison(p + n, n);
		memset(p + 2 * n, UA_POISON_CLEAR, n);
		memset(p + 3 * n, 0, n);
		memset(p + 4 * n, UA_MEMSET_VALUE, n);
	}
	a->source = p;
	a->poison = p + n;
	a->ones = p + 2 * n;
	a->zeros = p + 3 * n;
	a->value = p + 4 * n;
	return 0;
}

struct ua_arena *ua_arena_new(void)
{
	struct ua_arena *a = calloc(1, sizeof(*a));
	int err;

	if (!a)
		return NULL;
	a->page = (unsigned long)sysconf(_SC_PAGESIZE);
	a->user_fd = a->kernel_fd = a->bus_fd = -1;
	a->user_map = a->kernel_map = MAP_FAILED;
	err = make_files(a);
	if (!err)
		err = make_patterns(a);
	if (!err)
		err = lay_out(a);
	if (!err)
		return a;
	ua_arena_free(a);
	errno = -err;
	return NULL;
}

static void unmap(const struct view *v)
{
	if (v->area)
		ua_fault_area_remove(v->area);
	if (v->low)
		munmap((void *)v->low, v->high - v->low);
}

void ua_arena_free(struct ua_arena *a)
{
	if (!a)
		return;
	for (int class = 0; class < CLASSES; class++) {
		for (int kind = 0; kind < UA_NONCANONICAL; kind++)
			for (int layout = 0; layout < LAYOUTS; layout++)
				unmap(&a->views[class][kind][layout]);
		unmap(&a->kviews[class]);
	}
	if (a->user_map != MAP_FAILED)
		munmap(a->user_map, USER_PAGES * a->page);
	if (a->kernel_map != MAP_FAILED)
		munmap(a->kernel_map, SIDE_PAGES * a->page);
	if (a->user_fd >= 0)
		close(a->user_fd);
	if (a->kernel_fd >= 0)
		close(a->kernel_fd);
	if (a->bus_fd >= 0)
		close(a->bus_fd);
	free(a);
}

unsigned long ua_arena_page(const struct ua_arena *a)
{
	return a->page;
}

bool ua_arena_intact(const struct ua_arena *a)
{
	unsigned char there;

	for (int class = 0; class < CLASSES; class++)
		for (int layout = 0; layout < LAYOUTS; layout++) {
			unsigned char *hole = a->views[class][UA_UNMAPPED][layout].base + a->page;

			if (mincore(hole, a->page, &there) == 0 || errno != ENOMEM)
				return false;
		}
	return true;
}
