/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy by one rep movsb, or by quadwords and bytes below 64 bytes, to or from
 * user memory.
 *
 *	unsigned ua_x86_copy_user_erms(void *to, const void *from, unsigned n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.  The length
 * is 32 bits wide.
 *
 * ISA: baseline x86-64; the choice for CPUs with ERMS but not FSRM.
 * Registers: copy_user.h.
 * Progress: .Lfix_quad n + 8 * count; .Lfix_byte count.
 * Design: copy_user_enhanced_fast_string of Linux 4.13 to 6.3.
 */
#include "copy_user.h"

ENTRY ua_x86_copy_user_erms
	cmp	$64, n32
	jb	.Lshort
	mov	n32, count32
	USER .Lfix_byte, rep movsb
	xor	%eax, %eax
	ret
.Lshort:
	COPY_QUADS
	COPY_BYTES
	xor	%eax, %eax
	ret
	COPY_FIX_SMALL
	COPY_TAIL
END
