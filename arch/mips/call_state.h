/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a checked call sees afterwards: the tail of struct ua_call.  The
 * offsets are known to assembly (call_layout.h).
 */
#ifndef UA_MIPS_CALL_STATE_H
#define UA_MIPS_CALL_STATE_H

#include <stdint.h>

#include "call_layout.h"

/* What is planted before the call, in a table of the same layout. */
struct ua_call_kept {
	uint64_t fs[KEPT_FS_NR];
	unsigned long s[9];		/* s0-s7, s8 */
	unsigned long fcsr;
};

struct ua_call_state {
	struct ua_call_kept kept;
	unsigned long stack, gp;	/* sp and, where a callee keeps it, gp, less what they should be */
	unsigned long frame[FRAME_WORDS]; /* words above the callee's frame */
	uint64_t *volatiles;		/* all doubles, when not NULL */
};

#endif
