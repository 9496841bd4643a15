/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_from_user by blocks, zeroing the part that it could not copy.
 *
 *	unsigned ua_x86_copy_from_user_unrolled_pad(void *to, const void *from, unsigned n);
 *
 * Contract: copy_from_user with zero padding; the residual is exact.  The
 * length is 32 bits wide.
 *
 * ISA: baseline x86-64; the choice for CPUs without REP_GOOD.
 * Registers and progress at each fixup: copy_user.h; al zeroes the padding and
 * edx keeps the residual meanwhile.
 * Design: copy_user_generic_unrolled of Linux 2.6.27 to 4.11, whose tail
 * handler padded (from 4.1 on with a memset, and kernel buffers only).  That
 * handler was C, byte by byte; here two string instructions stop at the same
 * byte.
 */
#include "copy_user.h"

ENTRY ua_x86_copy_from_user_unrolled_pad
	COPY_UNROLLED 1
END
