/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy by rep movsq from wherever the operands start, to or from user memory;
 * below 64 bytes by quadwords and bytes.
 *
 *	unsigned long ua_x86_copy_user_rep_movs_alternative_movsq_6_6(void *to,
 *		const void *from, unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.
 *
 * ISA: baseline x86-64; the choice for CPUs without ERMS.
 * Registers and progress at each fixup: rep_movs.h.
 * Design: rep_movs_alternative of Linux 6.6 to 6.14, default alternative.
 */
#include "rep_movs.h"

ENTRY ua_x86_copy_user_rep_movs_alternative_movsq_6_6
	mov	n, left
	cmp	$64, left
	jae	.Llarge
	REP_MOVS_SHORT
.Llarge:
	REP_MOVS_QUADS
END
