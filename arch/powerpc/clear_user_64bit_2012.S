/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user by aligned doublewords, 32 bytes a turn.
 *
 *	unsigned long ua_ppc_clear_user_64bit_2012(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.  What a faulting part had left
 * to do is done again, byte by byte.
 *
 * ISA: 64 bits.  Registers and progress at each fixup: clear_user_64.h.
 * Design: the 64-bit __clear_user of powerpc as first proposed, 2012.
 */
#include "clear_user_64.h"

#ifdef __powerpc64__
ENTRY ua_ppc_clear_user_64bit_2012
	cmpldi	n, 32
	li	zero, 0
	blt	.Lshort
	CLEAR_ALIGN
	cmpldi	n, 32
	blt	.Lshort
	CLEAR_TURNS
.Lshort:
	CLEAR_SHORT
	CLEAR_FIX
END
#endif
