/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Facts of the machine that C code of src/ needs. */
#ifndef UA_SPARC_MACHINE_H
#define UA_SPARC_MACHINE_H

#include <stdint.h>

#define UA_ABI_NAME	"sparc64"	/* in the names of subjects */

/* Addresses in the hole between the two halves of the address space are no kind
 * here: where it begins differs, and an emulator has none. */

#define UA_HAVE_THREAD_POINTER	1
static inline char *ua_thread_pointer(void)
{
	char *p;

	__asm__("mov %%g7, %0" : "=r"(p));
	return p;
}

/* The code of a function whose symbol has this value. */
static inline uintptr_t ua_code_address(uintptr_t symbol)
{
	return symbol;
}

/* Compilers make bytes of an unaligned store. */
#define UA_STORES_IN_PARTS

#endif
