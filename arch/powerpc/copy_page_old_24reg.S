/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_page by six streams at once, in 24 registers.
 *
 *	void ua_ppc_copy_page_old_24reg(void *to, const void *from);
 *
 * Contract: copy_page, of 4096 bytes; no fixups.  Reads nothing beyond.
 * ISA: 64-bit.
 *
 * Registers: copy_page_24reg.h.  r14-r28 are saved below the stack pointer, in
 * the zone that is a leaf's own.
 *
 * Design: copy_4K_page of 64-bit Linux before 2.6.28.
 */
#include "copy_page_24reg.h"

#ifdef __powerpc64__
#define SAVED_AT	(-8 * PAGE_SAVED_NR)

ENTRY ua_ppc_copy_page_old_24reg
	PAGE_SAVED_EACH std, SAVED_AT
	.irp	reg, PAGE_SAVED
	.cfi_offset \reg, SAVED_AT + (\reg - 14) * 8
	.endr
	COPY_PAGE_24
	PAGE_SAVED_EACH ld, SAVED_AT
	blr
END
#endif
