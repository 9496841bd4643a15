/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Not the numbers of Linux: they must be read from here. */
#ifndef ASM_X86_CPUFEATURES_H
#define ASM_X86_CPUFEATURES_H

#define X86_FEATURE_REP_GOOD	(1 * 32 + 5)
#define X86_FEATURE_ERMS	(8 * 32 + 30)
#define X86_FEATURE_SMAP	(9 * 32 + 13)

#endif
