/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Out of all caches, by the instruction that user mode has for it. */
#ifndef UA_FLUSH_H
#define UA_FLUSH_H

#include <stdbool.h>

#define UA_FLUSH_LINE	32	/* the smallest line there is */

#if defined(__x86_64__) || defined(__i386__) || defined(__powerpc__) || \
	defined(__aarch64__)
#define UA_HAVE_FLUSH	true
#else
#define UA_HAVE_FLUSH	false
#endif

static inline void ua_flush(const unsigned char *p, unsigned long n)
{
	for (unsigned long i = 0; i < n; i += UA_FLUSH_LINE) {
#if defined(__x86_64__) || defined(__i386__)
		__asm__ volatile("clflush %0" :: "m"(p[i]) : "memory");
#elif defined(__powerpc__)
		__asm__ volatile("dcbf 0,%0" :: "r"(p + i) : "memory");
#elif defined(__aarch64__)
		__asm__ volatile("dc civac, %0" :: "r"(p + i) : "memory");
#else
		(void)p;
#endif
	}
}

/* Nothing that comes later starts before the lines are gone. */
static inline void ua_flush_done(void)
{
#if defined(__x86_64__) || defined(__i386__)
	__asm__ volatile("mfence" ::: "memory");
#elif defined(__powerpc__)
	__asm__ volatile("sync" ::: "memory");
#elif defined(__aarch64__)
	__asm__ volatile("dsb sy" ::: "memory");
#endif
}

#endif
