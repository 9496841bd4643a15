/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the checked call sees of the state afterwards; see call_layout.h. */
#ifndef UA_X86_CALL_STATE_H
#define UA_X86_CALL_STATE_H

#include <stdint.h>

struct ua_call_state {
	unsigned long seen[12];	/* registers, stack, flags, frame words */
	uint32_t control[2];	/* MXCSR, x87 control word */
	unsigned char *vectors;	/* areas of VECTORS_AREA bytes: planted, seen, reset */
	unsigned long components;	/* of XSAVE; 0: FXSAVE */
};

#endif
