/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a checked call sees afterwards: the tail of struct ua_call.  The
 * offsets are known to assembly (call_layout.h).
 */
#ifndef UA_SPARC_CALL_STATE_H
#define UA_SPARC_CALL_STATE_H

#include <stdint.h>

/* What is planted before the call, in a table of the same layout. */
struct ua_call_kept {
	uint64_t l[8], i[6];		/* l0-l7, i0-i5 */
	uint64_t g4, g5, fsr, asi, fprs;
};

struct ua_call_state {
	struct ua_call_kept kept;
	/* fp, i7, sp, g6 and g7, less what they should be */
	uint64_t fp, i7, stack, g6, thread;
	uint64_t frame[6];		/* words above the callee's frame */
	uint64_t *volatiles;		/* f0, f2 to f62, when not NULL */
};

#endif
