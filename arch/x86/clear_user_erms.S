/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user: single stores below 64 bytes, one rep stosb above.
 *
 *	unsigned long ua_x86_clear_user_erms(void *to, unsigned long n);
 *
 * Contract: clear_user.  Exact from 64 bytes on; below, the residual may be up
 * to 7 bytes above the truth, because short lengths go the way of "original".
 *
 * ISA: baseline x86-64; the choice for CPUs with ERMS.
 * Registers: clear_user.h.
 * Progress: .Lfix_quads tail + 8 * left; .Lfix_byte, .Lfix_rep_bytes left.
 * Design: clear_user_erms of Linux 5.19 to 6.3.
 */
#include "clear_user.h"

ENTRY ua_x86_clear_user_erms
	xor	zero32, zero32
	cmp	$64, n
	jae	.Lrep
	CLEAR_SMALL left
.Lrep:
	CLEAR_REP_BYTES
END
