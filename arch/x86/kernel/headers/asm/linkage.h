/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_LINKAGE_H
#define UA_ASM_LINKAGE_H

#define ALIGN		.p2align 4, 0x90
#define ALIGN_STR	".p2align 4, 0x90"

#ifdef __ASSEMBLY__
#define RET	ret
#define ASM_RET	ret
#define ENDBR
#define ANNOTATE_NOENDBR
#else
#define ASM_RET	"ret\n\t"
#endif

#endif
