/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_page by blocks of eight loads and eight stores, prefetching ahead.
 *
 *	void ua_x86_copy_page_regs(void *to, const void *from);
 *
 * Contract: copy_page; kernel memory only, no fixups.  Reads, and prefetches,
 * nothing beyond the source page: the last five blocks run without prefetch.
 * ISA: baseline x86-64 (prefetcht0 is SSE); for CPUs without REP_GOOD.
 *
 *	register	role	live range
 *	rdi, rsi	to, from	next block; all through
 *	ecx		left	blocks left of the loop that runs
 *	rax, rdx, r8-r11, rbx, rbp	one quadword each, inside a block;
 *				the last two are saved on the stack
 *
 * Design: copy_page_regs (2.6.x as the default copy_page, to 6.x).
 */
#include "asm.h"

#define to	%rdi
#define from	%rsi
#define left32	%ecx

#define UA_BLOCKS	(4096 / 64)
#define UA_AHEAD	5

	.macro COPY_PAGE_LOAD
	movq	(from), %rax
	movq	8(from), %rdx
	movq	16(from), %r8
	movq	24(from), %r9
	movq	32(from), %r10
	movq	40(from), %r11
	movq	48(from), %rbx
	movq	56(from), %rbp
	add	$64, from
	.endm

	.macro COPY_PAGE_STORE
	movq	%rax, (to)
	movq	%rdx, 8(to)
	movq	%r8, 16(to)
	movq	%r9, 24(to)
	movq	%r10, 32(to)
	movq	%r11, 40(to)
	movq	%rbx, 48(to)
	movq	%rbp, 56(to)
	add	$64, to
	.endm

ENTRY ua_x86_copy_page_regs
	push	%rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset %rbx, 0
	push	%rbp
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset %rbp, 0
	mov	$(UA_BLOCKS - UA_AHEAD), left32
	.p2align 4
.Lahead:
	prefetcht0 (UA_AHEAD * 64)(from)
	COPY_PAGE_LOAD
	COPY_PAGE_STORE
	dec	left32
	jnz	.Lahead
	mov	$UA_AHEAD, left32
	.p2align 4
.Llast:
	COPY_PAGE_LOAD
	COPY_PAGE_STORE
	dec	left32
	jnz	.Llast
	pop	%rbp
	.cfi_adjust_cfa_offset -8
	.cfi_restore %rbp
	pop	%rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore %rbx
	ret
	.purgem COPY_PAGE_LOAD
	.purgem COPY_PAGE_STORE
END
