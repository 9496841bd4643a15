/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_ARM64_ALTERNATIVE_H
#define ASM_ARM64_ALTERNATIVE_H

#include <asm/cpufeature.h>

/* Code, other code of the same size, the capability, both sizes in bytes. */
	.macro alt_entry old:req, new:req, cap:req, old_size:req, new_size:req
	.pushsection .altinstructions, "a"
	.long	\old - .
	.long	\new - .
	.short	\cap
	.byte	\old_size, \new_size
	.popsection
	.endm

	.macro alternative_if_not cap:req
	alt_entry 661f, 663f, \cap, 662f - 661f, 664f - 663f
661:
	.endm

	.macro alternative_else
662:
	.subsection 1
663:
	.endm

	.macro alternative_endif
664:
	.previous
	.endm

/* What a function of the kernel changes, from the capability on. */
	.macro alternative_cb cap:req, function:req
	alt_entry 661f, \function, 0x8000 | \cap, 662f - 661f, 0
661:
	.endm

	.macro alternative_cb_end
662:
	.endm

	.macro user_open
	alternative_if_not ARM64_HAS_PAN
	nop
	alternative_else
	SET_PAN(0)
	alternative_endif
	.endm

	.macro user_close
	alternative_if_not ARM64_HAS_PAN
	nop
	alternative_else
	SET_PAN(1)
	alternative_endif
	.endm

#endif
