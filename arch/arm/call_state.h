/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a checked call sees afterwards: the tail of struct ua_call.  The
 * offsets are known to assembly (call_layout.h).
 */
#ifndef UA_ARM_CALL_STATE_H
#define UA_ARM_CALL_STATE_H

#include <stdint.h>

/* What is planted before the call, in a table of the same layout. */
struct ua_call_kept {
	uint64_t vr[8];			/* d8-d15 */
	unsigned long gpr[8];		/* r4-r11 */
	unsigned long fpscr, unused;
};

struct ua_call_state {
	struct ua_call_kept kept;
	unsigned long stack;		/* sp, less what it should be */
	unsigned long frame[6];		/* words above the callee's arguments */
	unsigned char *volatiles;	/* d0-d31 and FPSCR, when not NULL */
};

#endif
