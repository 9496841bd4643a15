/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_LINUX_STRING_H
#define UA_LINUX_STRING_H

#include <linux/types.h>
#include <linux/compiler.h>

#ifndef __ASSEMBLY__

void *memcpy(void *to, const void *from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *to, int value, size_t n);
size_t strnlen(const char *s, size_t n);

#endif

#endif
