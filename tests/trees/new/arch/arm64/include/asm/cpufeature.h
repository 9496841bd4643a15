/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_ARM64_CPUFEATURE_H
#define ASM_ARM64_CPUFEATURE_H

#include <asm/cpucap-defs.h>

#endif
