/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the CPU has; one file cpu.c an architecture. */
#ifndef UA_CPU_H
#define UA_CPU_H

#include <stddef.h>

/* Bits of the architecture's UA_NEED_* that this CPU has. */
unsigned ua_cpu_features(void);

/* "sse2"; NULL for a bit that means nothing. */
const char *ua_cpu_need_name(unsigned bit);

/* What a variant of a C library's routine, named after the instructions that
 * it uses, needs and this CPU lacks; NULL: nothing. */
const char *ua_cpu_lacks(const char *variant);

/* Why nothing can be tested on this CPU, in one line, or NULL.  Asked before
 * anything else is done: the C library may be what does not work on it. */
const char *ua_cpu_broken(void);

/* The flags by which kernels choose among alternatives, space-separated.
 * Returns buf. */
const char *ua_cpu_flags(char *buf, size_t size);

#endif
