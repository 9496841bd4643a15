/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy by lines of 32 bytes, then words, to or from user memory.
 *
 *	unsigned long ua_ppc_copy_user_lines(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.  Stores are not
 * retried, and need not be: from where a line of the destination begins they
 * are aligned, and one that does not get there does not get to a page's end.
 *
 * ISA: 32 bits.  Registers and progress at each fixup: copy_user_32.h.
 * Design: __copy_tofrom_user of 32-bit Linux, its dcbz left out.
 */
#include "copy_user_32.h"

#ifndef __powerpc64__
ENTRY ua_ppc_copy_user_lines
	COPY_32 dcbz=0
END
#endif
