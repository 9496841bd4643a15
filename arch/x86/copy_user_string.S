/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy by rep movsq and rep movsb, to or from user memory.
 *
 *	unsigned ua_x86_copy_user_string(void *to, const void *from, unsigned n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.  The length
 * is 32 bits wide.  From 8 bytes on the destination is aligned first.
 *
 * ISA: baseline x86-64; the choice for CPUs with REP_GOOD but not ERMS.
 * Registers: copy_user.h.
 * Progress: .Lfix_align n + count; .Lfix_quad n + 8 * count; .Lfix_byte count.
 * Design: copy_user_generic_string of Linux up to 6.3.
 */
#include "copy_user.h"

ENTRY ua_x86_copy_user_string
	cmp	$8, n32
	jb	.Lbytes
	COPY_ALIGN
	mov	n32, count32
	and	$7, n32
	shr	$3, count32
	USER .Lfix_quad, rep movsq
.Lbytes:
	mov	n32, count32
	USER .Lfix_byte, rep movsb
	xor	%eax, %eax
	ret
	COPY_FIX_ALIGN
	COPY_FIX_SMALL
	COPY_TAIL
END
