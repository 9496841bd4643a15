/* SPDX-License-Identifier: GPL-2.0-or-later */
/* File and line of the user's source, from an image's debugging sections. */
#ifndef UA_LINE_H
#define UA_LINE_H

#include <stddef.h>

struct ua_lines;

/* Paths are shown as below top.  NULL when the image tells nothing. */
struct ua_lines *ua_lines_open(const char *image, const char *top);
void ua_lines_close(struct ua_lines *l);

/* "symbol+0x12" becomes "arch/x86/lib/x.S:34 (symbol+0x12)" in place, when
 * that is known and fits. */
void ua_lines_place(const struct ua_lines *l, char *buf, size_t size);

/* A line of talk with every "symbol+0x12" in it so replaced; allocated. */
char *ua_lines_translate(const struct ua_lines *l, const char *line);

#endif
