/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What checked_call.S and abi.c agree on: byte offsets in struct ua_call, and
 * what is planted.  ua_call_plant is a struct ua_call_kept, an extended
 * number's junk, and two longs.  A floating-point register is 12 bytes.
 */
#ifndef UA_M68K_CALL_LAYOUT_H
#define UA_M68K_CALL_LAYOUT_H

#define CALL_ENTRY	0
#define CALL_ARGS	4		/* six */
#define CALL_RESULT	28
#define CALL_STATE	32

/* struct ua_call_kept */
#define KEPT_FP		0		/* fp2-fp7 */
#define KEPT_REGS	72		/* d2-d7, a2-a6 */
#define KEPT_FPCR	116
#define KEPT_END	120

/* ua_call_plant: what volatile floating-point registers hold, the words above
 * the frame, and volatile registers */
#define PLANT_FJUNK	KEPT_END
#define PLANT_FRAME	(KEPT_END + 12)
#define PLANT_JUNK	(KEPT_END + 16)

/* struct ua_call_state: the members after kept */
#define STATE_SP	KEPT_END
#define STATE_FRAME	(KEPT_END + 4)
#define FRAME_WORDS	6
#define STATE_VOLATILE	(STATE_FRAME + 4 * FRAME_WORDS)

/* Rounding toward zero, no exception enabled. */
#define PLANT_FPCR	0x10

#endif
