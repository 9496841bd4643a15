/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Facts of the machine that C code of src/ needs. */
#ifndef UA_X86_MACHINE_H
#define UA_X86_MACHINE_H

#include <stdint.h>

#define UA_ABI_NAME	"x86"	/* in the names of subjects */

/* No canonical address has bit 63 set and bit 56 clear, whether the machine
 * has four or five levels of page tables. */
#define UA_NONCANONICAL_HOLE	0x8000000000000000ul

#define UA_HAVE_THREAD_POINTER	1
static inline char *ua_thread_pointer(void)
{
	char *p;

	__asm__("mov %%fs:0, %0" : "=r"(p));
	return p;
}

/* Bytes of a string instruction with rep, which is many accesses; 0: none. */
unsigned ua_x86_repeated(const unsigned char *insn);
#define UA_TRAP_REPEATS(insn)	ua_x86_repeated((const unsigned char *)(insn))

/* The code of a function whose symbol has this value. */
static inline uintptr_t ua_code_address(uintptr_t symbol)
{
	return symbol;
}

#endif
