/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What every .S file of this folder includes first; see arch/linkage.h. */
#ifndef UA_ARM64_ASM_H
#define UA_ARM64_ASM_H

#define UA_TYPE_FUNC	%function
#define UA_TYPE_PROGBITS %progbits
/* No file here says that it has landing pads, so the program has none. */
#define UA_LANDING_PAD

#include "linkage.h"

/* The address of a hidden symbol of this program. */
	.macro UA_ADDRESS reg:req, symbol:req
	adrp	\reg, \symbol
	add	\reg, \reg, :lo12:\symbol
	.endm

#endif
