/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_page by rep stosq.
 *
 *	void ua_x86_clear_page_rep(void *page);
 *
 * Contract: clear_page; kernel memory only, no fixups.
 * ISA: baseline x86-64; the choice for CPUs with REP_GOOD but not ERMS.
 *
 *	register	role	live range
 *	rdi		page	all through
 *	rcx		left	quadwords left; all through
 *	rax		zero	all through
 *
 * Design: clear_page_rep (2.6.x as clear_page_c, to 6.x).
 */
#include "asm.h"

#define left32	%ecx
#define zero32	%eax

ENTRY ua_x86_clear_page_rep
	xor	zero32, zero32
	mov	$(4096 / 8), left32
	rep stosq
	ret
END
