/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A32, in the syntax that Thumb has, too. */
#ifndef UA_ASM_UNIFIED_H
#define UA_ASM_UNIFIED_H

#ifdef __ASSEMBLY__
	.syntax unified
#endif

#define ARM(text...)	text
#define THUMB(text...)
#define W(insn)		insn
#define AR_CLASS(text...) text
#define M_CLASS(text...)

#endif
