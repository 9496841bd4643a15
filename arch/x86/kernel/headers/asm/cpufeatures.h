/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_CPUFEATURES_H
#define UA_ASM_CPUFEATURES_H

/* Not the numbers of Linux: a file alone can't tell them apart. */
#define X86_FEATURE_REP_GOOD		(3 * 32 + 16)
#define X86_FEATURE_ALWAYS		(3 * 32 + 21)
#define X86_FEATURE_MFENCE_RDTSC	(3 * 32 + 17)
#define X86_FEATURE_LFENCE_RDTSC	(3 * 32 + 18)
#define X86_FEATURE_RETPOLINE		(7 * 32 + 12)
#define X86_FEATURE_XMM2		(0 * 32 + 26)

/* What is from before these were, has its patching written out. */
#ifndef UA_ALTERNATIVES_WRITTEN_OUT
#define X86_FEATURE_ERMS		(4 * 32 + 9)
#define X86_FEATURE_SMAP		(4 * 32 + 20)
#define X86_FEATURE_LA57		(4 * 32 + 21)
#define X86_FEATURE_FSRM		(4 * 32 + 22)
#define X86_FEATURE_FSRS		(4 * 32 + 23)
#define X86_FEATURE_FZRM		(4 * 32 + 24)
#endif

#endif
