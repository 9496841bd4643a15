/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy by blocks of eight loads and stores, to or from user memory.
 *
 *	unsigned ua_x86_copy_user_unrolled(void *to, const void *from, unsigned n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.  The length
 * is 32 bits wide.  The destination is aligned first, by bytes.  On a fault in
 * a block its first bytes are copied a second time.
 *
 * ISA: baseline x86-64; the choice for CPUs without REP_GOOD.
 * Registers and progress at each fixup: copy_user.h.
 * Design: copy_user_generic_unrolled of Linux up to 6.3, in the form that it
 * took when the tail became a rep movsb with an entry of its own.
 */
#include "copy_user.h"

ENTRY ua_x86_copy_user_unrolled
	COPY_UNROLLED 0
END
