/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_COPY_MC_TEST_H
#define UA_ASM_COPY_MC_TEST_H

/* Injection of errors, which is off. */
#ifdef __ASSEMBLY__
#define COPY_MC_TEST_CTL
	.macro COPY_MC_TEST_SRC reg count target
	.endm
	.macro COPY_MC_TEST_DST reg count target
	.endm
#endif

#endif
