/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What checked_call.S and abi.c agree on: byte offsets in struct ua_call, and
 * what is planted.  ua_call_plant is a struct ua_call_kept, then two longs.
 */
#ifndef UA_ARM_CALL_LAYOUT_H
#define UA_ARM_CALL_LAYOUT_H

#define CALL_ENTRY	0
#define CALL_ARGS	4		/* r0-r3, then the stack */
#define CALL_RESULT	28
#define CALL_STATE	32

/* struct ua_call_kept */
#define KEPT_VR		0		/* d8-d15 */
#define KEPT_GPR	64		/* r4-r11 */
#define KEPT_FPSCR	96
#define KEPT_END	104

/* ua_call_plant: what the words above the frame hold, and what unused argument
 * and other volatile registers do */
#define PLANT_FRAME	KEPT_END
#define PLANT_JUNK	(KEPT_END + 4)

/* struct ua_call_state: the members after kept */
#define STATE_SP	KEPT_END
#define STATE_FRAME	(KEPT_END + 4)
#define FRAME_WORDS	6
#define STATE_VOLATILE	(STATE_FRAME + 4 * FRAME_WORDS)

/* All of d0-d31 as they were left, then FPSCR. */
#define VOLATILE_FPSCR	256
#define VOLATILE_END	260
/* A byte of those that are not d8-d15. */
#define PLANT_VR	0xa5

/* Rounding toward zero, no trap enabled, no vectors of VFP's. */
#define PLANT_FPSCR	0xc00000
/* The flags, saturation and sticky exceptions: not control. */
#define FPSCR_STATUS	0xf800009f

#endif
