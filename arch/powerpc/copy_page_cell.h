/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_page_cell.h - copy_page as it was rewritten for Cell in 2008.
 *
 *	COPY_PAGE_CELL line
 *
 *	line	0: no set-up, as where the CPU feature CP_USE_DCBTZ is off;
 *		1: set-up by the machine's line, from ua_ppc_cache;
 *		32, 64, 128: set-up by lines of that many bytes
 *
 *	register	role	live range
 *	r3, r4		to, from	next line of 128 bytes; all through
 *	ctr			set-up: cache lines left; then turns left
 *	r5		at	set-up: offset of the next cache line
 *	r6		line	set-up, of the machine: its bytes
 *	r7, r8			set-up: scratch
 *	r5-r12			data: half a line on its way
 *
 * The set-up touches every line of the source (dcbt) and makes every line of
 * the destination in the cache, as zeroes, without a read of memory (dcbz).
 * dcbz clears the line that it lies in whole: a line smaller than the
 * machine's does no harm, since nothing was stored yet.
 *
 * The loop carries half a line in registers: each is stored and at once loaded
 * with the doubleword 64 bytes on.  The last line runs without the loads of a
 * next one, so that nothing is read behind the page.
 */
#ifndef UA_POWERPC_COPY_PAGE_CELL_H
#define UA_POWERPC_COPY_PAGE_CELL_H

#include "hooks.h"

#define to	r3
#define from	r4
#define at	r5
#define DATA	r5, r6, r7, r8, r9, r10, r11, r12

#define UA_TURNS	(4096 / 128 - 1)

/* store: offset to store all of DATA at; load: to load each again from. */
	.macro COPY_PAGE_HALF store:req, load:req
	.set	.Li, 0
	.irp	word, DATA
	.ifnc	\store, none
	std	\word, \store + .Li(to)
	.endif
	.ifnc	\load, none
	ld	\word, \load + .Li(from)
	.endif
	.set	.Li, .Li + 8
	.endr
	.endm

	.macro COPY_PAGE_SETUP line:req
	.if	\line == 1
	UA_ADDRESS r8, ua_ppc_cache, r0
	lwz	r6, CACHE_LINE(r8)
	lwz	r8, CACHE_LINE_LOG(r8)
	li	r7, 4096
	srw	r7, r7, r8
	.else
	li	r7, 4096 / \line
	.endif
	mtctr	r7
	li	at, 0
.Lsetup:
	dcbt	from, at
	dcbz	to, at
	.if	\line == 1
	add	at, at, r6
	.else
	addi	at, at, \line
	.endif
	bdnz	.Lsetup
	.endm

	.macro COPY_PAGE_CELL line:req
	.if	\line
	COPY_PAGE_SETUP \line
	.endif
	li	r0, UA_TURNS
	mtctr	r0
	COPY_PAGE_HALF none, 0
.Lline:
	COPY_PAGE_HALF 0, 64
	COPY_PAGE_HALF 64, 128
	addi	from, from, 128
	addi	to, to, 128
	bdnz	.Lline
	COPY_PAGE_HALF 0, 64
	COPY_PAGE_HALF 64, none
	blr
	.endm

#endif
