/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_PROCESSOR_H
#define UA_ASM_PROCESSOR_H

#include <asm/reg.h>

#endif
