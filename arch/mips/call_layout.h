/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What checked_call.S and abi.c agree on: byte offsets in struct ua_call, and
 * what is planted.  ua_call_plant is a struct ua_call_kept, a double's junk, and
 * two longs.
 */
#ifndef UA_MIPS_CALL_LAYOUT_H
#define UA_MIPS_CALL_LAYOUT_H

#if _MIPS_SIM == _ABI64
#define UA_W		8
#define KEPT_FS_NR	8		/* f24-f31 */
#define VOLATILE_NR	32
#else
#define UA_W		4
#define KEPT_FS_NR	6		/* f20, f22 ... f30 */
#define VOLATILE_NR	16		/* f0, f2 ... f30, pairs */
#endif

#define CALL_ENTRY	0
#define CALL_ARGS	UA_W		/* six */
#define CALL_RESULT	(7 * UA_W)
#define CALL_STATE	(8 * UA_W)

/* struct ua_call_kept */
#define KEPT_FS		0
#define KEPT_S		(8 * KEPT_FS_NR)	/* s0-s8 */
#define KEPT_FCSR	(KEPT_S + 9 * UA_W)
#define KEPT_END	(KEPT_FCSR + UA_W)

/* ua_call_plant: what volatile floating-point registers hold, the words above
 * the frame, and unused argument and other volatile registers */
#define PLANT_FJUNK	KEPT_END
#define PLANT_FRAME	(KEPT_END + 8)
#define PLANT_JUNK	(PLANT_FRAME + UA_W)

/* struct ua_call_state: the members after kept */
#define STATE_SP	KEPT_END
#define STATE_GP	(KEPT_END + UA_W)
#define STATE_FRAME	(KEPT_END + 2 * UA_W)
#define FRAME_WORDS	6
#define STATE_VOLATILE	(STATE_FRAME + UA_W * FRAME_WORDS)

/* Rounding toward zero, no exception seen. */
#define PLANT_FCSR	1

#endif
