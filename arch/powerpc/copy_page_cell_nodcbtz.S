/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_page of Cell, without the set-up loop.
 *
 *	void ua_ppc_copy_page_cell_nodcbtz(void *to, const void *from);
 *
 * Contract: copy_page, of 4096 bytes; no fixups.  Reads nothing beyond.
 * ISA: 64-bit.
 * Registers: copy_page_cell.h.
 *
 * Design: copy_4K_page of 64-bit Linux from 2.6.28 on, where the CPU feature
 * CP_USE_DCBTZ is off (POWER3, POWER5, POWER6 and later) and the set-up loop is
 * patched out.  32 lines of 128 bytes, loads and stores by turns.
 */
#include "copy_page_cell.h"

#ifdef __powerpc64__
ENTRY ua_ppc_copy_page_cell_nodcbtz
	COPY_PAGE_CELL 0
END
#endif
