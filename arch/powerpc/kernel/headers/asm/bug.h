/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_BUG_H
#define UA_ASM_BUG_H

#define BUGFLAG_WARNING	1

#ifdef __ASSEMBLY__
	.macro EMIT_BUG_ENTRY ignored:vararg
	.endm
	.macro EMIT_WARN_ENTRY ignored:vararg
	.endm
#endif

#endif
