/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_to_user in an open user-access window and a vector section, as counted
 * hooks.  To leave the section may let another task run: with early=1 before
 * the window is closed, else after.
 *
 *	r3	to	one before the next byte to write
 *	r4	from	one before the next byte to read
 *	r5	n	bytes left, the next among them; then in the frame
 */
#include "powerpc/hooks.h"

#define to	r3
#define from	r4
#define n	r5
#define byte	r6

#define FRAME	(FRAME_MIN + 32)
#define KEEP	FRAME_MIN

	.macro KEEP_ARGUMENTS insn:req
	\insn	to, KEEP(r1)
	\insn	from, KEEP + L_BYTES(r1)
	\insn	n, KEEP + 2 * L_BYTES(r1)
	.endm

	.macro COPY_IN_WINDOW name:req, early:req
ENTRY_TOC \name
	mflr	r0
	STL	r0, FRAME_LR(r1)
	STLU	r1, -FRAME(r1)
	KEEP_ARGUMENTS STL
	HOOK_VMX_ENTER
	STL	r3, KEEP + 3 * L_BYTES(r1)	/* 0: refused, nothing to leave */
	HOOK_WINDOW_OPEN
	KEEP_ARGUMENTS LDL
	CMPLI_L	n, 0
	beq	2f
	addi	to, to, -1
	addi	from, from, -1
1:	USER 2f, lbzu byte, 1(from)
	USER 2f, stbu byte, 1(to)
	addic.	n, n, -1
	bne	1b
2:	STL	n, KEEP(r1)
	LDL	r0, KEEP + 3 * L_BYTES(r1)
	CMPLI_L	r0, 0
	beq	3f
	HOOK_VMX_EXIT
3:
	.if \early
	CALL ua_hook_call_out
	HOOK_WINDOW_CLOSE
	.else
	HOOK_WINDOW_CLOSE
	CALL ua_hook_call_out
	.endif
	LDL	r3, KEEP(r1)
	addi	r1, r1, FRAME
	LDL	r0, FRAME_LR(r1)
	mtlr	r0
	blr
END
	.endm

	COPY_IN_WINDOW reproducer_open_window, 1
	COPY_IN_WINDOW reproducer_open_window_repaired, 0
