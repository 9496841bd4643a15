/* SPDX-License-Identifier: GPL-2.0-or-later */
/* x86-64 settings for arch/linkage.h (System V ABI, GNU as or clang). */
#ifndef UA_X86_ASM_H
#define UA_X86_ASM_H

#define UA_TYPE_FUNC	@function
#define UA_TYPE_PROGBITS @progbits
#if defined(__CET__) && (__CET__ & 1)
#define UA_LANDING_PAD	endbr64
#else
#define UA_LANDING_PAD
#endif

#include "linkage.h"

#endif
