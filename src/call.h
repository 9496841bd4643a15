/* SPDX-License-Identifier: GPL-2.0-or-later */
/* One call of a routine, checked: see arch/<a>/checked_call.S. */
#ifndef UA_CALL_H
#define UA_CALL_H

#include "call_state.h"
#include "ua.h"

#define UA_CALL_ARGS	6

/* The offsets are known to assembly (arch/<a>/call_layout.h). */
struct ua_call {
	void (*entry)(void);
	unsigned long args[UA_CALL_ARGS];
	unsigned long result;
	struct ua_call_state state;	/* arch/<a>/call_state.h */
	bool foreign;		/* entry lies in an image, another module */
};

void ua_checked_call(struct ua_call *call);

/* Bits of ua_abi_name() that the call did not keep. */
unsigned ua_abi_check(const struct ua_call *call);
const char *ua_abi_name(unsigned bit);	/* NULL past the last */

/* Vector, mask and floating-point registers: whether the next call looks at them,
 * false where this machine can't; and bits of ua_vector_name() that it changed. */
bool ua_vectors_look(struct ua_call *call, bool look);
unsigned ua_vectors_check(const struct ua_call *call);
const char *ua_vector_name(unsigned bit);	/* NULL past the last */

/* What unused argument registers and upper halves hold. */
unsigned long ua_abi_junk(void);

#endif
