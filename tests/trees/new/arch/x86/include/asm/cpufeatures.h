/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Not the numbers of Linux: they must be read from here. */
#ifndef ASM_X86_CPUFEATURES_H
#define ASM_X86_CPUFEATURES_H

#define X86_FEATURE_REP_GOOD	(2 * 32 + 5)
#define X86_FEATURE_ALWAYS	(2 * 32 + 6)
#define X86_FEATURE_ERMS	(7 * 32 + 30)
#define X86_FEATURE_SMAP	(9 * 32 + 9)
#define X86_FEATURE_FSRM	(11 * 32 + 1)
#define X86_FEATURE_FSRS	(11 * 32 + 2)

#endif
