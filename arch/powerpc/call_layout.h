/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What checked_call.S and abi.c agree on: byte offsets in struct ua_call, and
 * what is planted.  ua_call_plant is a struct ua_call_kept, then two longs.
 */
#ifndef UA_POWERPC_CALL_LAYOUT_H
#define UA_POWERPC_CALL_LAYOUT_H

#define CALL_LONG	__SIZEOF_LONG__

#define CALL_ENTRY	0
#define CALL_ARGS	CALL_LONG		/* r3-r8 */
#define CALL_RESULT	(7 * CALL_LONG)
#define CALL_STATE	(8 * CALL_LONG)

/* struct ua_call_kept */
#define KEPT_VR		0
#define KEPT_FPR	192
#define KEPT_FPSCR	336
#define KEPT_GPR	344
#define KEPT_END	(KEPT_GPR + 18 * CALL_LONG)

/* ua_call_plant: what the words above the frame hold, and what unused argument
 * and other volatile registers do */
#define PLANT_FRAME	KEPT_END
#define PLANT_JUNK	(KEPT_END + CALL_LONG)

/* struct ua_call_state: the members after kept; that struct is a multiple of
 * 16 bytes */
#define STATE_STACK	((KEPT_END + 15) / 16 * 16)
#define STATE_R2	(STATE_STACK + CALL_LONG)
#define STATE_R13	(STATE_STACK + 2 * CALL_LONG)
#define STATE_CHAIN	(STATE_STACK + 3 * CALL_LONG)
#define STATE_CR	(STATE_STACK + 4 * CALL_LONG)
#define STATE_VRSAVE	(STATE_STACK + 5 * CALL_LONG)
#define STATE_FRAME	(STATE_STACK + 6 * CALL_LONG)
#define STATE_VOLATILE	(STATE_STACK + 11 * CALL_LONG)

#define FRAME_WORDS	5

/* The volatile ones as they were left: f0-f13, then v0-v19. */
#define VOLATILE_FPR	0
#define VOLATILE_VR	112
#define VOLATILE_END	(VOLATILE_VR + 20 * 16)
/* A word of those, in every v register. */
#define PLANT_VR	-11

/* CR2, CR3 and CR4 are the callee's to keep: a, 5, c; all other fields f. */
#define PLANT_CR_HIGH	0xffa5
#define PLANT_CR_LOW	0xcfff
/* Rounding toward zero, no exception enabled. */
#define PLANT_FPSCR	1
/* Says that v20-v31 are in use, and some more. */
#define PLANT_VRSAVE_HIGH 0x2bad
#define PLANT_VRSAVE_LOW 0x0fff

#endif
