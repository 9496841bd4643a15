/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What every .S file of this folder includes first; see arch/linkage.h. */
#ifndef UA_SPARC_ASM_H
#define UA_SPARC_ASM_H

#define UA_TYPE_FUNC	@function
#define UA_TYPE_PROGBITS @progbits
#define UA_LANDING_PAD
#define UA_USER_OPERANDS

/* Addresses on the stack are this much from its registers. */
#define BIAS	2047

	.register %g2, #scratch
	.register %g3, #scratch
	.register %g6, #ignore
	.register %g7, #ignore

#include "linkage.h"

#endif
