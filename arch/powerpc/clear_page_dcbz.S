/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_page by dcbz.
 *
 *	void ua_ppc_clear_page_dcbz(void *page);
 *
 * Contract: clear_page, of 4096 bytes; no fixups.
 * ISA: dcbz of any line, which it reads from ua_ppc_cache.
 *
 *	register	role	live range
 *	r3		page	next line; all through
 *	r5		line	its bytes; all through
 *	r6		log	its logarithm, until ctr has the count
 *	ctr			lines left
 *
 * Design: clear_page of Linux, the form of one dcbz a turn, with the line from
 * a variable.
 */
#include "hooks.h"

#define page	r3
#define line	r5
#define log	r6

ENTRY_TOC ua_ppc_clear_page_dcbz
	UA_ADDRESS r4, ua_ppc_cache, r0
	lwz	line, CACHE_LINE(r4)
	lwz	log, CACHE_LINE_LOG(r4)
	li	r0, 4096
	srw	r0, r0, log
	mtctr	r0
.Lline:
	dcbz	0, page
	add	page, page, line
	bdnz	.Lline
	blr
END
