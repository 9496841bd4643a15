/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_page line by line, each made by dcbz and then filled.
 *
 *	void ua_ppc_copy_page_dcbz(void *to, const void *from);
 *
 * Contract: copy_page, of 4096 bytes; no fixups.  Reads nothing beyond.
 * ISA: dcbz of any line from four longs on, which it reads from ua_ppc_cache.
 *
 *	register	role	live range
 *	r3, r4		to, from	next four longs; all through
 *	r5		line	its bytes; all through
 *	r6		left	cache lines left; all through
 *	r7		steps	four longs each, in a line; all through
 *	r8-r11			data; r8 is scratch before
 *	ctr			steps left of the line
 *
 * Design: copy_page of 32-bit Linux, with the line from a variable: dcbt on the
 * next line of the source, dcbz on this line of the destination, then four
 * loads and four stores a step.
 */
#include "hooks.h"

#define to	r3
#define from	r4
#define line	r5
#define left	r6
#define steps	r7

ENTRY_TOC ua_ppc_copy_page_dcbz
	UA_ADDRESS r8, ua_ppc_cache, r0
	lwz	line, CACHE_LINE(r8)
	lwz	r8, CACHE_LINE_LOG(r8)
	li	left, 4096
	srw	left, left, r8
	srwi	steps, line, L_LOG + 2
.Lline:
	dcbt	from, line
	dcbz	0, to
	mtctr	steps
.Lstep:
	LDL	r8, 0(from)
	LDL	r9, L_BYTES(from)
	LDL	r10, (2 * L_BYTES)(from)
	LDL	r11, (3 * L_BYTES)(from)
	STL	r8, 0(to)
	STL	r9, L_BYTES(to)
	STL	r10, (2 * L_BYTES)(to)
	STL	r11, (3 * L_BYTES)(to)
	addi	from, from, 4 * L_BYTES
	addi	to, to, 4 * L_BYTES
	bdnz	.Lstep
	addic.	left, left, -1
	bne	.Lline
	blr
END
