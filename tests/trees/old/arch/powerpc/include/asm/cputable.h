/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_POWERPC_CPUTABLE_H
#define ASM_POWERPC_CPUTABLE_H

#define CPU_FTR_ALTIVEC	0x00000080

#endif
