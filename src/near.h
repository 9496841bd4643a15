/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What was meant by a mistyped word. */
#ifndef UA_NEAR_H
#define UA_NEAR_H

#include <stddef.h>

/* The name that is nearest to a word, or NULL when none is near. */
const char *ua_near(const char *word, const char *const *names, size_t n);

#endif
