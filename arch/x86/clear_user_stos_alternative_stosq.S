/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user: single stores below 256 bytes, rep stosq and a byte tail above.
 *
 *	unsigned long ua_x86_clear_user_stos_alternative_stosq(void *to, unsigned long n);
 *
 * Contract: clear_user.  Residual up to 7 bytes above the truth, at every
 * length: the loop and rep stosq share the fixup that counts in quadwords.
 *
 * ISA: baseline x86-64; the choice for CPUs without ERMS.
 * Registers: clear_user.h.
 * Progress: .Lfix_quads tail + 8 * left; .Lfix_byte, .Lfix_rep_tail left.
 * Design: Neves' version in the iov_iter thread of 2022, default alternative.
 */
#include "clear_user.h"

ENTRY ua_x86_clear_user_stos_alternative_stosq
	CLEAR_STOS_ALTERNATIVE CLEAR_REP_QUADS
END
