/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Facts of the machine that C code of src/ needs. */
#ifndef UA_ALPHA_MACHINE_H
#define UA_ALPHA_MACHINE_H

#include <stdint.h>

#define UA_ABI_NAME	"alpha"	/* in the names of subjects */

/* Addresses that are refused for their form are no kind here: how many bits
 * count differs from machine to machine, and an emulator has none. */

/* Compilers make ldq_u and stq_u of both quadwords of an unaligned store. */
#define UA_STORES_IN_PARTS

/* Before BWX there is no store of a byte: its quadword is loaded, changed and
 * stored, by an address whose lowest three bits do not count. */
#define UA_STORE_UNIT	8

/* A table entry's second word is an lda: a way from the instruction on. */
#define UA_CODED_FIXUP(insn, data) ((insn) + (uintptr_t)(intptr_t)(int16_t)(data))

/* The code of a function whose symbol has this value. */
static inline uintptr_t ua_code_address(uintptr_t symbol)
{
	return symbol;
}

#endif
