/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user by single stores, out of line.
 *
 *	unsigned long ua_x86_clear_user_original_5_19(void *to, unsigned long n);
 *
 * Contract: clear_user.  Residual up to 7 bytes above the truth, for the same
 * reason as in "original"; the quadword count is now 64 bits wide throughout.
 *
 * ISA: baseline x86-64.  Registers: clear_user.h.
 * Progress: .Lfix_quads tail + 8 * left; .Lfix_byte left.
 * Design: clear_user_original of Linux 5.19 to 6.3.
 */
#include "clear_user.h"

ENTRY ua_x86_clear_user_original_5_19
	xor	zero32, zero32
	CLEAR_SMALL left
END
