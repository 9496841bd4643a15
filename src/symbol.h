/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Names and bounds of code, from this program's own symbol table. */
#ifndef UA_SYMBOL_H
#define UA_SYMBOL_H

#include "extable.h"
#include "ua.h"

extern const char ua_symbol_anchor;	/* finds out where a PIE was loaded */

/* [start, end) of the code that a routine's entry belongs to; false when the
 * symbol table is not there. */
bool ua_symbol_bounds(const struct ua_routine *r, uintptr_t *start, uintptr_t *end);

/* The entries in a routine's own code, which are neighbours in the table;
 * *n of them. */
struct ua_exentry *ua_routine_entries(const struct ua_extable *table,
				      const struct ua_routine *r, unsigned *n);

/* Calls each(context, name, address) for every function of this program, its
 * C library's hidden ones among them. */
void ua_symbol_each(void (*each)(void *, const char *, uintptr_t), void *context);

/* Asked for what lies in neither this program nor an image, when not NULL: a
 * name and where it starts; NULL. */
extern const char *(*ua_symbol_elsewhere)(uintptr_t pc, uintptr_t *start);

/* The function that pc lies in: "name+0x12"; "0x..." when unknown. */
const char *ua_symbol_name(uintptr_t pc, char *buf, size_t size);

#endif
