/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_page by rep movsq.
 *
 *	void ua_x86_copy_page_rep(void *to, const void *from);
 *
 * Contract: copy_page; kernel memory only, no fixups.
 * ISA: baseline x86-64; the choice for CPUs with REP_GOOD.
 *
 *	register	role	live range
 *	rdi, rsi	to, from	all through
 *	rcx		left	quadwords left; all through
 *
 * Design: copy_page (2.6.x as copy_page_c, copy_page_rep, to 6.x).
 */
#include "asm.h"

#define left32	%ecx

ENTRY ua_x86_copy_page_rep
	mov	$(4096 / 8), left32
	rep movsq
	ret
END
