/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_IBT_H
#define UA_ASM_IBT_H

#include <asm/linkage.h>

#endif
