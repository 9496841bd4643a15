/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Facts of the machine that C code of src/ needs. */
#ifndef UA_RISCV_MACHINE_H
#define UA_RISCV_MACHINE_H

#include <stdint.h>

#define UA_ABI_NAME	"riscv64"	/* in the names of subjects */

/* Addresses that are refused for their form are no kind here: how many bits
 * count differs from machine to machine, and an emulator has none. */

#define UA_HAVE_THREAD_POINTER	1
static inline char *ua_thread_pointer(void)
{
	char *p;

	__asm__("mv %0, tp" : "=r"(p));
	return p;
}

/* The code of a function whose symbol has this value. */
static inline uintptr_t ua_code_address(uintptr_t symbol)
{
	return symbol;
}

#endif
