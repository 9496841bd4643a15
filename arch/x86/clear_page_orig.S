/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_page by blocks of eight stores.
 *
 *	void ua_x86_clear_page_orig(void *page);
 *
 * Contract: clear_page; kernel memory only, no fixups.
 * ISA: baseline x86-64; the choice for CPUs without REP_GOOD.
 *
 *	register	role	live range
 *	rdi		page	next block; all through
 *	rsi		end	first byte after the page; all through
 *	rax		zero	all through
 *
 * Design: clear_page_orig (2.6.x as clear_page, to 6.x).
 */
#include "asm.h"

#define page	%rdi
#define end	%rsi
#define zero	%rax
#define zero32	%eax

ENTRY ua_x86_clear_page_orig
	xor	zero32, zero32
	lea	4096(page), end
	.p2align 4
.Lblock:
	.irp at, 0, 8, 16, 24, 32, 40, 48, 56
	movq	zero, \at(page)
	.endr
	add	$64, page
	cmp	end, page
	jne	.Lblock
	ret
END
