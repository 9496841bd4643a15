/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The operands, and in what cache they are.  All workers of a sitting share
 * the pages, so that none has the better ones; pages of a cold user side are
 * each worker's own, for it gives them back.
 */
#include "config.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "bench.h"
#include "fault.h"
#include "flush.h"

#define LINE		64		/* of a cache, where more is not known */
#define POOL_BYTES	(64ul << 20)	/* more than one call may prefetch of */
#define L1_DEFAULT	(32ul << 10)
#define L2_DEFAULT	(512ul << 10)

const char *ua_cache_name(enum ua_cache c)
{
	static const char *const names[] = { "hot", "l2", "memory", "cold" };

	return (unsigned)c < UA_CACHE_NR ? names[c] : "?";
}

static unsigned long cache_bytes(int name, unsigned long otherwise)
{
	long n = sysconf(name);

	return n > 0 ? (unsigned long)n : otherwise;
}

static unsigned long l2_bytes(void)
{
#ifdef _SC_LEVEL2_CACHE_SIZE
	return cache_bytes(_SC_LEVEL2_CACHE_SIZE, L2_DEFAULT);
#else
	return L2_DEFAULT;
#endif
}

static unsigned long round_up(unsigned long n, unsigned long to)
{
	return (n + to - 1) / to * to;
}

static unsigned long largest(const struct ua_bench_options *b)
{
	unsigned long n = b->faults ? b->length : b->mix ? ua_mix_largest(b->mix) : 0;

	for (unsigned i = 0; i < b->sizes; i++)
		if (b->size[i] > n)
			n = b->size[i];
	return n + (b->dst_align > b->src_align ? b->dst_align : b->src_align);
}

/* ---- laying out -------------------------------------------------------- */

static int make_user(struct ua_bench_memory *m, const struct ua_bench_options *b)
{
	/* The hole: inaccessible, as far as a length can reach into it. */
	size_t hole = m->hole_bytes = round_up(b->length + m->page, m->page);
	unsigned char *p = mmap(NULL, m->pool + hole, PROT_NONE,
				MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	int kind = b->cache == UA_COLD ? MAP_PRIVATE : MAP_SHARED;

	if (p == MAP_FAILED)
		return -errno;
	m->user = p;
	m->hole = p + m->pool;
	m->area = ua_fault_area_add((uintptr_t)m->hole, hole);
	if (mmap(p, m->pool, PROT_READ | PROT_WRITE, kind | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == MAP_FAILED)
		return -errno;
#ifdef MADV_NOHUGEPAGE
	madvise(p, m->pool, MADV_NOHUGEPAGE);
#endif
	return m->area ? 0 : -ENOMEM;
}

static int make_kernel(struct ua_bench_memory *m)
{
	m->kernel_fd = memfd_create("uctorture bench", MFD_CLOEXEC);
	if (m->kernel_fd < 0 || ftruncate(m->kernel_fd, (off_t)m->pool))
		return -errno;
	m->kernel = mmap(NULL, m->pool, PROT_READ | PROT_WRITE, MAP_SHARED, m->kernel_fd, 0);
	return m->kernel == MAP_FAILED ? -errno : 0;
}

int ua_bench_memory_make(struct ua_bench_memory *m, const struct ua_bench_options *b)
{
	unsigned long least;
	int err;

	memset(m, 0, sizeof(*m));
	m->kernel_fd = -1;
	m->page = (unsigned long)sysconf(_SC_PAGESIZE);
	least = round_up(largest(b) + LINE, m->page);
	m->pool = least;
	if (b->cache == UA_L2 && m->pool < l2_bytes())
		m->pool = round_up(l2_bytes(), m->page);
	if (b->cache >= UA_MEMORY && m->pool < POOL_BYTES)
		m->pool = POOL_BYTES;
	err = make_user(m, b);
	if (!err)
		err = make_kernel(m);
	if (err)
		return err;
	memset(m->kernel, UA_BENCH_TEXT, m->pool);
	if (b->cache != UA_COLD)
		memset(m->user, UA_BENCH_TEXT, m->pool);
	return 0;
}

void ua_bench_memory_free(struct ua_bench_memory *m)
{
	if (m->area)
		ua_fault_area_remove(m->area);
	if (m->user)
		munmap(m->user, m->pool + m->hole_bytes);
	if (m->kernel && m->kernel != MAP_FAILED)
		munmap(m->kernel, m->pool);
	if (m->kernel_fd >= 0)
		close(m->kernel_fd);
}

/* ---- spots --------------------------------------------------------------- */

/* In any order, so that no prefetcher guesses the next operand. */
static void shuffle(struct ua_spots *s, uint64_t seed)
{
	for (unsigned i = s->n; i > 1; i--) {
		unsigned k = (unsigned)(ua_bench_random(&seed) % i), was = s->at[i - 1];

		s->at[i - 1] = s->at[k];
		s->at[k] = was;
	}
}

bool ua_spots_make(struct ua_spots *s, const struct ua_bench_options *b,
		   const struct ua_bench_memory *m, const struct ua_point *p, bool two_sides)
{
	unsigned long align = b->dst_align > b->src_align ? b->dst_align : b->src_align;
	unsigned long step = round_up(p->size + align, b->cache == UA_COLD ? m->page : LINE);
	unsigned long room = m->pool;

	if (b->cache == UA_L2)
		room = l2_bytes() / 2 / (two_sides ? 2 : 1);
	s->n = UA_SPOTS_MAX;
	if (b->cache != UA_HOT && room / step < s->n)
		s->n = (unsigned)(room / step);
	for (unsigned i = 0; i < s->n; i++) {
		s->at[i] = b->cache == UA_HOT ? 0 : (unsigned)(i * step);
		s->length[i] = (unsigned)p->size;
	}
	shuffle(s, b->o.config.seed + p->size);
	if (b->mix)
		ua_mix_draw(b->mix, b->o.config.seed, s->length, s->n);
	return s->n > (b->cache == UA_L2);
}

static void touch(const unsigned char *p, unsigned long n)
{
	for (unsigned long i = 0; i < n; i += LINE)
		(void)((const volatile unsigned char *)p)[i];
}

/* Brings the operands of the next batch to where the cache state wants them. */
void ua_spots_warm(const struct ua_spots *s, const struct ua_bench_options *b,
		   const struct ua_bench_memory *m, unsigned calls, bool two_sides)
{
	unsigned n = calls < s->n ? calls : s->n;
	unsigned long align = b->dst_align > b->src_align ? b->dst_align : b->src_align;

	if (b->cache == UA_HOT || b->faults)
		return;
	if (b->cache == UA_COLD) {
		madvise(m->user, m->pool, MADV_DONTNEED);
		return;
	}
	for (unsigned i = 0; i < s->n; i++) {	/* all: L1 is to forget the first */
		unsigned long at = s->at[i], length = s->length[i] + align;

		if (b->cache == UA_MEMORY && i >= n)
			break;
		if (b->cache == UA_L2) {
			touch(m->user + at, length);
			if (two_sides)
				touch(m->kernel + at, length);
			continue;
		}
		ua_flush(m->user + at, length);
		ua_flush(m->kernel + at, length);
	}
	ua_flush_done();
}
