/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy by one rep movsb whatever the length, to or from user memory.
 *
 *	unsigned ua_x86_copy_user_erms_fsrm(void *to, const void *from, unsigned n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.  The length
 * is 32 bits wide.
 *
 * ISA: baseline x86-64; the choice for CPUs with ERMS and FSRM.
 * Registers: copy_user.h.
 * Progress: .Lfix_bulk count; then the tail tries once more.
 * Design: copy_user_enhanced_fast_string of Linux up to 6.3 with the check of
 * the length patched out by FSRM; before 4.13 no CPU had that check.
 */
#include "copy_user.h"

ENTRY ua_x86_copy_user_erms_fsrm
	mov	n32, count32
	USER .Lfix_bulk, rep movsb
	xor	%eax, %eax
	ret
.Lfix_bulk:
	mov	count32, n32
	COPY_TAIL
END
