/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy by one rep movsb, or by quadwords and bytes below 64 bytes, to or from
 * user memory.
 *
 *	unsigned long ua_x86_copy_user_rep_movs_alternative_movsb(void *to,
 *		const void *from, unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.
 *
 * ISA: baseline x86-64; the choice for CPUs with ERMS but not FSRM.
 * Registers: rep_movs.h.
 * Progress: left at every fixup; .Lfix_word goes on by bytes.
 * Design: rep_movs_alternative of Linux 6.4 and later, ERMS alternative.
 */
#include "rep_movs.h"

ENTRY ua_x86_copy_user_rep_movs_alternative_movsb
	mov	n, left
	cmp	$64, left
	jae	.Llarge
	REP_MOVS_SHORT
.Llarge:
	USER .Lfix_byte, rep movsb
	jmp	.Ldone
END
