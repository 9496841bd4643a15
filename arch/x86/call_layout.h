/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What checked_call.S and abi.c agree on: byte offsets in struct ua_call and
 * the values that are planted before a call.
 */
#ifndef UA_X86_CALL_LAYOUT_H
#define UA_X86_CALL_LAYOUT_H

#define CALL_ENTRY	0
#define CALL_ARGS	8	/* rdi rsi rdx rcx r8 r9 */
#define CALL_RESULT	56
#define CALL_SEEN	64	/* rbx rbp r12 r13 r14 r15, afterwards */
#define CALL_STACK	112	/* rsp afterwards, less what it should be */
#define CALL_FLAGS	120	/* rflags afterwards */
#define CALL_FRAME	128	/* four words above the return address */
#define CALL_MXCSR	160	/* 32 bits, then x87 control, 16 bits */
#define CALL_FCW	164
#define CALL_VECTORS	168	/* NULL: not looked at */
#define CALL_COMPONENTS	176
#define VECTORS_AREA	4096

/* Words that differ in every byte and repeat nowhere. */
#define PLANT_RBX	0x1badb0b1c0ffee11
#define PLANT_RBP	0x2badb0b2c0ffee22
#define PLANT_R12	0x3badb0b3c0ffee33
#define PLANT_R13	0x4badb0b4c0ffee44
#define PLANT_R14	0x5badb0b5c0ffee55
#define PLANT_R15	0x6badb0b6c0ffee66
#define PLANT_FRAME	0x7badb0b7c0ffee77
#define PLANT_JUNK	0x8badb0b8c0ffee88	/* caller-saved registers */

/* Rounding toward zero, everything masked: neither is the default, so that
 * a reset to the default is seen as much as any other change. */
#define PLANT_MXCSR	0x7f80
#define PLANT_FCW	0x0f7f

#endif
