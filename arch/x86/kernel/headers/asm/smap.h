/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_SMAP_H
#define UA_ASM_SMAP_H

#include <asm/alternative.h>

/* A file from before SMAP opens no window, so what stands in for others that
 * it calls must not close one. */
#if defined(X86_FEATURE_SMAP) && defined(UA_WINDOW)
#define ASM_CLAC	ALTERNATIVE "", ".byte 0x0f, 0x01, 0xca", X86_FEATURE_SMAP
#define ASM_STAC	ALTERNATIVE "", ".byte 0x0f, 0x01, 0xcb", X86_FEATURE_SMAP
#else
#define ASM_CLAC
#define ASM_STAC
#endif

#endif
