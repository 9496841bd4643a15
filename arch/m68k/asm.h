/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What every .S file of this folder includes first; see arch/linkage.h.
 *
 * An assembler takes the blank before a register's percent sign out of a macro's
 * arguments, so that USER has a comma there: USER fixup, move.b, %d0, (%a0).
 */
#ifndef UA_M68K_ASM_H
#define UA_M68K_ASM_H

#define UA_TYPE_FUNC	@function
#define UA_TYPE_PROGBITS @progbits
#define UA_LANDING_PAD

#include "linkage.h"

	.purgem USER
	.macro USER fixup:req, op:req, operands:vararg
.Lua_user\@:
	\op \operands
	UA_EXTABLE .Lua_user\@, \fixup
	.endm

#endif
