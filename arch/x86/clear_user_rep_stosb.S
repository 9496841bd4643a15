/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user by one rep stosb, whatever the length.
 *
 *	unsigned long ua_x86_clear_user_rep_stosb(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.
 * ISA: baseline x86-64, meant for CPUs with ERMS.  Registers: clear_user.h
 * (tail is not used).
 * Progress: .Lfix_rep_bytes left.
 * Design: Dickins' proposal in the iov_iter thread of 2022; the same single
 * instruction is what mainline puts inline since 6.4 on CPUs with FSRS.
 */
#include "clear_user.h"

ENTRY ua_x86_clear_user_rep_stosb
	xor	zero32, zero32
	CLEAR_REP_BYTES
END
