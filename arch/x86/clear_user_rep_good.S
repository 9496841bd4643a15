/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user: single stores below 64 bytes, rep stosq and a byte tail above.
 *
 *	unsigned long ua_x86_clear_user_rep_good(void *to, unsigned long n);
 *
 * Contract: clear_user.  Residual up to 7 bytes above the truth while
 * quadwords are being cleared, exact in the tail.
 *
 * ISA: baseline x86-64; the choice for CPUs with REP_GOOD but not ERMS.
 * Registers: clear_user.h.
 * Progress: .Lfix_quads tail + 8 * left; .Lfix_byte, .Lfix_rep_tail left.
 * Design: clear_user_rep_good of Linux 5.19 to 6.3 with the repair of stable
 * 6.1.29, 6.2.16 and 6.3.3: the tail's entry names the rep stosb.
 */
#include "clear_user.h"

ENTRY ua_x86_clear_user_rep_good
	CLEAR_REP_GOOD 0
END
