/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_CURRENT_H
#define UA_ASM_CURRENT_H

#include <asm/percpu.h>

#endif
