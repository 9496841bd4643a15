/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user by aligned doublewords, and by cache lines above 512 bytes.
 *
 *	unsigned long ua_ppc_clear_user_64bit_2012_dcbz(void *to,
 *		unsigned long n);
 *
 * Contract: clear_user; the residual is exact.  What a faulting part had left
 * to do is done again, byte by byte: of a dcbz, all lines before it too.
 *
 * The size of a line is read from ua_ppc_cache, where the kernel has
 * ppc64_caches; it must be what dcbz clears.
 *
 * ISA: 64 bits.  Registers and progress at each fixup: clear_user_64.h.
 * Design: __clear_user, powerpc64, Linux from 3.6 on.
 */
#include "clear_user_64.h"

#ifdef __powerpc64__
ENTRY_TOC ua_ppc_clear_user_64bit_2012_dcbz
	cmpldi	n, 32
	li	zero, 0
	blt	.Lshort
	CLEAR_ALIGN
	cmpldi	n, 32
	blt	.Lshort
	cmpldi	n, 512
	bgt	.Llines
.Lturns:
	CLEAR_TURNS
.Lshort:
	CLEAR_SHORT
.Llines:
	CLEAR_LINES
	CLEAR_FIX
END
#endif
