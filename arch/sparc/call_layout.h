/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What checked_call.S and abi.c agree on: byte offsets in struct ua_call, and
 * what is planted.  ua_call_plant is a struct ua_call_kept, then two longs.
 */
#ifndef UA_SPARC_CALL_LAYOUT_H
#define UA_SPARC_CALL_LAYOUT_H

#define CALL_ENTRY	0
#define CALL_ARGS	8		/* o0-o5 */
#define CALL_RESULT	56
#define CALL_STATE	64

/* struct ua_call_kept */
#define KEPT_L		0		/* l0-l7 */
#define KEPT_I		64		/* i0-i5 */
#define KEPT_G4		112
#define KEPT_G5		120
#define KEPT_FSR	128
#define KEPT_ASI	136
#define KEPT_FPRS	144
#define KEPT_END	152

/* ua_call_plant: what the words above the frame hold, and what unused argument
 * and other volatile registers do */
#define PLANT_FRAME	KEPT_END
#define PLANT_JUNK	(KEPT_END + 8)

/* struct ua_call_state: the members after kept */
#define STATE_FP	KEPT_END
#define STATE_I7	(KEPT_END + 8)
#define STATE_SP	(KEPT_END + 16)
#define STATE_G6	(KEPT_END + 24)
#define STATE_G7	(KEPT_END + 32)
#define STATE_FRAME	(KEPT_END + 40)
#define FRAME_WORDS	6
#define STATE_VOLATILE	(STATE_FRAME + 8 * FRAME_WORDS)
#define STATE_END	(STATE_VOLATILE + 8)
#define CALL_FOREIGN	(CALL_STATE + STATE_END)

/* f0, f2 to f62, as they were left. */
#define VOLATILE_END	256

/* Rounding toward zero, no exception seen. */
#define PLANT_FSR	0x40000000
/* User space, as a kernel's routines expect it. */
#define PLANT_ASI	0x11

#endif
