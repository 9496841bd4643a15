/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Facts of the machine that C code of src/ needs. */
#ifndef UA_S390_MACHINE_H
#define UA_S390_MACHINE_H

#include <stdint.h>

#define UA_ABI_NAME	"s390x"	/* in the names of subjects */

/* No address is refused for its form. */

#define UA_HAVE_THREAD_POINTER	1
static inline char *ua_thread_pointer(void)
{
	return __builtin_thread_pointer();
}

/* The code of a function whose symbol has this value. */
static inline uintptr_t ua_code_address(uintptr_t symbol)
{
	return symbol;
}

#endif
