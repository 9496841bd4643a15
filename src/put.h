/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Parts of JSON, written: the runner has no library for it, and needs to write
 * only. */
#ifndef UA_PUT_H
#define UA_PUT_H

#include <stdio.h>

void ua_put_string(FILE *out, const char *s);

/* A comma, the name, the value. */
void ua_put_member(FILE *out, const char *name, const char *value);
void ua_put_hex(FILE *out, const char *name, const unsigned char *p, unsigned n);

#endif
