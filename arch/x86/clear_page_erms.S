/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_page by rep stosb.
 *
 *	void ua_x86_clear_page_erms(void *page);
 *
 * Contract: clear_page; kernel memory only, no fixups.
 * ISA: baseline x86-64; the choice for CPUs with ERMS.
 *
 *	register	role	live range
 *	rdi		page	all through
 *	rcx		left	bytes left; all through
 *	rax		zero	all through
 *
 * Design: clear_page_erms (3.0 as clear_page_c_e, to 6.x).
 */
#include "asm.h"

#define left32	%ecx
#define zero32	%eax

ENTRY ua_x86_clear_page_erms
	xor	zero32, zero32
	mov	$4096, left32
	rep stosb
	ret
END
