/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a checked call sees afterwards: the tail of struct ua_call.  The
 * offsets are known to assembly (call_layout.h).
 */
#ifndef UA_S390_CALL_STATE_H
#define UA_S390_CALL_STATE_H

#include <stdint.h>

/* What is planted before the call, in a table of the same layout. */
struct ua_call_kept {
	uint64_t fpr[8];		/* f8-f15 */
	uint64_t gpr[8];		/* r6-r13 */
	uint32_t fpc, unused;
};

struct ua_call_state {
	struct ua_call_kept kept;
	uint64_t stack;			/* r15, less what it should be */
	uint32_t thread[2];		/* a0 and a1, the bits that differ */
	uint64_t frame[5];		/* words above the callee's frame */
	uint64_t *volatiles;		/* f0-f15, when not NULL */
};

#endif
