/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_from_user that leaves the destination out of the cache.
 *
 *	unsigned ua_x86_copy_from_user_nocache(void *to, const void *from, unsigned n);
 *
 * Contract: copy_from_user; the residual is exact.  The length is 32 bits
 * wide.  Aligned quadwords and one aligned doubleword go by movnti; the head
 * that aligns the destination, the bytes at the end and what a fixup copies go
 * through the cache.  An sfence comes before every return, and before the
 * tail of the fault path.
 *
 * ISA: SSE2 (movnti), which x86-64 always has.
 * Registers: copy_user.h.
 * Progress: as there; .Lfix_dword n, from which the four bytes are still to be
 * taken away.
 * Design: __copy_user_nocache of Linux 4.5 to 6.3.
 */
#include "copy_user.h"

ENTRY ua_x86_copy_from_user_nocache
	cmp	$8, n32
	jb	.Lquads_done
	COPY_ALIGN
	COPY_BLOCKS movnti
	COPY_QUADS movnti
	test	$3, to32
	jnz	.Lno_dword
	cmp	$4, n32
	jb	.Lno_dword
	USER .Lfix_dword, movl (from), w0_32
	USER .Lfix_dword, movnti w0_32, (to)
	add	$4, from
	add	$4, to
	sub	$4, n32
.Lno_dword:
	COPY_BYTES
	sfence
	xor	%eax, %eax
	ret
.Lfix_align:
	add	count32, n32
	jmp	.Lfix_dword
.Lfix_block:
	shl	$6, count32
	add	count32, n32
	jmp	.Lfix_dword
.Lfix_quad:
	lea	(n, count, 8), n32
	jmp	.Lfix_dword
.Lfix_byte:
	mov	count32, n32
.Lfix_dword:
	sfence
	COPY_TAIL
END
