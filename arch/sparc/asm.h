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

/* An address of this program, into a register; o7 is lost. */
	.macro	ADDRESS symbol:req, reg:req
	sethi	%pc22(_GLOBAL_OFFSET_TABLE_ - 4), %g5
	call	1f
	 add	%g5, %pc10(_GLOBAL_OFFSET_TABLE_ + 4), %g5
1:	add	%g5, %o7, %g5
	sethi	%gdop_hix22(\symbol), %g4
	xor	%g4, %gdop_lox10(\symbol), %g4
	ldx	[%g5 + %g4], \reg, %gdop(\symbol)
	.endm

#endif
