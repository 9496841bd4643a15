/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_POWERPC_CACHE_H
#define ASM_POWERPC_CACHE_H

#ifdef CONFIG_PPC32
#define L1_CACHE_SHIFT	5
#else
#define L1_CACHE_SHIFT	7
#endif
#define L1_CACHE_BYTES	(1 << L1_CACHE_SHIFT)

#endif
