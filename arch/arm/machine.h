/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Facts of the machine that C code of src/ needs. */
#ifndef UA_ARM_MACHINE_H
#define UA_ARM_MACHINE_H

#include <stdint.h>

#define UA_ABI_NAME	"arm"	/* in the names of subjects */

/* No address is refused for its form: there is no non-canonical kind. */

/* Why nothing is done with such code of an image; NULL: it is. */
#define UA_CODE_LACKS(symbol) \
	((symbol) & 1 ? "it is Thumb code, of which this version can't tell instructions apart" : NULL)

/* A trap over an instruction fires when that would do something. */
const unsigned char *ua_arm_trap_over(uintptr_t insn);
#define UA_TRAP_OVER(insn)	ua_arm_trap_over(insn)

/* The code of a function whose symbol has this value: the lowest bit says that
 * it is Thumb (the C library's is). */
static inline uintptr_t ua_code_address(uintptr_t symbol)
{
	return symbol & ~1ul;
}

#endif
