/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * needs.h - what rows of arch/x86/routines.def may need of the CPU.
 *
 * Only instructions that would otherwise not run count: rep movsb runs on
 * every CPU, so that "erms" is a hint about speed and never a need.
 *
 * (Not called features.h: with this folder in the search path, the C library's
 * own <features.h> would be found here.)
 */
#ifndef UA_X86_NEEDS_H
#define UA_X86_NEEDS_H

#define UA_NEED_SSE2	1u	/* movnti */

#endif
