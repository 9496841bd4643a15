/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What checked_call.S and abi.c agree on: byte offsets in struct ua_call, and
 * what is planted.  ua_call_plant is a struct ua_call_kept, then two longs.
 */
#ifndef UA_ARM64_CALL_LAYOUT_H
#define UA_ARM64_CALL_LAYOUT_H

#define CALL_ENTRY	0
#define CALL_ARGS	8		/* x0-x5 */
#define CALL_RESULT	56
#define CALL_STATE	64

/* struct ua_call_kept */
#define KEPT_VR		0		/* v8-v15, whole */
#define KEPT_GPR	128		/* x19-x29 */
#define KEPT_FPCR	216
#define KEPT_END	224

/* ua_call_plant: what the words above the frame hold, and what unused argument
 * and other volatile registers do */
#define PLANT_FRAME	KEPT_END
#define PLANT_JUNK	(KEPT_END + 8)

/* struct ua_call_state: the members after kept */
#define STATE_SP	KEPT_END
#define STATE_TP	(KEPT_END + 8)
#define STATE_FRAME	(KEPT_END + 16)
#define FRAME_WORDS	6
#define STATE_VOLATILE	(STATE_FRAME + 8 * FRAME_WORDS)

/* All of v0-v31 as they were left, then FPSR. */
#define VOLATILE_FPSR	512
#define VOLATILE_END	520
/* A byte of those that are not v8-v15. */
#define PLANT_VR	0xa5

/* Rounding toward zero, no trap enabled. */
#define PLANT_FPCR	0xc00000

#endif
