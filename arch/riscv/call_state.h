/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a checked call sees afterwards: the tail of struct ua_call.  The
 * offsets are known to assembly (call_layout.h).
 */
#ifndef UA_RISCV_CALL_STATE_H
#define UA_RISCV_CALL_STATE_H

#include <stdint.h>

/* What is planted before the call, in a table of the same layout. */
struct ua_call_kept {
	uint64_t fs[12];		/* fs0-fs11 */
	uint64_t s[12];			/* s0-s11 */
	uint64_t fcsr;
};

struct ua_call_state {
	struct ua_call_kept kept;
	uint64_t stack, thread, gp;	/* sp, tp and gp, less what they should be */
	uint64_t frame[6];		/* words above the callee's frame */
	uint64_t *volatiles;		/* f0-f31, when not NULL */
};

#endif
