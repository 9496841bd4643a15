/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a checked call sees afterwards: the tail of struct ua_call.  The
 * offsets are known to assembly (call_layout.h).
 */
#ifndef UA_POWERPC_CALL_STATE_H
#define UA_POWERPC_CALL_STATE_H

#include <stdint.h>

/* What is planted before the call, in a table of the same layout. */
struct ua_call_kept {
	_Alignas(16) unsigned char vr[12][16];	/* v20-v31 */
	uint64_t fpr[18];		/* f14-f31 */
	uint64_t fpscr;
	unsigned long gpr[18];		/* r14-r31 */
};

struct ua_call_state {
	struct ua_call_kept kept;
	unsigned long stack;		/* r1, r2 and r13, */
	unsigned long r2, r13;		/* less what they should be */
	unsigned long chain;		/* the back chain word, likewise */
	unsigned long cr, vrsave;
	unsigned long frame[5];		/* words above the callee's frame */
	unsigned char *volatiles;	/* f0-f13 and v0-v19, when not NULL */
};

#endif
