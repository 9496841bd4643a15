/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_ARM64_ASSEMBLER_H
#define ASM_ARM64_ASSEMBLER_H

#include <linux/linkage.h>
#include <asm/asm-extable.h>

/* msr of PSTATE.PAN: 1 closes. */
#define SET_PAN(closed)	.inst 0xd500409f | (closed) << 8

#endif
