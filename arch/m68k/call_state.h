/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a checked call sees afterwards: the tail of struct ua_call.  The
 * offsets are known to assembly (call_layout.h).
 */
#ifndef UA_M68K_CALL_STATE_H
#define UA_M68K_CALL_STATE_H

#include <stdint.h>

/* What is planted before the call, in a table of the same layout. */
struct ua_call_kept {
	uint32_t fp[6][3];		/* fp2-fp7 */
	unsigned long reg[11];		/* d2-d7, a2-a6 */
	unsigned long fpcr;
};

struct ua_call_state {
	struct ua_call_kept kept;
	unsigned long stack;		/* sp, less what it should be */
	unsigned long frame[6];		/* words above the callee's frame */
	uint32_t (*volatiles)[3];	/* fp0-fp7, when not NULL */
};

#endif
