/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_CPUFEATURE_H
#define UA_ASM_CPUFEATURE_H

#include <asm/cpucaps.h>

#endif
