/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Facts of the machine that C code of src/ needs. */
#ifndef UA_I386_MACHINE_H
#define UA_I386_MACHINE_H

#include <stdint.h>

#define UA_ABI_NAME	"i386"	/* in the names of subjects */

/* No address is refused for its form. */

#define UA_HAVE_THREAD_POINTER	1
static inline char *ua_thread_pointer(void)
{
	char *p;

	__asm__("mov %%gs:0, %0" : "=r"(p));
	return p;
}

/* Bytes of a string instruction with rep, which is many accesses; 0: none. */
unsigned ua_i386_repeated(const unsigned char *insn);
#define UA_TRAP_REPEATS(insn)	ua_i386_repeated((const unsigned char *)(insn))

/* qemu-user 7.2 does not know the trap flag. */
#include "emulator.h"
#define UA_TRAP_STEPS	(!ua_emulator())

/* The code of a function whose symbol has this value. */
static inline uintptr_t ua_code_address(uintptr_t symbol)
{
	return symbol;
}

#endif
