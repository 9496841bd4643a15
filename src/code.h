/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A routine's own code as it ran, for who wants to see which of it did
 * (src/page/ disassembles it). */
#ifndef UA_CODE_H
#define UA_CODE_H

#include <stdbool.h>
#include <stdint.h>

#include "ua.h"

#define UA_CODE_BYTES	8192	/* of what is longer, nothing is kept */

struct ua_code {
	char isa[24];		/* a folder of arch/ */
	unsigned bits;		/* of a register: 32, 64 */
	bool little;		/* the order of bytes */
	uintptr_t start;
	unsigned size;
	unsigned char byte[];
};

/* To be freed; NULL: it is not to be had. */
struct ua_code *ua_code_take(const struct ua_routine *r);
struct ua_code *ua_code_new(unsigned size);

#endif
