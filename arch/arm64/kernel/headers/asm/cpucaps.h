/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Numbers of capabilities: any that are not alike. */
#ifndef UA_ASM_CPUCAPS_H
#define UA_ASM_CPUCAPS_H

#define ARM64_HAS_PAN			1
#define ARM64_HAS_UAO			2
#define ARM64_ALT_PAN_NOT_UAO		3
#define ARM64_HAS_NO_HW_PREFETCH	4
#define ARM64_HAS_MOPS			5

#endif
