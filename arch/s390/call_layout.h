/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What checked_call.S and abi.c agree on: byte offsets in struct ua_call, and
 * what is planted.  ua_call_plant is a struct ua_call_kept, then two longs.
 */
#ifndef UA_S390_CALL_LAYOUT_H
#define UA_S390_CALL_LAYOUT_H

#define CALL_ENTRY	0
#define CALL_ARGS	8		/* r2-r6, then the stack */
#define CALL_RESULT	56
#define CALL_STATE	64

/* struct ua_call_kept */
#define KEPT_FPR	0		/* f8-f15 */
#define KEPT_GPR	64		/* r6-r13; r6 is an argument, too */
#define KEPT_FPC	128
#define KEPT_END	136

/* ua_call_plant: what the words above the frame hold, and what unused argument
 * and other volatile registers do */
#define PLANT_FRAME	KEPT_END
#define PLANT_JUNK	(KEPT_END + 8)

/* struct ua_call_state: the members after kept */
#define STATE_SP	KEPT_END
#define STATE_TP	(KEPT_END + 8)
#define STATE_FRAME	(KEPT_END + 16)
#define FRAME_WORDS	5
#define STATE_VOLATILE	(STATE_FRAME + 8 * FRAME_WORDS)

/* All of f0-f15 as they were left. */
#define VOLATILE_END	128

/* Rounding toward zero, no exception enabled. */
#define PLANT_FPC	1

#endif
