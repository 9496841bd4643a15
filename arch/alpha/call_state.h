/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a checked call sees afterwards: the tail of struct ua_call.  The
 * offsets are known to assembly (call_layout.h).
 */
#ifndef UA_ALPHA_CALL_STATE_H
#define UA_ALPHA_CALL_STATE_H

#include <stdint.h>

/* What is planted before the call, in a table of the same layout. */
struct ua_call_kept {
	uint64_t fs[8];			/* f2-f9 */
	uint64_t s[7];			/* s0-s5, fp */
	uint64_t fpcr;
};

struct ua_call_state {
	struct ua_call_kept kept;
	uint64_t stack;			/* sp, less what it should be */
	uint64_t frame[6];		/* words above the callee's frame */
	uint64_t *volatiles;		/* f0-f30, when not NULL */
};

#endif
