/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy by rep movsq on an aligned destination, to or from user memory; below
 * 64 bytes by quadwords and bytes.
 *
 *	unsigned long ua_x86_copy_user_rep_movs_alternative_movsq(void *to,
 *		const void *from, unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.  The first
 * quadword is copied where it lies; then both pointers move on by the 1 to 8
 * bytes that align the destination.
 *
 * ISA: baseline x86-64; the choice for CPUs without ERMS.
 * Registers and progress at each fixup: rep_movs.h.
 * Design: rep_movs_alternative of Linux 6.15 and later (and of the stable
 * releases that took the alignment over), default alternative.
 */
#include "rep_movs.h"

#define step	%rax

ENTRY ua_x86_copy_user_rep_movs_alternative_movsq
	mov	n, left
	cmp	$64, left
	jae	.Llarge
	REP_MOVS_SHORT
.Llarge:
	USER .Lfix_word, movq (from), word
	USER .Lfix_word, movq word, (to)
	mov	to, step
	or	$-8, step
	neg	step
	add	step, from
	add	step, to
	sub	step, left
	REP_MOVS_QUADS
END
