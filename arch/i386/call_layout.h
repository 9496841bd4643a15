/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What checked_call.S and abi.c agree on: byte offsets in struct ua_call and
 * the values that are planted before a call.
 */
#ifndef UA_I386_CALL_LAYOUT_H
#define UA_I386_CALL_LAYOUT_H

#define CALL_ENTRY	0
#define CALL_ARGS	4	/* on the stack */
#define CALL_RESULT	28
#define CALL_SEEN	32	/* ebx esi edi ebp, afterwards */
#define CALL_STACK	48	/* esp afterwards, less what it should be */
#define CALL_FLAGS	52	/* eflags afterwards */
#define CALL_FRAME	56	/* words above the arguments */
#define FRAME_WORDS	4
#define CALL_MXCSR	72	/* 32 bits, then x87 control, 16 bits */
#define CALL_FCW	76
#define CALL_VECTORS	80	/* NULL: not looked at */
#define VECTORS_AREA	512	/* of FXSAVE */

#define PLANT_EBX	0x1badb011
#define PLANT_ESI	0x2badb022
#define PLANT_EDI	0x3badb033
#define PLANT_EBP	0x4badb044
#define PLANT_FRAME	0x5badb055
#define PLANT_JUNK	0x6badb066	/* eax, ecx, edx */

/* Rounding toward zero, everything masked; but x87's default, for a signal under
 * qemu-user 7.2 leaves that. */
#define PLANT_MXCSR	0x7f80
#define PLANT_FCW	0x037f

#endif
