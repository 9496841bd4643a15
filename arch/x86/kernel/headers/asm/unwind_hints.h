/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_UNWIND_HINTS_H
#define UA_ASM_UNWIND_HINTS_H

#ifdef __ASSEMBLY__
	.macro UNWIND_HINT_FUNC ignored:vararg
	.endm
	.macro UNWIND_HINT_EMPTY ignored:vararg
	.endm
#endif

#endif
