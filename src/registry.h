/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The routines of this program, filtered by globs. */
#ifndef UA_REGISTRY_H
#define UA_REGISTRY_H

#include "ua.h"

size_t ua_registry_size(void);
const struct ua_routine *ua_registry_at(size_t i);
const struct ua_routine *ua_registry_find(const char *name);	/* NULL: none */

/* The routines whose names match one of n globs (all when n is 0), in order
 * of registration.  *found is allocated, *count set.  0; -ENOMEM; or -ENOENT
 * with *missed the first glob that matched nothing. */
int ua_registry_filter(char *const *globs, size_t n, const struct ua_routine ***found,
		       size_t *count, const char **missed);

/* Forgets all routines. */
void ua_registry_clear(void);

/* The name that is nearest to a mistyped one; NULL when nothing is near. */
/* Letters to insert, drop or change; b is shorter than UA_NAME_MAX. */
unsigned ua_name_distance(const char *a, const char *b);

const char *ua_registry_nearest(const char *name, char *buf, size_t size);

/* Why this CPU can't run it: "needs sse2"; NULL when it can. */
const char *ua_routine_lacks(const struct ua_routine *r, unsigned features,
			     char *buf, size_t size);

/* Has it code of its own, which may be changed while the program runs?  Not a
 * system call's, and not the C library's, which the program itself calls. */
bool ua_routine_has_code(const struct ua_routine *r);

/* arch/<a>, arch/generic and src/syscall; 0 or -errno. */
int ua_builtin_add(void);

#endif
