/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy by cache lines of 32 bytes, each cleared first, then words, to or from
 * user memory.
 *
 *	unsigned long ua_ppc_copy_user_lines_dcbz(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact, but a load that
 * faults finds the destination's line cleared: the tail is not untouched.
 *
 * ISA: 32 bits, and a dcbz of 32 bytes.  Registers and progress at each fixup:
 * copy_user_32.h.
 * Design: __copy_tofrom_user of 32-bit Linux, for cache lines of 32 bytes.
 */
#include "copy_user_32.h"

#ifndef __powerpc64__
ENTRY ua_ppc_copy_user_lines_dcbz
	COPY_32 dcbz=1
END
#endif
