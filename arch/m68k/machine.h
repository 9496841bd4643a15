/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Facts of the machine that C code of src/ needs. */
#ifndef UA_M68K_MACHINE_H
#define UA_M68K_MACHINE_H

#include <stdint.h>

#define UA_ABI_NAME	"m68k"	/* in the names of subjects */

/* No address is refused for its form. */

/* The code of a function whose symbol has this value. */
static inline uintptr_t ua_code_address(uintptr_t symbol)
{
	return symbol;
}

#endif
