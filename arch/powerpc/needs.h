/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * needs.h - what rows of arch/powerpc/routines.def may need of the machine.
 *
 * The line is how many bytes one dcbz clears: measured at start, for what a
 * routine's design takes for granted must be true.  Rows that read it from
 * ua_ppc_cache need none of these.
 *
 * A row of a 64-bit routine names its symbol as UA_64(symbol), so that it is
 * listed, and skipped, in the 32-bit ABI too.
 */
#ifndef UA_POWERPC_NEEDS_H
#define UA_POWERPC_NEEDS_H

#define UA_NEED_64BIT		1u
#define UA_NEED_ALTIVEC		2u
#define UA_NEED_VSX		4u
#define UA_NEED_ARCH_2_06	8u
#define UA_NEED_LINE_32		16u
#define UA_NEED_LINE_64		32u
#define UA_NEED_LINE_128	64u

#ifdef __powerpc64__
#define UA_64(symbol)	symbol
#else
#define UA_64(symbol)	ua_ppc_only64	/* in probe.S; never called */
#endif

#endif
