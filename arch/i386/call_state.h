/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the checked call sees of the state afterwards; see call_layout.h. */
#ifndef UA_I386_CALL_STATE_H
#define UA_I386_CALL_STATE_H

#include <stdint.h>

struct ua_call_state {
	unsigned long seen[4], stack, flags, frame[4];
	uint32_t control[2];	/* MXCSR, x87 control word */
	unsigned char *vectors;	/* areas of VECTORS_AREA bytes: planted, seen */
};

#endif
