/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What checked_call.S and abi.c agree on: byte offsets in struct ua_call, and
 * what is planted.  ua_call_plant is a struct ua_call_kept, then two longs.
 */
#ifndef UA_ALPHA_CALL_LAYOUT_H
#define UA_ALPHA_CALL_LAYOUT_H

#define CALL_ENTRY	0
#define CALL_ARGS	8		/* a0-a5 */
#define CALL_RESULT	56
#define CALL_STATE	64

/* struct ua_call_kept */
#define KEPT_FS		0		/* f2-f9 */
#define KEPT_S		64		/* s0-s5, fp: $9 to $15 */
#define KEPT_FPCR	120
#define KEPT_END	128

/* ua_call_plant: what the words above the frame hold, and what unused argument
 * and other volatile registers do */
#define PLANT_FRAME	KEPT_END
#define PLANT_JUNK	(KEPT_END + 8)

/* struct ua_call_state: the members after kept */
#define STATE_SP	KEPT_END
#define STATE_FRAME	(KEPT_END + 8)
#define FRAME_WORDS	6
#define STATE_VOLATILE	(STATE_FRAME + 8 * FRAME_WORDS)

/* All of f0-f30 as they were left. */
#define VOLATILE_END	248

/* FPCR: rounding toward minus infinity, all traps disabled. */
#define PLANT_FPCR	0x640e800000000000

#endif
