/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user by copying a page of zeros as often as it takes.
 *
 *	unsigned long ua_x86_clear_user_zero_page(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.
 * ISA: baseline x86-64, meant for CPUs with ERMS.
 *
 *	register	role	live range
 *	rdi		to	next byte to clear; all through
 *	rsi		from	next byte of the zero page; inside a turn
 *	rdx		after	bytes that later turns will clear; all through
 *	rcx		left	bytes left of this turn; progress
 *
 * Progress: .Lfix_copy after + left.
 * Design: copy_to_user() from the zero page, a page a turn: the rival that
 * clear_user() was measured against in the iov_iter thread of 2022.
 */
#include "asm.h"

#define to	%rdi
#define n	%rsi
#define from	%rsi
#define after	%rdx
#define left	%rcx
#define left32	%ecx

#define UA_ZERO_PAGE	4096

	.section .rodata
	.p2align 12
.Lzero_page:
	.skip	UA_ZERO_PAGE

ENTRY ua_x86_clear_user_zero_page
	mov	n, after
.Lturn:
	mov	$UA_ZERO_PAGE, left32
	cmp	left, after
	cmovb	after, left
	lea	.Lzero_page(%rip), from
	sub	left, after
	USER .Lfix_copy, rep movsb
	test	after, after
	jnz	.Lturn
.Lfix_copy:
	lea	(after, left), %rax
	ret
END
