/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_X86_SMAP_H
#define ASM_X86_SMAP_H

#include <asm/alternative.h>
#include <asm/cpufeatures.h>

#define ASM_CLAC	ALTERNATIVE "", ".byte 0x0f, 0x01, 0xca", X86_FEATURE_SMAP
#define ASM_STAC	ALTERNATIVE "", ".byte 0x0f, 0x01, 0xcb", X86_FEATURE_SMAP

#endif
