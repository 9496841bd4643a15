/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a checked call sees afterwards: the tail of struct ua_call.  The
 * offsets are known to assembly (call_layout.h).
 */
#ifndef UA_ARM64_CALL_STATE_H
#define UA_ARM64_CALL_STATE_H

#include <stdint.h>

/* What is planted before the call, in a table of the same layout. */
struct ua_call_kept {
	unsigned char vr[8][16];	/* v8-v15; their lower halves are kept */
	uint64_t gpr[11];		/* x19-x29 */
	uint64_t fpcr;
};

struct ua_call_state {
	struct ua_call_kept kept;
	uint64_t stack, thread;		/* sp and TPIDR_EL0, less what they should be */
	uint64_t frame[6];		/* words above the callee's frame */
	unsigned char *volatiles;	/* v0-v31 and FPSR, when not NULL */
};

#endif
