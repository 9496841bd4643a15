/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_CACHE_H
#define UA_ASM_CACHE_H

#ifdef CONFIG_PPC32
#define L1_CACHE_SHIFT		5
#define MAX_COPY_PREFETCH	4
#define IFETCH_ALIGN_SHIFT	3
#else
#define L1_CACHE_SHIFT		7
#define IFETCH_ALIGN_SHIFT	4
#endif
#define L1_CACHE_BYTES		(1 << L1_CACHE_SHIFT)
#define IFETCH_ALIGN_BYTES	(1 << IFETCH_ALIGN_SHIFT)

#endif
