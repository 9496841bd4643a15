/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_page of Cell, with the set-up loop by the machine's cache line.
 *
 *	void ua_ppc_copy_page_cell_dcbtz(void *to, const void *from);
 *
 * Contract: copy_page, of 4096 bytes; no fixups.  Reads nothing beyond.
 * ISA: 64-bit; dcbz of any line, which it reads from ua_ppc_cache.
 * Registers: copy_page_cell.h.
 *
 * Design: copy_4K_page of 64-bit Linux from 2.6.28 on, where the CPU feature
 * CP_USE_DCBTZ is on (Cell, PPC970, POWER4).  dcbt on every line of the source
 * and dcbz on every line of the destination; then 32 lines of 128 bytes, loads
 * and stores by turns.
 */
#include "copy_page_cell.h"

#ifdef __powerpc64__
ENTRY_TOC ua_ppc_copy_page_cell_dcbtz
	COPY_PAGE_CELL 1
END
#endif
