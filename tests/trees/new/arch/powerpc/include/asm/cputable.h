/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Not the masks of Linux: they must be read from here. */
#ifndef ASM_POWERPC_CPUTABLE_H
#define ASM_POWERPC_CPUTABLE_H

#include <asm/feature-fixups.h>

#define CPU_FTR_ALTIVEC			0x00000040
#define CPU_FTR_NOEXECUTE		0x00000001
#ifdef __powerpc64__
#define CPU_FTR_CP_USE_DCBTZ		0x0000000200000000
#define CPU_FTR_UNALIGNED_LD_STD	0x0000000400000000
#define CPU_FTR_VMX_COPY		0x0000010000000000
#endif

#endif
