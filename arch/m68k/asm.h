/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What every .S file of this folder includes first; see arch/linkage.h. */
#ifndef UA_M68K_ASM_H
#define UA_M68K_ASM_H

#define UA_TYPE_FUNC	@function
#define UA_TYPE_PROGBITS @progbits
#define UA_LANDING_PAD
#define UA_USER_OPERANDS	/* USER fixup, move.b, %d0, (%a0) */

#include "linkage.h"

#endif
