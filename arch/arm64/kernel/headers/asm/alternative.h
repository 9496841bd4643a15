/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Code that is patched; laid out as 6.12 does. */
#ifndef UA_ASM_ALTERNATIVE_H
#define UA_ASM_ALTERNATIVE_H

#include <asm/cpucaps.h>

#ifdef __ASSEMBLY__

/* 12 bytes: where the old code is and the new, the capability, both lengths. */
	.macro altinstruction_entry old, new, capability, old_length, new_length
	.long	\old - .
	.long	\new - .
	.hword	\capability
	.byte	\old_length
	.byte	\new_length
	.endm

/* Which half is in place: 0, the one for CPUs without the capability. */
	.macro alternative_if_not capability
	.set	.Lua_in_place, 0
	.pushsection .altinstructions, "a"
	altinstruction_entry 661f, 663f, \capability, 662f - 661f, 664f - 663f
	.popsection
661:
	.endm

	.macro alternative_if capability
	.set	.Lua_in_place, 1
	.pushsection .altinstructions, "a"
	altinstruction_entry 663f, 661f, \capability, 664f - 663f, 662f - 661f
	.popsection
	.subsection 1
661:
	.endm

	.macro alternative_else
662:
	.if	.Lua_in_place
	.previous
	.else
	.subsection 1
	.endif
663:
	.endm

	.macro alternative_endif
664:
	.if	!.Lua_in_place
	.previous
	.endif
	.endm

	.macro alternative_else_nop_endif
	alternative_else
	.rept	(662b - 661b) / 4
	nop
	.endr
	alternative_endif
	.endm

	.macro alternative_cb capability, function
	.pushsection .altinstructions, "a"
	altinstruction_entry 661f, \function, (1 << 15) | \capability, 662f - 661f, 0
	.popsection
661:
	.endm

	.macro alternative_cb_end
662:
	.endm

	.macro alternative_insn old, new, capability
	alternative_if_not \capability
	\old
	alternative_else
	\new
	alternative_endif
	.endm

#define ALTERNATIVE(old, new, capability)	alternative_insn old, new, capability

#endif

#endif
