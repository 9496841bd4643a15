/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Facts of the machine that C code of src/ needs. */
#ifndef UA_MIPS_MACHINE_H
#define UA_MIPS_MACHINE_H

#include <stdint.h>

/* In the names of subjects: one folder, three ABIs. */
#if _MIPS_SIM == _ABI64
#define UA_ABI_NAME	"mips64"
#elif defined __MIPSEB__
#define UA_ABI_NAME	"mips"
#else
#define UA_ABI_NAME	"mipsel"
#endif

/* Addresses that are refused for their form (unaligned to no segment of user
 * space) are no kind here: an emulator has none. */

/* Compilers make swl and swr of an unaligned store. */
#define UA_STORES_IN_PARTS

/* The code of a function whose symbol has this value. */
static inline uintptr_t ua_code_address(uintptr_t symbol)
{
	return symbol;
}

#endif
