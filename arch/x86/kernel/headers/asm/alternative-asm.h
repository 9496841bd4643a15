/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_ALTERNATIVE_ASM_H
#define UA_ASM_ALTERNATIVE_ASM_H

#include <asm/alternative.h>

#endif
