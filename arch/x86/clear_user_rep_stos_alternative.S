/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user: blocks of eight stores, then quadwords, then bytes.
 *
 *	unsigned long ua_x86_clear_user_rep_stos_alternative(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.  A word store that faults goes
 * on byte by byte from the start of its word or block; up to 56 bytes are
 * cleared a second time on that path.
 *
 * ISA: baseline x86-64; the choice for CPUs without FSRS.  Registers:
 * clear_user.h, but left counts bytes all through and tail is not used.  (The
 * kernel's form takes the count in rcx and returns it there.)
 * Progress: left, at every fixup.
 * Design: rep_stos_alternative of Linux 6.4 and later.
 */
#include "clear_user.h"

ENTRY ua_x86_clear_user_rep_stos_alternative
	xor	zero32, zero32
	mov	n, left
	cmp	$64, left
	jb	.Lshort
	.p2align 4
.Lblock:
	.irp at, 0, 8, 16, 24, 32, 40, 48, 56
	USER .Lfix_block, movq zero, \at(to)
	.endr
	add	$64, to
	sub	$64, left
	cmp	$64, left
	jae	.Lblock
.Lshort:
	cmp	$8, left
	jb	.Ltail
.Lquad:
	USER .Lfix_quad, movq zero, (to)
	add	$8, to
	sub	$8, left
	cmp	$8, left
	jae	.Lquad
.Ltail:
	jrcxz	.Ldone
.Lfix_block:
.Lfix_quad:
.Lbyte:
	USER .Lfix_byte, movb zero8, (to)
	inc	to
	dec	left
	jnz	.Lbyte
.Lfix_byte:
.Ldone:
	mov	left, %rax
	ret
END
