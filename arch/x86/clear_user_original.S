/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user by single stores, as it was until 5.18.
 *
 *	unsigned long ua_x86_clear_user_original(void *to, unsigned long n);
 *
 * Contract: clear_user.  Residual up to 7 bytes above the truth: an 8-byte
 * store that straddles the hole is given up whole, so with 1..7 accessible
 * bytes and n >= 8 nothing at all is done.
 *
 * The quadword count is 64 bits wide but decremented as a 32-bit register,
 * which zeroes its upper half.  From 32 GiB on the loop therefore runs modulo
 * 2^32 turns: it comes back early with residual 0, or with a residual that is
 * far too small when it faults after its first store.
 *
 * ISA: baseline x86-64.  Registers: clear_user.h.
 * Progress: .Lfix_quads tail + 8 * left; .Lfix_byte left.
 * Design: the inline assembly of Linux up to 5.18.
 */
#include "clear_user.h"

ENTRY ua_x86_clear_user_original
	xor	zero32, zero32
	CLEAR_SMALL left32
END
