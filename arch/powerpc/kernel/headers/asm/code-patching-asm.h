/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_CODE_PATCHING_ASM_H
#define UA_ASM_CODE_PATCHING_ASM_H

/* Places that a booting kernel patches: they stay as they are. */
#ifdef __ASSEMBLY__
	.macro patch_site ignored:vararg
	.endm
	.macro patch_site_addr ignored:vararg
	.endm
#endif

#endif
