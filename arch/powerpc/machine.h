/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Facts of the machine that C code of src/ needs. */
#ifndef UA_POWERPC_MACHINE_H
#define UA_POWERPC_MACHINE_H

#include <stdint.h>

/* In the names of subjects: one folder, three ABIs. */
#if !defined __powerpc64__
#define UA_ABI_NAME	"powerpc"
#elif defined __LITTLE_ENDIAN__
#define UA_ABI_NAME	"powerpc64le"
#else
#define UA_ABI_NAME	"powerpc64"
#endif

/* No address is refused for its form alone: there is no non-canonical kind. */

/* The code of a function whose symbol has this value: under ELFv1 a symbol
 * names a descriptor, whose first word is the code's address. */
static inline uintptr_t ua_code_address(uintptr_t symbol)
{
#if defined __powerpc64__ && (!defined _CALL_ELF || _CALL_ELF != 2)
	return *(const uintptr_t *)symbol;
#else
	return symbol;
#endif
}

#endif
