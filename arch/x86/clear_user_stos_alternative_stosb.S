/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user: single stores below 256 bytes, one rep stosb above.
 *
 *	unsigned long ua_x86_clear_user_stos_alternative_stosb(void *to, unsigned long n);
 *
 * Contract: clear_user.  Exact from 256 bytes on; below, the residual may be
 * up to 7 bytes above the truth.
 *
 * ISA: baseline x86-64; the choice for CPUs with ERMS.
 * Registers: clear_user.h.
 * Progress: .Lfix_quads tail + 8 * left; .Lfix_byte, .Lfix_rep_bytes left.
 * Design: Neves' version in the iov_iter thread of 2022, ERMS alternative.
 */
#include "clear_user.h"

ENTRY ua_x86_clear_user_stos_alternative_stosb
	CLEAR_STOS_ALTERNATIVE CLEAR_REP_BYTES
END
