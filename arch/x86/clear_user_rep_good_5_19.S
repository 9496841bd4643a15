/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user: single stores below 64 bytes, rep stosq and a byte tail above,
 * with the exception-table entry of the tail on the wrong instruction.
 *
 *	unsigned long ua_x86_clear_user_rep_good_5_19(void *to, unsigned long n);
 *
 * Contract: clear_user, and broken: when the hole begins in the last n % 8
 * bytes of 64 or more, the rep stosb of the tail faults and has no entry; the
 * one meant for it sits on the register move before it, which can't fault.
 * Otherwise as "rep_good": residual up to 7 bytes above the truth.
 *
 * ISA: baseline x86-64; the choice for CPUs with REP_GOOD but not ERMS.
 * Registers: clear_user.h.
 * Progress: .Lfix_quads tail + 8 * left; .Lfix_byte left; none in the tail.
 * Design: clear_user_rep_good as first published in Linux 5.19, and in every
 * 6.1, 6.2, 6.3 before 6.1.29, 6.2.16, 6.3.3.
 */
#include "clear_user.h"

ENTRY ua_x86_clear_user_rep_good_5_19
	CLEAR_REP_GOOD 1
END
