/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The exception table: faulting instruction -> fixup. */
#ifndef UA_EXTABLE_H
#define UA_EXTABLE_H

#include <stddef.h>
#include <stdint.h>

struct ua_exentry {
	uintptr_t insn, fixup;
	unsigned long taken;	/* times, in this process */
	int type;		/* of a kernel image: a word of ua_arch_fixtype's */
	uint32_t data;		/* and what the type is for */
};

struct ua_extable {
	struct ua_exentry *entry;	/* sorted by insn */
	size_t n;
};

#define UA_FIX_PLAIN	0	/* type: the jump to the fixup is all */
#define UA_FIX_UNKNOWN	-1
#define UA_FIX_CODED	0x7fff	/* the entry's second word is the fixup and the type */

/* This program's own table and that of a loaded image, made absolute and
 * sorted; -ENOMEM on failure. */
int ua_extable_init(struct ua_extable *t);
void ua_extable_free(struct ua_extable *t);

/* The entry of the instruction at pc, or NULL.  Async-signal-safe. */
struct ua_exentry *ua_extable_search(const struct ua_extable *t, uintptr_t pc);

#endif
