/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What may be read as code, by those that ask an instruction what it does. */
#ifndef UA_CODEMAP_H
#define UA_CODEMAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* [pc, pc + size) lies in this program's executable segments, or in an image's.
 * Async-signal-safe. */
bool ua_code_holds(uintptr_t pc, size_t size);

#endif
