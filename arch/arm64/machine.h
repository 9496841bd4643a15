/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Facts of the machine that C code of src/ needs. */
#ifndef UA_ARM64_MACHINE_H
#define UA_ARM64_MACHINE_H

#include <stdint.h>

#define UA_ABI_NAME	"arm64"	/* in the names of subjects */

/* Addresses that are refused for their form (bits 55 to 48 or 52 unlike) are
 * no kind here: the top byte may be a tag, and an emulator can't tell where
 * such an access went. */

#define UA_HAVE_THREAD_POINTER	1
static inline char *ua_thread_pointer(void)
{
	char *p;

	__asm__("mrs %0, tpidr_el0" : "=r"(p));
	return p;
}

/* The code of a function whose symbol has this value. */
static inline uintptr_t ua_code_address(uintptr_t symbol)
{
	return symbol;
}

#endif
