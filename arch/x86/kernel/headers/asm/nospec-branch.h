/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_NOSPEC_BRANCH_H
#define UA_ASM_NOSPEC_BRANCH_H

#ifdef __ASSEMBLY__
#define ANNOTATE_RETPOLINE_SAFE
#define ANNOTATE_INTRA_FUNCTION_CALL
	.macro JMP_NOSPEC reg
	jmp	*%\reg
	.endm
	.macro CALL_NOSPEC reg
	call	*%\reg
	.endm
#endif

#endif
