/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_page of Cell, with the set-up loop by cache lines of 32 bytes.
 *
 *	void ua_ppc_copy_page_cell_dcbtz_32(void *to, const void *from);
 *
 * Contract: copy_page, of 4096 bytes; no fixups.  Reads nothing beyond.
 * ISA: 64-bit; dcbz that clears 32 bytes (UA_NEED_LINE_32).
 * Registers: copy_page_cell.h.
 *
 * Design: as copy_page_cell_dcbtz.S, with the line as a constant.
 */
#include "copy_page_cell.h"

#ifdef __powerpc64__
ENTRY ua_ppc_copy_page_cell_dcbtz_32
	COPY_PAGE_CELL 32
END
#endif
