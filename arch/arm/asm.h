/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What every .S file of this folder includes first; see arch/linkage.h.  All
 * code is A32, what C files become too (the file cflags), so that an
 * instruction has four bytes and an address of code has no bit for its kind.
 */
#ifndef UA_ARM_ASM_H
#define UA_ARM_ASM_H

#define UA_TYPE_FUNC	%function
#define UA_TYPE_PROGBITS %progbits
#define UA_LANDING_PAD

	.syntax unified
	.arch	armv7-a
	.fpu	neon
	.arm

#include "linkage.h"

/* The address of a hidden symbol of this program, position-independent. */
	.macro UA_ADDRESS reg:req, symbol:req
	ldr	\reg, .Lua_distance\@
.Lua_here\@:
	add	\reg, pc, \reg
	b	.Lua_behind\@
.Lua_distance\@:
	.long	\symbol - (.Lua_here\@ + 8)
.Lua_behind\@:
	.endm

#endif
