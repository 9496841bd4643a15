/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Places that an object's section holds, from its relocations. */
#ifndef UA_RELOCATION_H
#define UA_RELOCATION_H

#include <stdint.h>

#include "kernel/build.h"
#include "kernel/elfobject.h"

struct ua_relocation {
	uint64_t at;		/* in the section */
	unsigned size;		/* of the place; 0: unknown kind */
	bool relative;
	bool handler;		/* of a function elsewhere that handles entries */
};

/* Those of a section, in the order of their places; allocated.  How many. */
size_t ua_relocations(const struct ua_elf_object *o, Elf_Scn *section, struct ua_relocation **list);

/* Words of other code (x86 alternatives) that count from their own place. */
void ua_moving_read(struct ua_object *to, const struct ua_elf_object *o);

/* Learns or checks the layout of exception tables; 0 or an exit status + 1. */
int ua_extable_read(struct ua_build *b, const struct ua_object *object);

#endif
